/** Characters and devices: what their conditions and amounts say of the table. */
import { ONE } from '../exact.ts';
import type { CHARACTERS_AMOUNTS, CHARACTERS_CONDITIONS } from '../language/blocks/characters.ts';
import { hasDelivered, pickUps } from './mouse.ts';
import type { AmountsOf, ConditionsOf } from './speech.ts';
import { cardsOfRef, countOf } from './spoken.ts';
import { UNDER } from './state.ts';

export const CHARACTERS_CONDITION_TESTS: ConditionsOf<typeof CHARACTERS_CONDITIONS> = {
  errand: (g, { source }) => hasDelivered(g, source) || pickUps(g, source).length > 0,
  stacked(g, who, { what }) {
    const { zone, on } = g.state;
    return zone.some((where, card) => where === UNDER && g.speech.fits(g, who, what, on[card]!));
  },
  fresh(g, who, condition) {
    const { deployed } = g.state;
    const cards = cardsOfRef(g, who, condition.who);
    return deployed.some((card, i) => i % 2 === 0 && cards.includes(card));
  },
};

export const CHARACTERS_AMOUNT_VALUES: AmountsOf<typeof CHARACTERS_AMOUNTS> = {
  pairs: (g, who, { a, b }) => ONE * Math.min(countOf(g, who, a), countOf(g, who, b)),
  under(g, who, { whom }) {
    const { zone, on } = g.state;
    const cards = cardsOfRef(g, who, whom);
    let n = 0;
    for (let card = 0; card < zone.length; card++) if (zone[card] === UNDER && cards.includes(on[card]!)) n++;
    return n * ONE;
  },
};
