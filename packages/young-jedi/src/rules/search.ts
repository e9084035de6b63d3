/** Searching the draw deck for a card to deploy (YJ-TXT-01 to 12). */
import { DONE } from '@dejarik/kernel';
import type { Ability } from '../cards/ability.ts';
import type { Definition } from '../cards/catalogue.ts';
import { deployCard, launch, price, raceCard, whyNotDeploy, whyNotLaunch, whyNotRace } from './deployment.ts';
import { discard, shuffle, takeDamage } from './events.ts';
import { answerTo, ask, procedure } from './flow.ts';
import { sortDeck } from './moves.ts';
import type { SearchMemory } from './procedures.ts';
import type { Questions } from './questions.ts';
import { countUse, defOf, matches, type Table } from './table.ts';
import { runTexts } from './triggers.ts';

/** The cards of a deck that fit, each kind once. Whoever looked through the deck has to shuffle it. */
export function inDeck(g: Table, seat: number, fits: (def: Definition) => boolean): number[] {
  const s = g.state;
  const found: number[] = [];
  let before = -1;
  for (const card of sortDeck(s, seat)) {
    const def = s.def[card]!;
    if (def !== before && fits(defOf(g, card))) found.push(card); // copies lie side by side
    before = def;
  }
  return found;
}

export const search = procedure('search', {
  /** YJ-TXT-05: declining to search costs nothing. */
  offer(g, { begun, seat, source: card }) {
    if (begun) return 'begin';
    ask(
      g,
      seat,
      'search',
      [
        { kind: 'search', card },
        { kind: 'decline', card },
      ],
      card,
    );
  },
  decide(g) {
    if (answerTo(g, 'search').kind === 'decline') return DONE;
  },
  begin(g, f) {
    const ability = g.cards.abilities[f.ability]!;
    countUse(g, ability);
    if (ability.is === 'lightsaberFor') discard(g, f.seat, f.source);
  },
  look(g, f) {
    const ability = g.cards.abilities[f.ability]!;
    const options: Questions['fromDeck'][] = inDeck(g, f.seat, (def) => isWanted(g, f, ability, def)).map((card) => ({
      kind: 'fromDeck',
      card,
      cost: costOf(g, f, ability, defOf(g, card)),
    }));
    options.push({ kind: 'nothing' });
    ask(g, f.seat, 'fromDeck', options, f.source);
  },
  /** YJ-TXT-03, 04: reshuffle; whoever deploys nothing takes 1 damage. */
  found(g, f) {
    const answer = answerTo(g, 'fromDeck');
    if (answer.kind !== 'nothing') bringIn(g, f, answer.card, answer.cost);
    shuffle(g, f.seat);
    if (answer.kind === 'nothing') takeDamage(g, f.seat, 1);
    else runTexts(g); // YJ-TXT-10
  },
});

function isWanted(g: Table, f: SearchMemory, ability: Ability, def: Definition): boolean {
  if (ability.is === 'podrace') return matches(g.cards.cards[f.match]!, def) && whyNotRace(g, f.seat, def) === null;
  const who = ability.is === 'lightsaberFor' ? ability.what : 'who' in ability ? ability.who : null;
  if (who?.includes[def.index] !== 1) return false;
  const refusal =
    def.type === 'Starship' ? whyNotLaunch(g, f.seat, def) : whyNotDeploy(g, f.seat, def, costOf(g, f, ability, def));
  return refusal === null;
}

function costOf(g: Table, f: SearchMemory, ability: Ability, def: Definition): number {
  if (ability.is === 'podrace' || def.type === 'Starship') return def.counters;
  return ability.is === 'deployFromDeck' && ability.free ? 0 : price(g, f.seat, def);
}

function bringIn(g: Table, f: SearchMemory, card: number, cost: number): void {
  if (defOf(g, card).type === 'Starship') launch(g, f.seat, card);
  else if (f.match >= 0) raceCard(g, f.seat, card, cost);
  else deployCard(g, f.seat, card, cost);
}
