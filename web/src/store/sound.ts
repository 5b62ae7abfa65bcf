// Sounds of our own making: knocks of wood, a stone set down, a wave, iron on iron, a horn. Nothing is recorded; everything
// is computed: short bursts of filtered noise for what is struck, a few partials for what rings, all of it quiet.

export type Sound = 'wood' | 'fall' | 'stone' | 'horn' | 'wave' | 'clash';

/** Something struck: noise through a filter that glides, dying away. */
interface Burst {
  from: number;
  to: number;
  /** How narrow the filter is. */
  narrow: number;
  seconds: number;
  loud: number;
  /** How long it swells before it dies away. */
  swell?: number;
}
/** Something that rings: partials above a ground tone. */
interface Ring {
  tone: number;
  partials: number[];
  seconds: number;
  loud: number;
  swell?: number;
}
interface Timbre {
  bursts: Burst[];
  rings: Ring[];
}

const timbres: Record<Sound, Timbre> = {
  wood: {
    bursts: [{ from: 900, to: 500, narrow: 5, seconds: 0.07, loud: 0.5 }],
    rings: [{ tone: 210, partials: [1, 2.7], seconds: 0.09, loud: 0.12 }],
  },
  fall: {
    bursts: [
      { from: 700, to: 180, narrow: 2, seconds: 0.2, loud: 0.45 },
      { from: 160, to: 70, narrow: 3, seconds: 0.3, loud: 0.5 },
    ],
    rings: [],
  },
  stone: {
    bursts: [{ from: 420, to: 160, narrow: 2, seconds: 0.16, loud: 0.7 }],
    rings: [{ tone: 95, partials: [1, 1.5], seconds: 0.2, loud: 0.12 }],
  },
  wave: { bursts: [{ from: 260, to: 900, narrow: 0.8, seconds: 0.9, loud: 0.28, swell: 0.35 }], rings: [] },
  clash: {
    bursts: [{ from: 3200, to: 2000, narrow: 2, seconds: 0.06, loud: 0.25 }],
    rings: [{ tone: 640, partials: [1, 2.41, 3.9], seconds: 0.32, loud: 0.05 }],
  },
  horn: { bursts: [], rings: [{ tone: 147, partials: [1, 2, 3, 4.01], seconds: 1.3, loud: 0.07, swell: 0.18 }] },
};

/** Quiet by default: one may leave it on. */
const master = 0.35;
/** Between two sounds of one act, as they follow each other on the board. */
const gap = 0.16;

let context: AudioContext | null = null;
let noise: AudioBuffer | null = null;

/** How long, in seconds, it is listened after the last sound has begun. */
const lasting = 2;
let silence: ReturnType<typeof setTimeout> | undefined;

/** Awake as long as something is heard: what makes sounds takes power even while there are none. */
function awake(audio: AudioContext, seconds: number): void {
  if (audio.state === 'suspended') void audio.resume();
  clearTimeout(silence);
  silence = setTimeout(() => void audio.suspend(), 1000 * seconds);
}

function noiseOf(audio: AudioContext): AudioBuffer {
  const buffer = audio.createBuffer(1, audio.sampleRate, audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; ++i) samples[i] = 2 * Math.random() - 1;
  return buffer;
}

/** A loudness that swells and dies away. */
function envelope(audio: AudioContext, start: number, seconds: number, loud: number, swell = 0.006): GainNode {
  const gain = audio.createGain();
  gain.gain.setValueAtTime(0.0001, start);
  gain.gain.exponentialRampToValueAtTime(loud * master, start + swell);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + seconds);
  gain.connect(audio.destination);
  return gain;
}

function strike(audio: AudioContext, burst: Burst, start: number): void {
  const source = audio.createBufferSource();
  source.buffer = noise ??= noiseOf(audio);
  const filter = audio.createBiquadFilter();
  filter.type = 'bandpass';
  filter.Q.value = burst.narrow;
  filter.frequency.setValueAtTime(burst.from, start);
  filter.frequency.exponentialRampToValueAtTime(burst.to, start + burst.seconds);
  source.connect(filter).connect(envelope(audio, start, burst.seconds, burst.loud, burst.swell));
  source.start(start, Math.random() * 0.5);
  source.stop(start + burst.seconds);
}

function ring(audio: AudioContext, { tone, partials, seconds, loud, swell }: Ring, start: number): void {
  for (const [i, partial] of partials.entries()) {
    const oscillator = audio.createOscillator();
    oscillator.frequency.value = tone * partial;
    oscillator.connect(envelope(audio, start, seconds / (1 + 0.3 * i), loud / (1 + i), swell));
    oscillator.start(start);
    oscillator.stop(start + seconds);
  }
}

/** Browsers let a page be heard only once somebody has touched it. */
const mayBeHeard = (): boolean =>
  (navigator as { userActivation?: UserActivation }).userActivation?.hasBeenActive ?? false;

/** Plays a few sounds one after the other; what has none is passed over. */
export function play(sounds: (Sound | undefined)[]): void {
  if (!mayBeHeard() || !sounds.some((name) => name)) return;
  context ??= new AudioContext();
  const audio = context;
  let start = audio.currentTime + 0.02;
  for (const name of new Set(sounds)) {
    if (!name) continue;
    for (const burst of timbres[name].bursts) strike(audio, burst, start);
    for (const each of timbres[name].rings) ring(audio, each, start);
    start += gap;
  }
  awake(audio, start - audio.currentTime + lasting);
}
