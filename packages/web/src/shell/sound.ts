/** Sounds of our own making, out of noise and plain waves. Silent until the player wants them; each stands beside a sign. */
import type { Moment } from '../session/moment.ts';
import type { SceneBase, Sign } from '../table/game-page.ts';
import { LOUDEST, type Settings } from './settings.ts';
import { paceOf } from './speed.ts';
import { useStore } from './store.ts';
import { loadPage } from './tables.ts';

let context: AudioContext | null = null;
let master: GainNode | null = null;

/** A browser lets sounds begin only after the player did something; by the first sound they have. */
function audio(): { readonly at: AudioContext; readonly out: GainNode } {
  context ??= new AudioContext();
  if (master === null) {
    master = context.createGain();
    master.connect(context.destination);
  }
  if (context.state === 'suspended') void context.resume();
  return { at: context, out: master };
}

interface Tone {
  readonly wave: OscillatorType;
  readonly from: number;
  readonly to: number;
  readonly time: number;
  readonly loud: number;
  readonly after?: number;
}

function tone({ wave, from, to, time, loud, after = 0 }: Tone): void {
  const { at, out } = audio();
  const start = at.currentTime + after;
  const voice = at.createOscillator();
  const volume = at.createGain();
  voice.type = wave;
  voice.frequency.setValueAtTime(from, start);
  voice.frequency.exponentialRampToValueAtTime(to, start + time);
  volume.gain.setValueAtTime(loud, start);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + time);
  voice.connect(volume).connect(out);
  voice.start(start);
  voice.stop(start + time);
}

/** A short breath of filtered noise: a card on felt, a die on wood, a blow. */
function noise(pitch: number, time: number, loud: number, after = 0): void {
  const { at, out } = audio();
  const start = at.currentTime + after;
  const length = Math.ceil(at.sampleRate * time);
  const buffer = at.createBuffer(1, length, at.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < length; i++) samples[i] = (Math.random() * 2 - 1) * (1 - i / length) ** 2;
  const source = at.createBufferSource();
  const filter = at.createBiquadFilter();
  const volume = at.createGain();
  source.buffer = buffer;
  filter.type = 'bandpass';
  filter.frequency.value = pitch;
  volume.gain.value = loud;
  source.connect(filter).connect(volume).connect(out);
  source.start(start);
}

/** Plain notes, one after the other, or together. */
function notes(pitches: readonly number[], apart: number, loud = 0.13, time = 0.5): void {
  for (const [i, pitch] of pitches.entries())
    tone({ wave: 'triangle', from: pitch, to: pitch * 0.995, time, loud, after: i * apart });
}

/** Each rattles until it lies; the higher its face, the higher it sounds. */
function dice({ thrown }: SceneBase, pace: number): void {
  for (const [i, landing] of (thrown?.landings ?? []).entries()) {
    if (landing === 0) continue;
    const end = (landing / 1000) * pace;
    for (let at = 0.08; at < end - 0.06; at += 0.11)
      noise(1900 + Math.random() * 900, 0.03, 0.05, at + Math.random() * 0.04);
    noise(2400, 0.05, 0.3, end);
    tone({
      wave: 'triangle',
      from: 300 + (thrown?.dice.dice[i] ?? 1) * 70,
      to: 260,
      time: 0.12,
      loud: 0.14,
      after: end,
    });
  }
}

const SIDES: readonly (readonly number[])[] = [
  [196, 233, 294], // Dark: a minor chord
  [262, 330, 392], // Light: a major one
];

const SIGNS: Readonly<Record<Sign, (side: number) => void>> = {
  card: () => noise(1400, 0.07, 0.25),
  build: () => noise(3600, 0.03, 0.3),
  hit() {
    noise(320, 0.22, 0.6);
    tone({ wave: 'triangle', from: 180, to: 60, time: 0.25, loud: 0.25 });
  },
  prevented: () => notes([1568, 2093], 0.03, 0.07, 0.35),
  falls() {
    noise(240, 0.3, 0.5);
    tone({ wave: 'sine', from: 330, to: 70, time: 0.8, loud: 0.2 });
  },
  taken: (side) => notes(SIDES[side] ?? SIDES[1]!, 0, 0.1, 0.9),
};

function soundScene(scene: SceneBase, pace: number): void {
  if (scene.kind === 'dice') dice(scene, pace);
  else if (scene.kind === 'attack' || scene.kind === 'duel')
    tone({ wave: 'sawtooth', from: 900, to: 220, time: 0.16, loud: 0.05 });
  else SIGNS.card(-1);
}

const asked = (moment: Moment): boolean => moment.question?.seat === moment.viewer;

const ending = (won: boolean): void => notes(won ? [392, 494, 587, 784] : [311, 233], 0.16, 0.15, won ? 0.5 : 0.9);

async function soundMoment(moment: Moment, before: Moment | null): Promise<void> {
  if (moment.result !== null) return ending(moment.result.outcomes[moment.viewer] === 'won');
  const [first] = (await loadPage(moment.game)).signsOf(moment, before);
  const by = moment.happened.findLast(({ seat }) => seat >= 0)?.seat ?? -1;
  if (first !== undefined) SIGNS[first](moment.places[by]?.side ?? -1);
  const isMine = ({ acting, viewer }: Moment): boolean => acting === viewer;
  if (before !== null && asked(moment) && isMine(moment) && !isMine(before)) notes([523, 659], 0.13, 0.08, 0.35);
}

function setVolume({ volume }: Settings): void {
  // Ears hear by proportion: in the middle of the scale it sounds half as loud.
  audio().out.gain.value = (volume / LOUDEST) ** 2 * 1.6;
}

function sample(settings: Settings): void {
  setVolume(settings);
  SIGNS.card(-1);
}

/** Sounds what the table shows, from now on; `heard`: and something at once. */
export function followSounds(heard: boolean): void {
  if (heard) sample(useStore.getState().settings);
  useStore.subscribe((now, before) => {
    const { settings, scene, moment } = now;
    if (!settings.sound) return;
    if (settings.volume !== before.settings.volume || !before.settings.sound) sample(settings);
    if (now.handOver !== null) return;
    if (scene !== null && scene !== before.scene) {
      setVolume(settings);
      soundScene(scene, paceOf(settings));
    }
    if (moment !== null && moment !== before.moment && moment.happened.length > 0) {
      setVolume(settings);
      void soundMoment(moment, before.moment);
    }
  });
}
