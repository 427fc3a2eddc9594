// Python and the app, beside the page. It starts before the page asks for it.
import lock from "./lock.mjs";
import { loadPyodide } from "./pyodide/pyodide.mjs";

const fetched = (name) => fetch(new URL(name, import.meta.url)).then((answer) => answer.arrayBuffer());
const app = fetched("app.zip");

// What Flet looks for by this name: where it finds and leaves the two ends of the connection.
const flet = {};
const early = []; // what the page has sent before Python listens
let listening = false;
let newer; // Python's answer to a newer version
let newerIsHere = false;

// What `companion.web.browser` says to the page.
self.companionPage = {
  say: (words) => self.postMessage({ words }),
  failed: (words) => self.postMessage({ failed: words }),
  whenNewer: (then) => {
    newer = then;
    if (newerIsHere) tellNewer();
  },
};

function tellNewer() {
  newerIsHere = true;
  newer?.(() => self.postMessage({ useNewer: true }));
  newer = undefined;
}

const connected = new Promise((resolve) => {
  self.onmessage = ({ data }) => {
    if (data.connect) resolve(data.connect);
    else if (data.newer) tellNewer();
    else if (listening) flet.send(data);
    else early.push(data);
  };
});

async function python() {
  const pyodide = await loadPyodide({
    stdLibURL: new URL("python.zip", import.meta.url).href,
    lockFileContents: lock, // no packages: nothing is ever fetched from anywhere
  });
  pyodide.FS.mkdirTree("/app");
  pyodide.FS.writeFile("/app/app.zip", new Uint8Array(await app));
  pyodide.registerJsModule("flet_js", flet);
  return pyodide;
}

const START = `
import sys, zipfile
sys.path.insert(0, "/app/app.zip")
with zipfile.ZipFile("/app/app.zip") as archive:
    archive.extractall("/app", [n for n in archive.namelist() if n.startswith(("data/", "seeds/"))])
import companion.web.start
companion.web.start.main()
`;

async function run() {
  self.postMessage({ words: "Waking the baker …" });
  const pyodide = await python();
  await pyodide.runPythonAsync(START);
  Object.assign(flet, await connected);
  await flet.start_connection((message) => {
    const bytes = message.toJs();
    self.postMessage(bytes, [bytes.buffer]);
  });
  listening = true;
  early.forEach((data) => flet.send(data));
  self.postMessage({ started: true });
}

run().catch((error) => {
  console.error(error);
  self.postMessage({ failed: "Companion could not start in this browser." });
});
