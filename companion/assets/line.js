// The line to the table. It says what this phone showed when a finger came down, so that a tap
// counts only on what somebody has seen; and while the line is down nothing can be touched, so
// that no tap is lost.
{
  const OURS = 0xffffffff; // frames of ours among the app's: [1][OURS][…]
  const SEEN = 100; // ms that it takes to see something
  const SILENT = 6000; // ms without an answer after which the line is taken to be dead
  const AWAKE = 3000; // the same after the phone has slept
  const AGAIN = 2000; // ms between two looks whether the table's phone is there
  const local = ["localhost", "127.0.0.1", "[::1]"].includes(location.hostname);

  let line = null; // the newest socket
  let marks = []; // [number, when]: what was drawn, the newest last
  let touch = 0; // counts fingers, keys and clicks
  let seen = 0; // the mark that was in sight then
  let said = -1; // the touch that was told last
  let catchingUp = false; // what was kept back while the line was down is being sent
  let owing = 0; // since when an answer is owed
  let patience = SILENT;
  let downSince = 0;

  const now = () => performance.now();

  function touched() {
    touch += 1;
    const old = marks.filter(([, when]) => when <= now() - SEEN);
    seen = (old.at(-1) ?? marks[0] ?? [0])[0];
  }
  for (const type of ["pointerdown", "keydown", "click"]) {
    window.addEventListener(type, touched, { capture: true });
  }

  function frame(...numbers) {
    const view = new DataView(new ArrayBuffer(5 + 4 * numbers.length));
    view.setUint8(0, 1);
    view.setUint32(1, OURS, true);
    numbers.forEach((number, place) => view.setUint32(5 + 4 * place, number, true));
    return view.buffer;
  }

  function bytesOf(data) {
    if (ArrayBuffer.isView(data)) return new Uint8Array(data.buffer, data.byteOffset, data.byteLength);
    return new Uint8Array(data instanceof ArrayBuffer ? data : 0);
  }

  window.WebSocket = class extends WebSocket {
    constructor(...where) {
      super(...where);
      this.binaryType = "arraybuffer";
      line = this;
      marks = [];
      owing = 0;
      this.addEventListener("message", (event) => this.#heard(event));
      this.addEventListener("close", () => line === this && wentDown());
    }

    #heard(event) {
      if (line !== this) return;
      owing = 0;
      if (downSince) this.#up();
      const bytes = bytesOf(event.data);
      if (bytes[0] !== 1) return;
      const view = new DataView(bytes.buffer, bytes.byteOffset);
      if (view.getUint32(1, true) !== OURS) return;
      event.stopImmediatePropagation();
      if (bytes.length > 5) marks = [...marks.slice(-4), [view.getUint32(5, true), now()]];
    }

    #up() {
      downSince = 0;
      cover.remove();
      catchingUp = true; // taps among it were made on what is no longer so
      setTimeout(() => (catchingUp = false), 0);
    }

    send(data) {
      const bytes = bytesOf(data);
      const isEvent = bytes[0] === 0 && bytes[2] === 3;
      if (isEvent && catchingUp) return;
      if (isEvent && said !== touch) {
        said = touch;
        super.send(frame(seen, touch));
      }
      if (isEvent) expect(SILENT);
      super.send(data);
    }

    ask() {
      super.send(frame());
    }
  };

  function expect(within) {
    patience = owing ? Math.min(patience, within) : within;
    owing ||= now();
  }

  // Whoever owes an answer is asked once; then the line is dead, and the app makes a new one.
  setInterval(() => {
    if (!owing || line?.readyState !== WebSocket.OPEN) return;
    const waited = now() - owing;
    if (waited > patience) line.close();
    else if (waited > patience / 3) line.ask();
  }, 500);

  function wokeUp() {
    if (document.visibilityState !== "visible" || line?.readyState !== WebSocket.OPEN) return;
    expect(AWAKE);
    line.ask();
  }
  document.addEventListener("visibilitychange", wokeUp);
  window.addEventListener("online", wokeUp);
  window.addEventListener("offline", wokeUp);

  const cover = document.createElement("div");
  cover.id = "away";
  cover.setAttribute("role", "alert");

  function wentDown() {
    if (downSince) return;
    downSince = now();
    cover.replaceChildren();
    document.body.append(cover);
    setTimeout(tell, 400);
    setTimeout(lookAgain, AGAIN);
  }

  function tell() {
    if (!downSince) return;
    const card = document.createElement("div");
    const title = document.createElement("h1");
    title.textContent = local ? "Companion does not answer" : "Not at the table";
    const words = document.createElement("p");
    words.textContent = local
      ? "Is it still running? Everything that was counted is kept."
      : `The table’s phone at ${location.host} does not answer. This phone comes back by itself.`;
    const more = document.createElement("p");
    more.textContent = local
      ? ""
      : "Is it on the same Wi-Fi? If the table’s phone has changed its network, scan its code again.";
    card.append(title, words, more);
    cover.replaceChildren(card);
  }

  // The app tries less and less often: as soon as the table's phone is there, begin anew.
  async function lookAgain() {
    if (!downSince) return;
    try {
      await fetch("/healthz", { cache: "no-store", signal: AbortSignal.timeout(AWAKE) });
      setTimeout(() => downSince && location.reload(), AWAKE);
    } catch {
      // Not yet.
    }
    setTimeout(lookAgain, AGAIN);
  }

  for (const type of ["keydown", "keyup"]) {
    window.addEventListener(type, (event) => downSince && event.stopImmediatePropagation(), {
      capture: true,
    });
  }
}
