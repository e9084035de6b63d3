/** Sounds of our own making, out of noise and plain waves. Silent unless the player turned them on. */
import type { Moment } from '../session/moment.ts';
import type { SceneBase } from '../table/game-page.ts';
import { useStore } from './store.ts';

let context: AudioContext | null = null;

/** A browser lets sounds begin only after the player did something; by the first sound they have. */
function audio(): AudioContext {
  context ??= new AudioContext();
  if (context.state === 'suspended') void context.resume();
  return context;
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
  const at = audio();
  const start = at.currentTime + after;
  const voice = at.createOscillator();
  const volume = at.createGain();
  voice.type = wave;
  voice.frequency.setValueAtTime(from, start);
  voice.frequency.exponentialRampToValueAtTime(to, start + time);
  volume.gain.setValueAtTime(loud, start);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + time);
  voice.connect(volume).connect(at.destination);
  voice.start(start);
  voice.stop(start + time);
}

/** A short breath of filtered noise: a card on felt, a die on wood, a blow. */
function noise(pitch: number, time: number, loud: number, after = 0): void {
  const at = audio();
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
  source.connect(filter).connect(volume).connect(at.destination);
  source.start(start);
}

const card = (): void => noise(1400, 0.07, 0.25);

function dice(n: number): void {
  for (let i = 0; i < Math.min(n, 6) + 3; i++)
    noise(2200 + Math.random() * 1500, 0.04, 0.3, i * 0.045 + Math.random() * 0.02);
}

function hit(): void {
  noise(320, 0.22, 0.6);
  tone({ wave: 'triangle', from: 180, to: 60, time: 0.25, loud: 0.25 });
}

const attack = (): void => tone({ wave: 'sawtooth', from: 900, to: 220, time: 0.16, loud: 0.05 });
const shield = (): void => tone({ wave: 'sine', from: 520, to: 780, time: 0.18, loud: 0.12 });

const WON = [392, 494, 587, 784] as const;
const LOST = [392, 349, 311, 262] as const;

function ending(won: boolean): void {
  for (const [i, pitch] of (won ? WON : LOST).entries())
    tone({ wave: 'triangle', from: pitch, to: pitch * 0.995, time: 0.5, loud: 0.15, after: i * 0.14 });
}

const CARDS: ReadonlySet<string> = new Set([
  'draw',
  'setUp',
  'deploy',
  'stack',
  'layDown',
  'layOpen',
  'retreat',
  'return',
  'board',
  'discard',
  'launch',
  'locate',
  'race',
  'lap',
  'duelPlay',
]);

function soundScene(scene: SceneBase): void {
  if (scene.kind === 'attack' || scene.kind === 'duel') attack();
  else if (scene.kind === 'dice') dice(scene.dice?.dice.length ?? 3);
  else card();
}

function soundMoment(moment: Moment): void {
  const happened = new Set<string>(moment.happened.map(({ kind }) => kind));
  if (moment.result !== null) return ending(moment.result.outcomes[moment.viewer] === 'won');
  if (happened.has('damage')) hit();
  else if (happened.has('prevent')) shield();
  else if (moment.happened.some(({ kind }) => CARDS.has(kind))) card();
}

/** Sounds what the table shows, from now on. */
export function followSounds(): void {
  useStore.subscribe((now, before) => {
    if (!now.settings.sound || now.handOver !== null) return;
    if (now.scene !== null && now.scene !== before.scene) soundScene(now.scene);
    if (now.moment !== null && now.moment !== before.moment && now.moment.happened.length > 0) soundMoment(now.moment);
  });
}
