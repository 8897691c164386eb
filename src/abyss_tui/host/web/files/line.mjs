// The line to the host: it is called again whenever it breaks, until the host says it is over.

const WAITS = [100, 300, 600, 1000]; // milliseconds between calls
const OPENS_WITHIN = 4000;
const ANSWERS_WITHIN = 1500;
const LOOKS_EVERY = 10000;
const LONGEST = 4096; // bytes of one message; the host takes no longer ones than twice that

export class Line {
  // `page` has: hello() -> object, opened(), came(bytes), broken(), over(told), turn(mine)
  constructor(page) {
    this.page = page;
    this.state = 'new';
    this.connects = 0;
    this.over = null;
    this.bytes = 0;
    this.socket = null;
    this.tries = 0;
    this.timer = 0;
    this.asked = 0;
    addEventListener('visibilitychange', () => document.hidden || this.look());
    addEventListener('pageshow', event => event.persisted && this.look());
    addEventListener('online', () => this.look());
    setInterval(() => document.hidden || this.look(), LOOKS_EVERY);
  }

  call() {
    clearTimeout(this.timer);
    if (this.socket) {
      this.socket.onclose = this.socket.onmessage = this.socket.onopen = null;
      this.socket.close();
    }
    this.state = 'connecting';
    this.over = null;
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const mine = (this.socket = new WebSocket(`${scheme}://${location.host}/ws`));
    mine.binaryType = 'arraybuffer';
    const late = setTimeout(() => mine.readyState === WebSocket.CONNECTING && mine.close(), OPENS_WITHIN);
    mine.onopen = () => {
      clearTimeout(late);
      this.asked = 0;
      this.connects += 1;
      this.state = 'open';
      this.page.opened();
      mine.send(JSON.stringify(this.page.hello()));
    };
    mine.onmessage = event => this.take(event.data);
    mine.onclose = () => {
      clearTimeout(late);
      this.state = 'closed';
      if (this.over && this.over.over !== 'closing') {
        this.page.over(this.over);
      } else {
        this.page.broken();
        this.later();
      }
    };
  }

  take(data) {
    if (typeof data !== 'string') {
      this.tries = 0;
      this.bytes += data.byteLength;
      this.page.came(new Uint8Array(data));
      return;
    }
    const told = JSON.parse(data);
    if ('pong' in told) this.asked = 0;
    if ('turn' in told) this.page.turn(told.turn);
    if ('over' in told) this.over = told;
  }

  later() {
    clearTimeout(this.timer);
    const wait = WAITS[this.tries] ?? WAITS.at(-1) * (1 + Math.random() / 2);
    this.tries += 1;
    this.timer = setTimeout(() => this.call(), wait);
  }

  // Is the line alive? After a sleep it can be dead without having closed.
  look() {
    if (this.state === 'closed' && !(this.over && this.over.over !== 'closing')) {
      this.tries = 0;
      this.call();
      return;
    }
    if (this.state !== 'open') return;
    const mine = this.socket;
    this.asked = performance.now();
    mine.send(JSON.stringify({ ping: this.asked }));
    setTimeout(() => {
      if (this.asked && mine === this.socket && this.state === 'open') {
        this.page.broken();
        this.call();
      }
    }, ANSWERS_WITHIN);
  }

  send(bytes) {
    if (this.socket?.readyState !== WebSocket.OPEN) return;
    for (let at = 0; at < bytes.length; at += LONGEST) this.socket.send(bytes.slice(at, at + LONGEST));
  }

  tell(said) {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(said));
  }
}

export const locale = () => `${navigator.language.replace('-', '_')}.UTF-8`;
