// The table: a terminal in a page.

import { Line, locale } from '{{file line.mjs}}';
import { ring, turn } from '{{file turn.mjs}}';

// The page's policy allows no styles within tags. The terminal makes style elements, which get the
// nonce of the page, and one of its renderers writes colours as attributes: the same is done here
// through the object model, which the policy lets pass.
const nonce = document.querySelector('meta[name=csp-nonce]').content;
const make = document.createElement.bind(document);
document.createElement = (name, options) => {
  const element = make(name, options);
  if (String(name).toLowerCase() === 'style') element.setAttribute('nonce', nonce);
  return element;
};
const setAttribute = Element.prototype.setAttribute;
Element.prototype.setAttribute = function (name, value) {
  if (name === 'style') this.style.cssText = value;
  else setAttribute.call(this, name, value);
};
const { Terminal } = await import('{{file xterm.mjs}}');
const { WebglAddon } = await import('{{file addon-webgl.mjs}}');

const query = new URLSearchParams(location.search);
const coarse = matchMedia('(pointer: coarse)').matches;
const place = document.getElementById('screen');
const veil = document.getElementById('veil');
const said = document.getElementById('said');
const again = document.getElementById('again');
const words = document.body.dataset;

// Cells are measured when the terminal opens: the fonts must be there by then.
await Promise.all(['', 'bold '].map(weight => document.fonts.load(`${weight}16px "Abyss Mono"`)));
const term = new Terminal({
  fontFamily: '"Abyss Mono", monospace',
  fontSize: 16,
  lineHeight: 1,
  letterSpacing: 0,
  scrollback: 0,
  cursorBlink: false,
  cursorInactiveStyle: 'none',
  customGlyphs: true,
  minimumContrastRatio: 1,
  theme: { background: '#02070d' },
  macOptionIsMeta: true,
  rightClickSelectsWord: false,
  drawBoldTextInBrightColors: false,
  logLevel: 'error',
  allowProposedApi: true,
});
term.open(place);
term.textarea.setAttribute('autocapitalize', 'off');
if (coarse) term.textarea.inputMode = 'none'; // no keyboard jumps up at a tap
let renderer = 'dom';
if (query.get('r') !== 'dom') {
  try {
    const webgl = new WebglAddon();
    webgl.onContextLoss(() => {
      webgl.dispose();
      abyss.renderer = 'dom';
    });
    term.loadAddon(webgl);
    renderer = 'webgl';
  } catch {
    // no graphics card: the other renderer is there already
  }
}

// The largest letters at which 80 x 24 fits, and more cells where there is room. Cells are whole
// pixels of the screen wide, because one renderer rounds them down: the letters fill the cell.
const LEAST = { columns: 80, rows: 24 };
const MOST = { columns: 200, rows: 60 };
const LETTER = { width: 0.6021, height: 1.1641 }; // of the font, by its size
const LARGEST = coarse ? 18 : 15; // pixels
function fit() {
  const width = place.clientWidth;
  const height = place.clientHeight;
  const ratio = devicePixelRatio;
  const widest = Math.min(
    (width * ratio) / LEAST.columns,
    ((height * ratio) / LEAST.rows) * (LETTER.width / LETTER.height),
    LARGEST * LETTER.width * ratio,
  );
  for (let pixels = Math.max(3, Math.floor(widest + 0.02)); pixels >= 3; pixels -= 1) {
    term.options.fontSize = Math.round(((pixels + 0.03) / LETTER.width / ratio) * 100) / 100;
    const cell = term._core._renderService.dimensions.css.cell;
    const columns = Math.floor(width / cell.width + 0.01);
    const rows = Math.floor(height / cell.height + 0.01);
    if ((columns < LEAST.columns || rows < LEAST.rows) && pixels > 3) continue;
    abyss.cell = { width: cell.width, height: cell.height, font: term.options.fontSize };
    term.resize(
      Math.max(LEAST.columns, Math.min(columns, MOST.columns)),
      Math.max(LEAST.rows, Math.min(rows, MOST.rows)),
    );
    return;
  }
}

function show(text, button = false) {
  said.textContent = text;
  again.hidden = !button;
  veil.hidden = !text;
}

function lastWords() {
  const buffer = term.buffer.active;
  const rows = Array.from({ length: buffer.length }, (_, row) => buffer.getLine(row).translateToString(true));
  return rows.filter(row => row.trim()).slice(-4).join('\n');
}

const line = new Line({
  hello: () => ({ columns: term.cols, rows: term.rows, table: words.table, language: locale() }),
  opened: () => term.reset(),
  came: bytes => {
    show('');
    term.write(bytes);
  },
  broken: () => show(words.calling),
  over: told => show(told.said || lastWords() || words.ended, true),
  turn: now => {
    abyss.turn = now;
    turn(now);
  },
});
const abyss = (window.abyss = {
  renderer,
  cell: null,
  turn: false,
  bells: 0,
  get state() { return line.state; },
  get connects() { return line.connects; },
  get over() { return line.over; },
  get bytes() { return line.bytes; },
  text: () => {
    const buffer = term.buffer.active;
    const row = at => buffer.getLine(buffer.viewportY + at)?.translateToString(false) ?? '';
    return Array.from({ length: term.rows }, (_, at) => row(at)).join('\n');
  },
});
window.term = term;

const encoder = new TextEncoder();
term.onData(data => line.send(encoder.encode(data)));
term.onBinary(data => line.send(Uint8Array.from(data, sign => sign.charCodeAt(0))));
let sizing = 0;
term.onResize(({ cols, rows }) => {
  clearTimeout(sizing);
  sizing = setTimeout(() => line.tell({ size: [cols, rows] }), 100);
});
// What the host lets one copy (OSC 52) goes into the clipboard of the browser, where it allows that.
term.parser.registerOscHandler(52, data => {
  try {
    const bytes = Uint8Array.from(atob(data.split(';')[1]), sign => sign.charCodeAt(0));
    navigator.clipboard?.writeText(new TextDecoder().decode(bytes)).catch(() => {});
  } catch {
    // no text in base64: not ours
  }
  return true;
});
term.onTitleChange(title => { document.title = title; });
term.onBell(() => {
  abyss.bells += 1;
  ring();
});
again.onclick = () => {
  show('');
  line.call();
};

const KEYS = {
  up: '\x1b[A', down: '\x1b[B', right: '\x1b[C', left: '\x1b[D', enter: '\r', esc: '\x1b', tab: '\t',
};
const REPEATED = ['up', 'down', 'left', 'right'];
for (const button of document.querySelectorAll('.keys button')) {
  const key = button.dataset.k;
  let waiting = 0;
  let repeating = 0;
  const press = () => {
    if (key !== 'board') {
      term.input(KEYS[key] ?? key);
      return;
    }
    const { textarea } = term;
    textarea.inputMode = textarea.inputMode === 'none' ? 'text' : 'none';
    textarea.blur();
    term.focus();
  };
  button.addEventListener('pointerdown', event => {
    event.preventDefault();
    press();
    if (REPEATED.includes(key)) waiting = setTimeout(() => { repeating = setInterval(press, 120); }, 400);
  });
  for (const end of ['pointerup', 'pointercancel', 'pointerleave']) {
    button.addEventListener(end, () => {
      clearTimeout(waiting);
      clearInterval(repeating);
    });
  }
}

new ResizeObserver(fit).observe(place);
visualViewport?.addEventListener('resize', fit);
fit();
term.focus();
line.call();
