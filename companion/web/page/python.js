// Python runs beside this page, in a worker; the packaged client speaks to it by these names.
{
  const here = document.currentScript.src;
  const worker = new Worker(new URL("worker.js", here), { type: "module" });
  const words = (text) => {
    const place = document.getElementById("progress");
    if (place) place.textContent = text;
  };
  let draw = () => {};
  let answer;
  const started = new Promise((resolve, reject) => (answer = { resolve, reject }));
  started.catch(() => {}); // said in words below

  worker.addEventListener("message", ({ data }) => {
    if (data instanceof Uint8Array) draw(data);
    else if (data.words) words(data.words);
    else if (data.started) answer.resolve();
    else if (data.failed) {
      words(data.failed);
      answer.reject(new Error(data.failed));
    }
  });

  globalThis.jsConnect = async (_app, args, onMessage) => {
    draw = onMessage;
    worker.postMessage({ connect: { args, documentUrl: document.URL } });
    await started;
  };
  globalThis.jsSend = async (_app, data) => worker.postMessage(data, [data.buffer]);
  globalThis.jsDisconnect = async () => worker.terminate();

  globalThis.companionWorker = worker; // for offline.js
}
