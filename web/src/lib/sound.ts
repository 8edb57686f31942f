// Sounds of our own, made from noise and sine waves when they are needed: stone, wood, coin,
// water, dice, horn, and the chime that calls to the table.
import type { Sound } from '../games/types';
import { settings } from './settings.svelte';

let audio: AudioContext | null = null;
let noise: AudioBuffer | null = null;

interface Tone {
  hz: number;
  toHz?: number;
  /** Seconds from now, and how long it rings. */
  at?: number;
  rings: number;
  loud: number;
  shape?: OscillatorType;
}
interface Rustle {
  hz: number;
  sharp: number;
  at?: number;
  rings: number;
  loud: number;
}

function envelope(begin: number, rings: number, loud: number, attack = 0.004): GainNode {
  const gain = audio!.createGain();
  gain.gain.setValueAtTime(0, begin);
  gain.gain.linearRampToValueAtTime(loud, begin + attack);
  gain.gain.exponentialRampToValueAtTime(0.0008, begin + rings);
  gain.connect(audio!.destination);
  return gain;
}

function tone({ hz, toHz, at = 0, rings, loud, shape = 'sine' }: Tone, attack?: number): void {
  const begin = audio!.currentTime + at;
  const source = audio!.createOscillator();
  source.type = shape;
  source.frequency.setValueAtTime(hz, begin);
  if (toHz) source.frequency.exponentialRampToValueAtTime(toHz, begin + rings);
  source.connect(envelope(begin, rings, loud, attack));
  source.start(begin);
  source.stop(begin + rings + 0.05);
}

function rustle({ hz, sharp, at = 0, rings, loud }: Rustle): void {
  if (!noise) {
    noise = audio!.createBuffer(1, audio!.sampleRate / 2, audio!.sampleRate);
    const data = noise.getChannelData(0);
    for (let i = 0; i < data.length; ++i) data[i] = Math.random() * 2 - 1;
  }
  const begin = audio!.currentTime + at;
  const source = audio!.createBufferSource();
  const filter = audio!.createBiquadFilter();
  source.buffer = noise;
  filter.type = 'bandpass';
  filter.frequency.value = hz;
  filter.Q.value = sharp;
  source.connect(filter).connect(envelope(begin, rings, loud));
  source.start(begin, Math.random() * 0.2);
  source.stop(begin + rings + 0.05);
}

const recipes: Record<Sound | 'chime', () => void> = {
  stone: () => {
    rustle({ hz: 900, sharp: 1.2, rings: 0.09, loud: 0.5 });
    tone({ hz: 150, toHz: 80, rings: 0.12, loud: 0.22 });
  },
  wood: () => {
    tone({ hz: 420, toHz: 250, rings: 0.08, loud: 0.18, shape: 'triangle' });
    rustle({ hz: 1700, sharp: 2, rings: 0.035, loud: 0.25 });
  },
  coin: () => {
    for (const [i, hz] of [2637, 3520, 5274].entries()) tone({ hz, at: i * 0.03, rings: 0.35, loud: 0.045 });
  },
  water: () => {
    for (let i = 0; i < 5; ++i) tone({ hz: 420 + 110 * i, toHz: 760 + 140 * i, at: i * 0.06, rings: 0.09, loud: 0.06 });
    rustle({ hz: 700, sharp: 0.6, rings: 0.45, loud: 0.12 });
  },
  dice: () => {
    for (const at of [0, 0.07, 0.12, 0.2, 0.31]) rustle({ hz: 2300 - at * 2000, sharp: 3, at, rings: 0.04, loud: 0.5 - at });
  },
  horn: () => {
    for (const [i, hz] of [196, 294].entries()) {
      tone({ hz, at: i * 0.24, rings: 0.6, loud: 0.1, shape: 'sawtooth' }, 0.06);
      tone({ hz: hz * 2, at: i * 0.24, rings: 0.5, loud: 0.04 }, 0.06);
    }
  },
  chime: () => {
    for (const [i, hz] of [523.25, 783.99].entries()) tone({ hz, at: i * 0.12, rings: 0.55, loud: 0.12 }, 0.02);
  },
};

/** Plays if the person wants to hear it. */
export function play(sound: Sound | 'chime'): void {
  if (!settings.sound) return;
  try {
    audio ??= new AudioContext();
    recipes[sound]();
  } catch {
    // No sound device: everything is also seen.
  }
}

/** A short knock in the hand, where the device can. */
export function knock(ms = 12): void {
  if (settings.haptics) navigator.vibrate?.(ms);
}
