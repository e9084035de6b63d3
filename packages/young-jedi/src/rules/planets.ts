/** Control of planets, and going on to the next one (YJ-CTL-01 to 14, YJ-PLT-07 to 13). */
import { ask, call, type Frame, type Option, option, procedure } from '@dejarik/kernel';
import type { Definition } from '../cards/catalogue.ts';
import { end, event, happen } from './events.ts';
import { inDeck } from './search.ts';
import { enemyOf } from './state.ts';
import { defOf, hasCharacter, isHidden, type Table } from './table.ts';
import { runTexts } from './texts.ts';

/** YJ-OBJ-03. */
const PLANETS_TO_WIN = 2;

/** Who takes control of the current planet now that a turn ends, or -1 (YJ-CTL-01 to 05). */
export function newController(g: Table): number {
  const s = g.state;
  if (s.surrenders === 1) return enemyOf(s.acting);
  if (s.turnsHere[0] === 0 || s.turnsHere[1] === 0) return -1;
  if (isHidden(s, 0, s.current) || isHidden(s, 1, s.current)) return -1;
  const [dark, light] = [hasCharacter(g, 0, s.current), hasCharacter(g, 1, s.current)];
  return dark === light ? -1 : dark ? 0 : 1;
}

interface PlanetFrame extends Frame {
  /** Who places the next Location. */
  placer: number;
  loser: number;
}

export function takeControl(g: Table, winner: number): void {
  call(g, { proc: 'control', step: 0, placer: enemyOf(winner), loser: enemyOf(winner) } as PlanetFrame);
}

export const control = procedure<Table, PlanetFrame>('control', {
  take(g, f) {
    const s = g.state;
    const winner = enemyOf(f.loser);
    happen(g, event('control', winner, -1, -1, s.surrenders, s.current));
    s.surrenders = 0;
    // YJ-CTL-10: Effects are discarded; Characters and Weapons stay, stranded.
    for (const seat of [0, 1])
      for (const effect of s.effects[seat * 3 + s.current]!.slice()) happen(g, event('discard', seat, effect));
    if (s.control.filter((by) => by === winner).length === PLANETS_TO_WIN) {
      end(g, winner, 'planets');
      return;
    }
    runTexts(g);
  },
  /** YJ-PLT-08 to 11: the loser of the planet chooses the next one, from hand, deck or discard pile. */
  chooseNext(g, f) {
    let options = nextPlanets(g, f.placer);
    if (options.length === 0) {
      happen(g, event('shuffle', f.placer));
      f.placer = enemyOf(f.placer);
      options = nextPlanets(g, f.placer);
    }
    if (options.length === 0) {
      end(g, -1, 'noPlanet');
      return;
    }
    ask(g, f.placer, 'nextPlanet', options);
  },
  place(g, f) {
    const s = g.state;
    happen(g, event('locate', f.placer, s.answer!.card));
    happen(g, event('shuffle', f.placer)); // looked through, also when the Location came from elsewhere
    s.turnsHere = [0, 0];
    fetchEffects(g, f.placer);
  },
  /** YJ-PLT-09: the loser of the planet moves first on the new one. */
  next(g, f) {
    g.state.acting = enemyOf(f.loser); // the turn that follows is the other seat's
  },
});

function nextPlanets(g: Table, seat: number): Option[] {
  const s = g.state;
  const isOpen = (def: Definition): boolean => def.type === 'Location' && s.control[def.planet] === -1;
  const open = (card: number): boolean => isOpen(defOf(g, card));
  const anew = (card: number, at: number, cards: readonly number[]): boolean =>
    cards.findIndex((other) => s.def[other] === s.def[card]) === at;
  const lists = [
    s.hand[seat]!.filter(open).filter(anew),
    inDeck(g, seat, isOpen),
    s.discard[seat]!.filter(open).filter(anew),
  ];
  return lists.flat().map((card) => option('nextPlanet', card, defOf(g, card).planet));
}

interface FetchFrame extends Frame {
  seat: number;
  readonly first: number;
}

/** YJ-EFF-10 to 12: each player may take one Effect from the deck, whoever placed the Location first. */
export function fetchEffects(g: Table, first: number): void {
  call(g, { proc: 'fetch', step: 0, seat: first, first } as FetchFrame);
}

export const fetch = procedure<Table, FetchFrame>('fetch', {
  look(g, f) {
    const options = inDeck(g, f.seat, (def) => def.effect).map((card) => option('take', card));
    ask(g, f.seat, 'fetchEffect', [...options, option('nothing')]);
  },
  take(g, f) {
    const { kind, card } = g.state.answer!;
    if (kind === 'take') happen(g, event('take', f.seat, card));
    happen(g, event('shuffle', f.seat));
    if (f.seat !== f.first) return 'done';
    f.seat = enemyOf(f.seat);
    return 'look';
  },
});
