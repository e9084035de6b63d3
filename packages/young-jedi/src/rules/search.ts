/** Searching the draw deck for a card to deploy (YJ-TXT-01 to 12). */
import { ask, call, type Frame, type Option, option, procedure } from '@dejarik/kernel';
import type { Ability } from '../cards/ability.ts';
import type { Definition } from '../cards/catalogue.ts';
import { deployCard, mayDeploy, mayLaunch, mayRace, price, raceCard } from './deploy.ts';
import { event, happen, takeDamage } from './events.ts';
import { sortDeck } from './moves.ts';
import { countUse, defOf, type Table } from './table.ts';
import { runTexts } from './texts.ts';

interface SearchFrame extends Frame {
  readonly seat: number;
  readonly ability: number;
  /** The card whose text it is. */
  readonly source: number;
  /** The pilot or Podracer that the card searched for has to match, as a definition, or -1. */
  readonly match: number;
  /** Whether the price of the search is paid already, so that it cannot be declined. */
  readonly begun: boolean;
}

export function beginSearch(
  g: Table,
  seat: number,
  ability: Ability,
  source: number,
  begun: boolean,
  match = -1,
): void {
  call(g, { proc: 'search', step: 0, seat, ability: ability.id, source, match, begun } as SearchFrame);
}

/** The cards of a deck that fit, each kind once. Whoever looked through the deck has to shuffle it. */
export function inDeck(g: Table, seat: number, fits: (def: Definition) => boolean): number[] {
  const s = g.state;
  sortDeck(s, seat);
  const found = new Map<number, number>();
  for (const card of s.deck[seat]!.toSorted((a, b) => a - b))
    if (!found.has(s.def[card]!) && fits(defOf(g, card))) found.set(s.def[card]!, card);
  return [...found.values()];
}

export const search = procedure<Table, SearchFrame>('search', {
  /** YJ-TXT-05: declining to search costs nothing. */
  offer(g, f) {
    if (f.begun) return 'begin';
    ask(g, f.seat, 'search', [option('search', f.source), option('decline', f.source)], f.source);
  },
  decide(g) {
    if (g.state.answer!.kind === 'decline') return 'done';
  },
  begin(g, f) {
    const ability = g.cards.abilities[f.ability]!;
    countUse(g, ability);
    if (ability.is === 'lightsaberFor') happen(g, event('discard', f.seat, f.source));
  },
  look(g, f) {
    const ability = g.cards.abilities[f.ability]!;
    const options: Option[] = inDeck(g, f.seat, (def) => wanted(g, f, ability, def)).map((card) =>
      option('fromDeck', card, g.state.current, cost(g, f, ability, defOf(g, card))),
    );
    options.push(option('nothing'));
    ask(g, f.seat, 'fromDeck', options, f.source);
  },
  /** YJ-TXT-03, 04: reshuffle; whoever deploys nothing takes 1 damage. */
  found(g, f) {
    const { kind, card, n } = g.state.answer!;
    if (kind !== 'nothing') bringIn(g, f, card, n);
    happen(g, event('shuffle', f.seat));
    if (kind === 'nothing') takeDamage(g, f.seat, 1);
    else runTexts(g); // YJ-TXT-10
  },
});

function wanted(g: Table, f: SearchFrame, ability: Ability, def: Definition): boolean {
  if (ability.is === 'podrace') return matches(g.cards.cards[f.match]!, def) && mayRace(g, f.seat, def);
  const who = ability.is === 'lightsaberFor' ? ability.what : 'who' in ability ? ability.who : null;
  if (who === null || who.includes[def.index] === 0) return false;
  return def.type === 'Starship' ? mayLaunch(g, f.seat, def) : mayDeploy(g, f.seat, def, cost(g, f, ability, def));
}

function cost(g: Table, f: SearchFrame, ability: Ability, def: Definition): number {
  if (ability.is === 'podrace' || def.type === 'Starship') return def.counters;
  return ability.is === 'deployFromDeck' && ability.free ? 0 : price(g, f.seat, def);
}

/** YJ-POD-05: pilot and Podracer belong together if the pilot's name is in the Podracer's title. */
export const matches = (a: Definition, b: Definition): boolean => a.racerOf === b.title || b.racerOf === a.title;

function bringIn(g: Table, f: SearchFrame, card: number, n: number): void {
  const def = defOf(g, card);
  if (def.type === 'Starship') happen(g, event('launch', f.seat, card));
  else if (f.match >= 0) raceCard(g, f.seat, card, n);
  else deployCard(g, f.seat, card, n);
}
