// It is one's turn: the icon says so, and a short tone once.

const icon = document.getElementById('icon');
const usual = icon.href;
let mine = false;
let audio = null;

export function turn(now) {
  if (now === mine) return;
  mine = now;
  icon.href = now ? icon.dataset.turn : usual;
  if (now) navigator.setAppBadge?.().catch(() => {});
  else navigator.clearAppBadge?.().catch(() => {});
}

export function ring() {
  navigator.vibrate?.(80);
  try {
    audio ??= new AudioContext();
    const tone = audio.createOscillator();
    const volume = audio.createGain();
    volume.gain.value = 0.05;
    tone.frequency.value = 660;
    tone.connect(volume).connect(audio.destination);
    tone.start();
    tone.stop(audio.currentTime + 0.12);
  } catch {
    // a browser without sound, or one that wants a click first
  }
}
