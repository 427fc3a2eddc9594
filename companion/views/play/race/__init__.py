"""What Hasty Baker and Cake Auf! share on the screen: turns of some actions, a race of points."""
