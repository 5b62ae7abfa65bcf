// Sounds of our own making: knocks of wood, a stone set down, a wave, iron on iron, a horn. Nothing is recorded; everything is computed.

export type Sound = 'wood' | 'fall' | 'stone' | 'horn' | 'wave' | 'clash';

let context: AudioContext | null = null;

interface Tone {
  type: OscillatorType;
  from: number;
  to: number;
  seconds: number;
  loud: number;
}

const tones: Record<Sound, Tone[]> = {
  wood: [{ type: 'triangle', from: 340, to: 150, seconds: 0.09, loud: 0.3 }],
  fall: [
    { type: 'triangle', from: 260, to: 70, seconds: 0.22, loud: 0.35 },
    { type: 'sine', from: 120, to: 50, seconds: 0.3, loud: 0.25 },
  ],
  stone: [
    { type: 'square', from: 130, to: 60, seconds: 0.12, loud: 0.14 },
    { type: 'triangle', from: 520, to: 380, seconds: 0.16, loud: 0.16 },
  ],
  wave: [
    { type: 'sine', from: 160, to: 320, seconds: 0.35, loud: 0.12 },
    { type: 'triangle', from: 420, to: 160, seconds: 0.5, loud: 0.06 },
  ],
  clash: [
    { type: 'square', from: 900, to: 620, seconds: 0.08, loud: 0.08 },
    { type: 'triangle', from: 1400, to: 900, seconds: 0.16, loud: 0.12 },
  ],
  horn: [
    { type: 'sawtooth', from: 147, to: 147, seconds: 0.9, loud: 0.1 },
    { type: 'sawtooth', from: 220, to: 220, seconds: 0.9, loud: 0.07 },
  ],
};

function sound(audio: AudioContext, tone: Tone, delay: number): void {
  const start = audio.currentTime + delay;
  const oscillator = audio.createOscillator();
  const gain = audio.createGain();
  oscillator.type = tone.type;
  oscillator.frequency.setValueAtTime(tone.from, start);
  oscillator.frequency.exponentialRampToValueAtTime(tone.to, start + tone.seconds);
  gain.gain.setValueAtTime(0.0001, start);
  gain.gain.exponentialRampToValueAtTime(tone.loud, start + 0.015);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + tone.seconds);
  oscillator.connect(gain).connect(audio.destination);
  oscillator.start(start);
  oscillator.stop(start + tone.seconds);
}

/** Plays a few sounds one after the other; what has none is passed over. */
export function play(sounds: (Sound | undefined)[]): void {
  context ??= new AudioContext();
  const audio = context;
  let delay = 0;
  for (const name of new Set(sounds)) {
    if (!name) continue;
    for (const tone of tones[name]) sound(audio, tone, delay);
    delay += 0.14;
  }
}
