// Starts the engine from this folder alone. What never changes lies beside this script.
const here = new URL(".", document.currentScript.src).pathname;
const inBrowser = "jsConnect" in window; // Python runs here too (python.js): there is no server

// The packaged client reads its settings from this name.
var flet = {
  pyodide: inBrowser,
  multiView: false,
  noCdn: true,
  webSocketEndpoint: "/ws",
  entrypointBaseUrl: here,
  assetBase: here,
  routeUrlStrategy: inBrowser ? "hash" : "path", // any host has the one page, none the others
  canvasKitBaseUrl: here + "canvaskit/",
  fontFallbackBaseUrl: here + "assets/fonts/",
  webRenderer: "auto",
};

// For Han characters the engine picks one of five East Asian fonts by this language, and by chance
// for all others. The simplified Chinese one is bundled: have it picked. Nothing else reads this;
// the language of the page comes from navigator.languages.
Object.defineProperty(navigator, "language", { value: "zh-Hans" });

// WebKit brings a page back from its back/forward cache with its frames stopped: start anew.
window.addEventListener("pageshow", (event) => {
  if (event.persisted && navigator.vendor?.startsWith("Apple")) window.location.reload();
});

// The engine's first frame is empty: the splash stays until the app has drawn, which it says by
// naming the page. Should it never do so, what there is can be seen all the same.
const NAME = "Companion";
const LATEST = 60_000; // ms

function unveil() {
  const splash = document.getElementById("loading");
  if (!splash) return;
  requestAnimationFrame(() => requestAnimationFrame(() => splash.remove()));
  window.dispatchEvent(new Event("companion-drawn"));
}

window.addEventListener(
  "flutter-first-frame",
  () => {
    const named = () => document.title === NAME && unveil();
    new MutationObserver(named).observe(document.head, { childList: true, subtree: true });
    named();
    if (!inBrowser) setTimeout(unveil, LATEST);
  },
  { once: true },
);

async function start(initializer, config) {
  const engine = await initializer.initializeEngine(config);
  await engine.runApp();
}

function boot() {
  const config = {
    multiViewEnabled: flet.multiView,
    entrypointBaseUrl: flet.entrypointBaseUrl,
    assetBase: flet.assetBase,
    canvasKitBaseUrl: flet.canvasKitBaseUrl,
    fontFallbackBaseUrl: flet.fontFallbackBaseUrl,
  };
  _flutter.buildConfig = {
    builds: [
      {
        compileTarget: "dart2wasm",
        renderer: "skwasm",
        mainWasmPath: "main.dart.wasm",
        jsSupportRuntimePath: "main.dart.mjs",
      },
      { compileTarget: "dart2js", renderer: "canvaskit", mainJsPath: "main.dart.js" },
    ],
  };
  _flutter.loader.load({ config, onEntrypointLoaded: (found) => start(found, config) });
}

const loader = document.createElement("script");
loader.src = here + "flutter.js";
loader.addEventListener("load", boot);
loader.addEventListener("error", () => {
  document.getElementById("progress").textContent = inBrowser
    ? "Companion could not be loaded. Is there a network?"
    : "Companion could not be loaded. Is it running?";
});
document.head.append(loader);
