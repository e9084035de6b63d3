export * from './alike.ts';
export * from './cards.ts';
export * from './deal.ts';
export * from './decks/index.ts';
export * from './feed.ts';
export * from './game.ts';
export * from './host.ts';
export * from './kit.ts';
export * from './match.ts';
export * from './plain.ts';
export {
  answer,
  askAgain,
  concede,
  copyFrames,
  DONE,
  type Flow,
  flow,
  type Frame,
  type FrameOf,
  type GameEvent,
  IllegalAnswer,
  newHandover,
  type Option,
  type OptionOf,
  type Position,
  type Procedure,
  type Procedures,
  type Question,
  run,
  type Signature,
  type Step,
  type Table,
} from './procedure.ts';
export * from './random.ts';
export { playReplay, record, type RecordedFrom, type Replay, type Replayed, ReplayError } from './replay.ts';
export { readReplay } from './replay-file.ts';
export * from './response.ts';
export * from './seat-record.ts';
export * from './seats.ts';
export * as stored from './stored.ts';
export { type Shape, StoredStateError } from './stored.ts';
export * from './visibility.ts';
export * from './window.ts';
export * from './words.ts';
