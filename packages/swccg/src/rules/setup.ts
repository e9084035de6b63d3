/** Section 4 of the ledger: starting locations, opening hands, who goes first. */
import { canStartAlone } from '../cards/card.ts';
import { happen, toPileOf } from './events.ts';
import { answerTo, ask, call, procedure } from './flow.ts';
import { toZone } from './moves.ts';
import { layDown } from './placing.ts';
import { ASIDE, DARK, LIGHT, pile, RESERVE } from './state.ts';
import { countOwn, defOf, type Table, topOf } from './table.ts';

const OPENING_HAND = 8;

export const game = procedure('game', {
  setup(g) {
    call(g, 'setup', { seat: 0, chosen: [-1, -1], aside: [] });
  },
  turns(g) {
    call(g, 'turn', {});
  },
});

export const setup = procedure('setup', {
  choose(g, f) {
    const s = g.state;
    const options = pile(s, f.seat, RESERVE)
      .filter((card) => canStartAlone(defOf(g, card).card))
      .map((card) => ({ kind: 'start' as const, card }));
    ask(g, f.seat, 'start', options.length > 0 ? options : [{ kind: 'none' }]);
  },
  chosen(g, f) {
    const answer = answerTo(g, 'start');
    f.chosen[f.seat] = answer.kind === 'start' ? answer.card : -1;
    if (++f.seat < g.state.seats.length) return 'choose';
  },
  reveal(g, f) {
    const [dark, light] = f.chosen as [number, number];
    if (dark < 0 || light < 0 || !isSame(g, dark, light)) return;
    // CCG-STA-02: the same location twice is set aside, and both choose again.
    for (const card of f.chosen) toZone(g.state, card, ASIDE);
    f.aside.push(...f.chosen);
    f.chosen = [-1, -1];
    f.seat = 0;
    return 'choose';
  },
  place(g, f) {
    for (const card of f.chosen) if (card >= 0) layDown(g, g.state.owner[card]!, card, 0);
    for (const card of f.aside) toPileOf(g, 'toReserve', g.state.owner[card]!, card);
  },
  deal(g, f) {
    const s = g.state;
    for (let seat = 0; seat < s.seats.length; seat++) {
      happen(g, { kind: 'shuffled', seat, pile: RESERVE });
      for (let i = 0; i < OPENING_HAND; i++) toPileOf(g, 'toHand', seat, topOf(s, seat, RESERVE));
    }
    s.acting = firstPlayer(g, f.chosen);
  },
});

const HOLOSITES = ['Imperial Holotable', 'Dejarik Hologameboard'];

/** CCG-STA-02, 12. */
function isSame(g: Table, a: number, b: number): boolean {
  const [first, second] = [defOf(g, a).title, defOf(g, b).title];
  return first === second || (HOLOSITES.includes(first) && HOLOSITES.includes(second));
}

/** CCG-STA-09, 10. */
function firstPlayer(g: Table, chosen: readonly number[]): number {
  const first = chosen.find((card) => card >= 0 && defOf(g, card).startsLight);
  if (first === undefined) return DARK;
  countOwn(g, first, 'goesFirst');
  return LIGHT;
}
