// The table in plain lines: an ordinary page of text, with a button for each numbered answer.

import { Line, locale } from '{{file line.mjs}}';
import { ring, turn } from '{{file turn.mjs}}';

const KEPT = 400; // paragraphs
const SHOWN = 12; // buttons
const log = document.getElementById('log');
const typed = document.getElementById('line');
const quick = document.getElementById('quick');
const said = document.getElementById('said');
const again = document.getElementById('again');
const words = document.body.dataset;
const encoder = new TextEncoder();
let decoder = new TextDecoder();
let open = null; // the paragraph that is being written
let since = []; // those since the last answer

function write(text) {
  if (text.includes('\x07')) ring();
  const plain = text.replace(/\x1b\[[0-9;?]*[a-zA-Z]|[\r\x07]/g, '');
  for (const part of plain.split(/(\n)/)) {
    if (part === '\n') {
      open = null;
    } else if (part) {
      if (!open) {
        open = log.appendChild(document.createElement('p'));
        since.push(open);
      }
      open.textContent += part;
    }
  }
  while (log.childElementCount > KEPT) log.firstElementChild.remove();
  offer();
  scrollTo(0, document.body.scrollHeight);
}

function offer() {
  const rows = since.map(row => /^\s*(\d{1,2})[ .)]/.exec(row.textContent)).filter(Boolean);
  const buttons = rows.slice(-SHOWN).map(([, number]) => {
    const button = document.createElement('button');
    button.textContent = number;
    button.onclick = () => answer(number);
    return button;
  });
  quick.replaceChildren(...buttons);
}

// What is typed on a dead line would be lost, so nothing can be.
function enable(on) {
  for (const each of document.querySelectorAll('#quick button, #typed input, #typed button')) {
    each.disabled = !on;
  }
}

function answer(text) {
  if (line.state !== 'open') return;
  const row = log.appendChild(document.createElement('p'));
  row.className = 'mine';
  row.textContent = `> ${text}`;
  open = null;
  since = [];
  offer();
  line.send(encoder.encode(`${text}\n`));
}

function show(text, button = false) {
  said.textContent = text;
  said.hidden = !text;
  again.hidden = !button;
}

const line = new Line({
  hello: () => ({ lines: true, columns: 80, rows: 24, table: words.table, language: locale() }),
  opened: () => {
    decoder = new TextDecoder();
    open = null;
    since = [];
    show('');
    enable(true);
    typed.focus();
  },
  came: bytes => write(decoder.decode(bytes, { stream: true })),
  broken: () => {
    show(words.calling);
    enable(false);
  },
  over: told => {
    show(told.said || words.ended, true);
    enable(false);
  },
  turn,
});
window.abyss = {
  get state() { return line.state; },
  get connects() { return line.connects; },
  get over() { return line.over; },
  text: () => log.textContent,
};
document.getElementById('typed').onsubmit = event => {
  event.preventDefault();
  answer(typed.value);
  typed.value = '';
};
again.onclick = () => {
  show('');
  line.call();
};
typed.focus();
line.call();
