// After the first visit the app opens with no network: its files are kept while nobody waits.
{
  const HOUR = 3_600_000; // ms
  const build = new URL(".", document.currentScript.src).href;

  async function kept(paths) {
    const { active } = await navigator.serviceWorker.ready;
    const channel = new MessageChannel();
    const done = new Promise((resolve) => (channel.port1.onmessage = resolve));
    active.postMessage({ keep: paths }, [channel.port2]);
    return done;
  }

  async function keepAll() {
    const scope = document.baseURI;
    const list = await (await fetch(build + "files.json")).json();
    const paths = Object.keys(list).map((path) => [path, path.replace(/^v\/\w+\//, "")]);
    const chosen = (wanted) => paths.filter(([, name]) => wanted.test(name)).map(([path]) => path);
    const loaded = performance.getEntriesByType("resource").map(({ name }) => name.slice(scope.length));
    await kept(["index.html", ...chosen(/^(pyodide\/|worker\.js|lock\.mjs|\w+\.zip)/), ...loaded]);
    document.documentElement.dataset.offline = "ready";
    await new Promise((resolve) => (window.requestIdleCallback ?? setTimeout)(resolve));
    // Names in rare scripts, films and formulas: the first is fetched with a network, the rest never.
    const later = /^(svg|sounds|icons)\/|^manifest\.json|^assets\/(?!fonts\/noto|NOTICES|packages\/(media_kit|flutter_math_fork|cupertino_icons)\/)/;
    await kept(chosen(later));
    document.documentElement.dataset.offline = "whole";
  }

  function offer(registration) {
    companionWorker.postMessage({ newer: true });
    companionWorker.addEventListener("message", ({ data }) => {
      if (!data.useNewer) return;
      navigator.serviceWorker.addEventListener("controllerchange", () => location.reload());
      registration.waiting?.postMessage("use");
    });
  }

  async function start() {
    const registration = await navigator.serviceWorker.register("sw.js");
    if (registration.waiting) offer(registration);
    registration.addEventListener("updatefound", () => {
      const { installing } = registration;
      installing.addEventListener("statechange", () => {
        if (installing.state === "installed" && registration.active) offer(registration);
      });
    });
    let asked = Date.now();
    document.addEventListener("visibilitychange", () => {
      if (document.hidden || Date.now() - asked < HOUR) return;
      asked = Date.now();
      registration.update();
    });
    await keepAll();
  }

  navigator.storage?.persist?.();
  if (navigator.serviceWorker)
    window.addEventListener("companion-drawn", () => start().catch(console.warn), { once: true });
}
