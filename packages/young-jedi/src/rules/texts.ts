/** Game text that was waiting, one after another. */
import { ask, call, type Frame, type Option, option, procedure } from '@dejarik/kernel';
import type { Definition } from '../cards/catalogue.ts';
import type { CardType } from '../cards/card.ts';
import { drawCards, event, happen, takeDamage, useText } from './events.ts';
import { beginSearch, inDeck } from './search.ts';
import { enemyOf, type Waiting } from './state.ts';
import type { Table } from './table.ts';

interface TextsFrame extends Frame {
  text: Waiting | null;
  /** Cards still to be discarded for it. */
  left: number;
}

/** Runs what waits, if anything does, before the present procedure goes on. */
export function runTexts(g: Table): void {
  if (g.state.waiting.length > 0 && g.state.result === null)
    call(g, { proc: 'texts', step: 0, text: null, left: 0 } as TextsFrame);
}

/** YJ-TXT-08: which cards a search for a type may take; a Double Impact card counts as either half. */
const isOfType = (def: Definition, type: CardType): boolean =>
  type === 'Effect' ? def.effect : type === 'Battle' ? def.battle : def.type === type;

export const texts = procedure<Table, TextsFrame>('texts', {
  next(g, f) {
    const text = g.state.waiting.shift();
    if (text === undefined) return 'done';
    f.text = text;
  },
  begin(g, f) {
    return begin(g, f.text!);
  },
  /** An answer of yes or no, or of a card. */
  decided(g, f) {
    return decide(g, f);
  },
  /** Darth Sidious and Yoda: the three cards that are given up. */
  giveUp(g, f) {
    const { seat } = f.text!;
    if (f.left === 0) {
      drawCards(g, seat, GIVEN_UP);
      return 'next';
    }
    ask(
      g,
      seat,
      'giveUp',
      g.state.hand[seat]!.map((card) => option('discard', card)),
      f.text!.card,
    );
  },
  givenUp(g, f) {
    happen(g, event('discard', f.text!.seat, g.state.answer!.card));
    f.left--;
    return 'giveUp';
  },
});

const GIVEN_UP = 3;

/** Does what needs no decision, or asks. Returns the step to go on with. */
function begin(g: Table, { ability: id, seat, card, about }: Waiting): 'next' | 'decided' | undefined {
  const s = g.state;
  const ability = g.cards.abilities[id]!;
  const hand = s.hand[seat]!;
  const yesOrNo = (kind: string): undefined => {
    ask(g, seat, kind, [option('yes', card), option('no', card)], card);
  };
  switch (ability.is) {
    case 'deployFromDeck':
    case 'lightsaberFor':
      beginSearch(g, seat, ability, card, false);
      return 'next';
    case 'podrace':
      beginSearch(g, seat, ability, card, false, s.def[about]);
      return 'next';
    case 'takeFromDeck': {
      const options: Option[] = inDeck(g, seat, (def) => isOfType(def, ability.type)).map((found) =>
        option('take', found),
      );
      ask(g, seat, 'takeFromDeck', [...options, option('nothing')], card);
      return undefined;
    }
    case 'damageWhenDeployed':
      useText(g, seat, card, ability);
      takeDamage(g, enemyOf(seat), ability.n);
      return 'next';
    case 'extraThrust':
      useText(g, seat, card, ability);
      happen(g, event('thrust', seat, card, -1, 1));
      return 'next';
    case 'drawWhenHere':
      useText(g, seat, card, ability);
      drawCards(g, seat, 1);
      return 'next';
    case 'underOrDrawWhenHere': {
      const under = hand.map((given) => option('under', given));
      ask(g, seat, 'underOrDraw', [...under, option('draw', card)], card);
      return undefined;
    }
    case 'drawWhenDeployed':
    case 'drawAfterDefeat':
      return yesOrNo('draw');
    case 'lapAfterDefeat':
      return s.laps[enemyOf(seat)]!.length > 0 ? yesOrNo('discardLap') : 'next';
    case 'discardAfterDefeat': {
      const victims = s.hand[enemyOf(seat)]!;
      if (victims.length === 0) return 'next';
      useText(g, seat, card, ability);
      ask(
        g,
        enemyOf(seat),
        'mustDiscard',
        victims.map((given) => option('discard', given)),
        card,
      );
      return undefined;
    }
    case 'renewHand':
      return hand.length >= GIVEN_UP ? yesOrNo('renewHand') : 'next';
    default:
      throw new Error(`the text ${ability.sentence} does not wait for anything`);
  }
}

function decide(g: Table, f: TextsFrame): 'next' | 'giveUp' {
  const s = g.state;
  const { seat, card, ability: id } = f.text!;
  const ability = g.cards.abilities[id]!;
  const answer = s.answer!;
  if (answer.kind === 'no') return 'next';
  if (answer.kind !== 'nothing' && ability.is !== 'discardAfterDefeat') useText(g, seat, card, ability);
  switch (answer.kind) {
    case 'nothing':
      happen(g, event('shuffle', seat));
      break;
    case 'take':
      happen(g, event('take', seat, answer.card));
      happen(g, event('shuffle', seat));
      break;
    case 'under':
      happen(g, event('under', seat, answer.card));
      break;
    case 'draw':
      drawCards(g, seat, 1);
      break;
    case 'discard':
      happen(g, event('discard', enemyOf(seat), answer.card));
      break;
    default:
      if (ability.is === 'renewHand') {
        happen(g, event('discard', seat, card));
        f.left = GIVEN_UP;
        return 'giveUp';
      }
      if (ability.is === 'lapAfterDefeat') happen(g, event('discard', enemyOf(seat), s.laps[enemyOf(seat)]!.at(-1)));
      else drawCards(g, seat, 1);
  }
  return 'next';
}
