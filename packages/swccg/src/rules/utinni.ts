/** Section 26 of the ledger: Utinni Effects and their targets; texts that wait for something to be so; the mouse droid. */
import { REACHED } from './lies.ts';
import { cardsInPlay, cardsUpon, isPresent, speaker, triggersOf, whereIs } from './live.ts';
import { setFlag } from './moves.ts';
import { isActive } from './query.ts';
import { TABLE } from './state.ts';
import { defOf, type Table } from './table.ts';

/** The Utinni Effects in play that target the card. */
export const questsFor = (g: Table, target: number): number[] =>
  cardsInPlay(g).filter((card) => g.state.kept[card] === target + 1 && isQuest(g, card));

/** Whether the number that the card keeps is its target. */
export const isQuest = (g: Table, card: number): boolean =>
  defOf(g, card).deploysOn.some(({ line }) => line.line === 'deploy' && line.target !== undefined);

/** CCG-UTI-02, 04: at the same location, aboard something or not. */
function hasReached(g: Table, effect: number): boolean {
  const target = g.state.kept[effect]! - 1;
  return target >= 0 && whereIs(g, effect) >= 0 && whereIs(g, target) === whereIs(g, effect) && isActive(g, target);
}

/** It waits, or is being carried out. */
const isUnderWay = ({ state: s }: Table, source: number, ability: number): boolean =>
  s.waiting.some((entry) => entry.card === source && entry.ability === ability) ||
  s.frames.some((frame) => frame.proc === 'resolve' && frame.card === source && frame.ability === ability);

/** Texts that the table as it is now sets off: they wait to be carried out. */
export function setOffByTable(g: Table): void {
  const s = g.state;
  for (const { seat, source, text } of triggersOf(g, 'reaches')) {
    if ((s.flags[source]! & REACHED) !== 0 || !hasReached(g, source)) continue;
    setFlag(s, source, REACHED, true);
    s.waiting.push({ seat, card: source, ability: text.id, about: null });
  }
  for (const { seat, source, text } of triggersOf(g, 'so')) {
    const { line } = text;
    if (line.line !== 'trigger' || line.moment.on !== 'so') continue;
    if (isUnderWay(g, source, text.id)) continue;
    const who = speaker(seat, source);
    if (line.moment.needs.every((needs) => g.speech.holds(g, who, needs)))
      s.waiting.push({ seat, card: source, ability: text.id, about: null });
  }
}

/** The target reached the Effect and is back at the location where it was when the Effect deployed. */
export function hasReturned(g: Table, effect: number): boolean {
  const s = g.state;
  const [target, start] = [s.kept[effect]! - 1, s.goal[effect]! - 1];
  if (target < 0 || start < 0 || (s.flags[effect]! & REACHED) === 0 || s.zone[target] !== TABLE) return false;
  const at = whereIs(g, target);
  return at >= 0 && defOf(g, at).titleId === defOf(g, start).titleId;
}

// The mouse droid fetches a Utinni Effect for the character that it targets (CCG-CARD-056, CCG-UTI-02).

/** It has come to its target, or lies where the target is. */
const hasMet = (g: Table, effect: number): boolean =>
  (g.state.flags[effect]! & REACHED) !== 0 || whereIs(g, g.state.kept[effect]! - 1) === whereIs(g, effect);

/** The Utinni Effects that it can take where it is present: their targets are elsewhere. */
export function pickUps(g: Table, mouse: number): number[] {
  const s = g.state;
  const at = whereIs(g, mouse);
  if (!isPresent(g, mouse) || s.kept[mouse] !== 0) return [];
  return cardsInPlay(g).filter(
    (card) => s.on[card] === at && s.kept[card]! > 0 && isQuest(g, card) && !hasMet(g, card),
  );
}

/** What it has picked up has come to the target, or is gone. */
export const hasDelivered = (g: Table, mouse: number): boolean =>
  g.state.kept[mouse] !== 0 && cardsUpon(g, mouse).every((card) => !isQuest(g, card) || hasMet(g, card));
