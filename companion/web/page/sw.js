// Keeps the app on this device, so that it opens with no network. A file is kept under the name of
// its content: a new version fetches only what has changed, and takes over when it is asked to.
const BUILD = "__BUILD__";
const LIST = `v/${BUILD}/files.json`;
const KEPT = "companion";
const scope = self.registration.scope;

const place = (tag) => new URL(`kept/${tag}`, scope).href; // no address on any host: a name only
const url = (path) => new URL(path, scope).href;

let listed; // the files of this version: path -> name of its content
async function files() {
  listed ??= (async () => {
    const cache = await caches.open(KEPT);
    const kept = await cache.match(url(LIST));
    const answer = kept ?? (await fetch(url(LIST)));
    if (!kept && answer.ok) await cache.put(url(LIST), answer.clone());
    return answer.json();
  })();
  listed.catch(() => (listed = undefined));
  return listed;
}

// What the page has loaded just now lies in the browser's own cache: nothing is fetched twice.
async function keep(paths) {
  const [list, cache] = [await files(), await caches.open(KEPT)];
  const missing = [...new Set(paths)].filter((path) => path in list);
  const one = async () => {
    for (let path; (path = missing.shift()); ) {
      if (await cache.match(place(list[path]))) continue;
      const answer = await fetch(url(path), { cache: path.startsWith("v/") ? "force-cache" : "no-cache" });
      if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
      await cache.put(place(list[path]), answer);
    }
  };
  await Promise.all([one(), one(), one()]);
}

// The paths that an older version has kept, as this version calls them.
async function usual() {
  const cache = await caches.open(KEPT);
  const paths = ["index.html"];
  for (const request of await cache.keys()) {
    const older = request.url.match(/v\/(\w+)\/files\.json$/)?.[1];
    if (!older || older === BUILD) continue;
    const list = await (await cache.match(request)).json();
    for (const [path, tag] of Object.entries(list))
      if (await cache.match(place(tag))) paths.push(path.replace(`v/${older}/`, `v/${BUILD}/`));
  }
  return paths;
}

async function forgetOthers() {
  const cache = await caches.open(KEPT);
  const wanted = new Set([url(LIST), ...Object.values(await files()).map(place)]);
  for (const request of await cache.keys())
    if (!wanted.has(request.url)) await cache.delete(request);
}

self.addEventListener("install", (event) => event.waitUntil(usual().then(keep)));
self.addEventListener("activate", (event) =>
  event.waitUntil(forgetOthers().then(() => self.clients.claim())),
);

self.addEventListener("message", (event) => {
  if (event.data === "use") self.skipWaiting();
  if (event.data.keep)
    event.waitUntil(keep(event.data.keep).then(() => event.ports[0]?.postMessage("kept")));
});

async function answer(request) {
  const path = request.mode === "navigate" ? "index.html" : request.url.slice(scope.length);
  const [list, cache] = [await files(), await caches.open(KEPT)];
  if (path === LIST) return (await cache.match(request.url)) ?? fetch(request);
  if (!(path in list)) return fetch(request);
  const kept = await cache.match(place(list[path]));
  // Without the address that it came from: a script looks beside its own for others.
  if (kept) return new Response(kept.body, kept);
  const fresh = await fetch(request);
  if (fresh.ok) await cache.put(place(list[path]), fresh.clone());
  return fresh;
}

self.addEventListener("fetch", (event) => {
  const { method, url: address } = event.request;
  if (method === "GET" && address.startsWith(scope) && !address.endsWith("version.json"))
    event.respondWith(answer(event.request));
});
