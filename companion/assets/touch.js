// One touch counts once. What comes down again at the same place within a quarter of a second is
// a finger that trembles, and never reaches the app. It is decided here because only here the
// moments of the touches are known: the app hears of a second one when it has drawn the first.
{
  const DEAF = 250; // ms after a tap
  // In the foot's right corner a tap hands the turn on and brings another button under the
  // finger: a second one there would end the next player's turn, or undo what was just entered.
  const DEAF_IN_CORNER = 700;
  const PLACE = 24; // CSS pixels that the finger may be off
  const echoes = new Set(); // pointers that are down and not listened to
  const down = new Map(); // where the others came down
  let tap = null; // the newest tap that counted
  let clickToo = false; // the browser makes a click of an echo as well

  const deaf = (event) =>
    event.clientX > innerWidth * 0.6 && event.clientY > innerHeight - 100 ? DEAF_IN_CORNER : DEAF;
  const near = (event, other) =>
    Math.hypot(event.clientX - other.clientX, event.clientY - other.clientY) < PLACE;
  const hush = (event) => event.stopImmediatePropagation();
  const listen = (type, heard) => window.addEventListener(type, heard, { capture: true });

  // For as long as a place is deaf to more than a tremble, a fading disc lies on it.
  const show = (event) => {
    const disc = document.createElement("div");
    disc.className = "deaf";
    disc.style.left = `${event.clientX}px`;
    disc.style.top = `${event.clientY}px`;
    document.body.append(disc);
    setTimeout(() => disc.remove(), DEAF_IN_CORNER);
  };

  listen("pointerdown", (event) => {
    const typing = event.target.closest?.("input, textarea"); // two touches there mark a word
    const again = tap && event.timeStamp - tap.timeStamp < deaf(event) && near(event, tap);
    clickToo = again && !typing;
    if (clickToo) {
      echoes.add(event.pointerId);
      hush(event);
    } else {
      down.set(event.pointerId, event);
    }
  });

  listen("pointerup", (event) => {
    if (echoes.delete(event.pointerId)) return hush(event);
    const begun = down.get(event.pointerId);
    down.delete(event.pointerId);
    if (!begun || !near(event, begun)) return;
    tap = event;
    if (deaf(event) > DEAF) show(event);
  });

  listen("pointermove", (event) => echoes.has(event.pointerId) && hush(event));

  listen("pointercancel", (event) => {
    down.delete(event.pointerId);
    if (echoes.delete(event.pointerId)) hush(event);
  });

  listen("click", (event) => {
    if (clickToo) hush(event);
    clickToo = false;
  });
}
