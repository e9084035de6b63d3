/** Game text that was waiting, one after another. */
import { DONE, opponentOf } from '@dejarik/kernel';
import type { CardType } from '../cards/card.ts';
import type { Definition } from '../cards/catalogue.ts';
import { moved } from './event.ts';
import { discard, drawCards, happen, shuffle, takeDamage, useText } from './events.ts';
import { answerTo, ask, call, procedure } from './flow.ts';
import type { Waiting } from './parts.ts';
import { giveThrust } from './podrace.ts';
import type { TextsMemory } from './procedures.ts';
import type { Questions, TextQuestion } from './questions.ts';
import { inDeck } from './search.ts';
import type { Table } from './table.ts';

/** YJ-TXT-08: which cards a search for a type may take; a Double Impact card counts as either half. */
const isOfType = (def: Definition, type: CardType): boolean =>
  type === 'Effect' ? def.effect : type === 'Battle' ? def.battle : def.type === type;

const discards = (cards: readonly number[]): Questions['giveUp'][] => cards.map((card) => ({ kind: 'discard', card }));

export const texts = procedure('texts', {
  next(g, f) {
    const text = g.state.waiting.shift();
    if (text === undefined) return DONE;
    f.text = text;
  },
  begin(g, f) {
    return begin(g, f.text!);
  },
  decided(g, f) {
    return decide(g, f);
  },
  /** Darth Sidious and Yoda: the three cards that are given up. */
  giveUp(g, f) {
    const { seat, card } = f.text!;
    if (f.left === 0) {
      drawCards(g, seat, GIVEN_UP);
      return 'next';
    }
    ask(g, seat, 'giveUp', discards(g.state.hand[seat]!), card);
  },
  givenUp(g, f) {
    discard(g, f.text!.seat, answerTo(g, 'giveUp').card);
    f.left--;
    return 'giveUp';
  },
});

const GIVEN_UP = 3;

/** Does what needs no decision, or asks and says nothing. */
function begin(g: Table, { ability: id, seat, card, about }: Waiting): 'next' | undefined {
  const s = g.state;
  const ability = g.cards.abilities[id]!;
  const hand = s.hand[seat]!;
  const enemy = opponentOf(s, seat);
  const yesOrNo = (kind: TextQuestion): undefined => {
    ask(
      g,
      seat,
      kind,
      [
        { kind: 'yes', card },
        { kind: 'no', card },
      ],
      card,
    );
  };
  switch (ability.is) {
    case 'deployFromDeck':
    case 'lightsaberFor':
      call(g, 'search', { seat, ability: id, source: card, match: -1, begun: false });
      return 'next';
    case 'podrace':
      call(g, 'search', { seat, ability: id, source: card, match: s.def[about]!, begun: false });
      return 'next';
    case 'takeFromDeck': {
      const found = inDeck(g, seat, (def) => isOfType(def, ability.type));
      const options = found.map((each): Questions['takeFromDeck'] => ({ kind: 'take', card: each }));
      ask(g, seat, 'takeFromDeck', [...options, { kind: 'nothing' }], card);
      return undefined;
    }
    case 'damageWhenDeployed':
      useText(g, seat, card, ability);
      takeDamage(g, enemy, ability.n);
      return 'next';
    case 'extraThrust':
      useText(g, seat, card, ability);
      giveThrust(g, seat, card);
      return 'next';
    case 'drawWhenHere':
      useText(g, seat, card, ability);
      drawCards(g, seat, 1);
      return 'next';
    case 'underOrDrawWhenHere': {
      const under = hand.map((each): Questions['underOrDraw'] => ({ kind: 'under', card: each }));
      ask(g, seat, 'underOrDraw', [...under, { kind: 'draw', card }], card);
      return undefined;
    }
    case 'drawWhenDeployed':
    case 'drawAfterDefeat':
      return yesOrNo('draw');
    case 'lapAfterDefeat':
      return s.laps[enemy]!.length > 0 ? yesOrNo('discardLap') : 'next';
    case 'discardAfterDefeat':
      if (s.hand[enemy]!.length === 0) return 'next';
      ask(g, enemy, 'mustDiscard', discards(s.hand[enemy]!), card);
      return undefined;
    case 'renewHand':
      return hand.length >= GIVEN_UP ? yesOrNo('renewHand') : 'next';
    default:
      throw new Error(`the text ${ability.sentence} does not wait for anything`);
  }
}

/** Does what was answered. */
function decide(g: Table, f: TextsMemory): 'next' | 'giveUp' {
  const s = g.state;
  const { seat, card, ability: id } = f.text!;
  const ability = g.cards.abilities[id]!;
  const enemy = opponentOf(s, seat);
  switch (ability.is) {
    case 'takeFromDeck': {
      const answer = answerTo(g, 'takeFromDeck');
      if (answer.kind === 'take') {
        useText(g, seat, card, ability);
        happen(g, moved('take', seat, answer.card));
      }
      shuffle(g, seat);
      break;
    }
    case 'underOrDrawWhenHere': {
      const answer = answerTo(g, 'underOrDraw');
      useText(g, seat, card, ability);
      if (answer.kind === 'under') happen(g, moved('under', seat, answer.card));
      else drawCards(g, seat, 1);
      break;
    }
    case 'lapAfterDefeat':
      if (answerTo(g, 'discardLap').kind === 'no') break;
      useText(g, seat, card, ability);
      discard(g, enemy, s.laps[enemy]!.at(-1)!);
      break;
    case 'discardAfterDefeat':
      useText(g, seat, card, ability);
      discard(g, enemy, answerTo(g, 'mustDiscard').card);
      break;
    case 'renewHand':
      if (answerTo(g, 'renewHand').kind === 'no') break;
      useText(g, seat, card, ability);
      discard(g, seat, card);
      f.left = GIVEN_UP;
      return 'giveUp';
    default:
      if (answerTo(g, 'draw').kind === 'no') break;
      useText(g, seat, card, ability);
      drawCards(g, seat, 1);
  }
  return 'next';
}
