/** The Star Wars CCG as the kernel sees it. */
import {
  dealDecks,
  dealToFit,
  eventViews,
  type Game,
  hash,
  newHandover,
  seatsOf,
  seeded,
  type Setup,
  stored,
  usualSeats,
} from '@dejarik/kernel';
import { abilityCatalogue } from './abilities.ts';
import type { Catalogue } from './cards/catalogue.ts';
import { makeCatalogue } from './cards/definitions.ts';
import { shippedCards } from './cards/shipped.ts';
import { checkDeck } from './decks/check.ts';
import { describeOption } from './describe.ts';
import { evaluate } from './evaluate.ts';
import { givesAway, rollout } from './rollout.ts';
import { answers } from './rules/answers.ts';
import { arrange, automatic } from './rules/automatic.ts';
import { battle } from './rules/battle.ts';
import { callBluff, layBluff } from './rules/bluffs.ts';
import { speech } from './rules/conditions.ts';
import { attack, bite, clash, creatureAttacks, creatureMoves, ferocity, seek, unload } from './rules/creatures.ts';
import { damage, destiny, loseForce } from './rules/damage.ts';
import { declare } from './rules/declare.ts';
import { deploy, handOver, replace } from './rules/deploy.ts';
import { drain } from './rules/drains.ts';
import { attackRun, primaryIgnition } from './rules/epic-events.ts';
import { type Event, EVENTS } from './rules/event.ts';
import { lose } from './rules/events.ts';
import { procedures } from './rules/flow.ts';
import { newLive } from './rules/live.ts';
import { convoy, move, moveAway, moveDeathStar, react, travel } from './rules/move.ts';
import { resolve } from './rules/operations.ts';
import type { Option } from './rules/questions.ts';
import { cloneState, emptyState, MOST_CARDS, pileAt, RESERVE, SEATS, type State } from './rules/state.ts';
import type { Table } from './rules/table.ts';
import { activate, drawCard, game, phase, setup, turn } from './rules/turn.ts';
import { aim, fire, weapons } from './rules/weapons.ts';
import { stateShape, violations } from './shape.ts';
import { describeEvent } from './tell.ts';
import { deal, view } from './view.ts';

const TURN = { game, setup, turn, phase, activate, drawCard };
const TEXTS = { automatic, arrange, declare, resolve, answers };
const CARDS = { deploy, handOver, replace, move, travel, convoy, react, moveAway, moveDeathStar, layBluff, callBluff };
const FIGHTS = { drain, battle, weapons, aim, fire, destiny, damage, loseForce, attackRun, primaryIgnition };
const CREATURES = { seek, unload, attack, creatureMoves, creatureAttacks, bite, clash, ferocity };
const PROCEDURES = procedures({ ...TURN, ...TEXTS, ...CARDS, ...FIGHTS, ...CREATURES });

export interface StarWarsCcg extends Game<State, Table, Event> {
  readonly cards: Catalogue;
}

const eventsSeen = eventViews(EVENTS);

const ABOUT = { name: 'Star Wars CCG', seats: SEATS, sides: SEATS.map(({ name }) => name) };

/** The game with a set of cards. */
export function starWarsCcg(cards: Catalogue = makeCatalogue(shippedCards())): StarWarsCcg {
  const abilities = abilityCatalogue(cards);
  const byId = new Map(cards.cards.map(({ card }) => [card.id, card]));
  const table = (state: State): Table => {
    const g: Table = {
      state,
      procedures: PROCEDURES,
      handover: newHandover(),
      events: null,
      cards,
      live: newLive(),
      speech,
      uses: null,
      concede: (seat) => lose(g, seat, 'concession'), // CCG-OBJ-18
    };
    return g;
  };
  return {
    id: 'swccg',
    name: ABOUT.name,
    editions: ['1996'],
    sides: ABOUT.sides,
    seats: ABOUT.seats,
    victories: ['life force'],
    cardsVersion: cards.version,
    cards,
    cardVersion: (id) => {
      const def = cards.byId.get(id);
      return def === undefined ? null : hash([def.card.id, def.texts.map(({ line }) => line)]);
    },
    cardsAt: ({ def }) => [...new Set(def)].map((index) => cards.cards[index]!.card.id),
    checkDeck: (deck, side) => checkDeck(byId, deck, side),
    start: (from) => start(cards, from),
    checkState(value) {
      const shape = stateShape({ procedures: PROCEDURES, cards }, value);
      return stored.checkedState(shape, value, (state) =>
        // A text that is being carried out asks in the midst of its step.
        state.frames.at(-1)?.proc === 'resolve'
          ? violations(table(state))
          : stored.unplayable({ table, clone: cloneState, violations }, state),
      );
    },
    table,
    clone: cloneState,
    view,
    ...eventsSeen,
    sample: (seen, random) =>
      dealToFit({ clone: cloneState, table }, seen, random, (s) => deal(cards, s, seen.seat, random)),
    evaluate,
    rollout,
    givesAway: (g, option) => givesAway(g, option as Option),
    abilities: () => abilities,
    violations,
    describeOption: (g, option) => describeOption(g, option as Option),
    describeEvent: (event, seats) => describeEvent(cards, event, seats),
  };
}

function start(cards: Catalogue, from: Setup): State {
  const seats = usualSeats(ABOUT, seatsOf(ABOUT, from));
  const indexOf = (id: string): number | undefined => cards.byId.get(id)?.index;
  const { def, owner, decks } = dealDecks(from, seats.length, indexOf, MOST_CARDS, 'the Star Wars CCG');
  const state = emptyState(from.edition, seats, def, owner);
  state.random = seeded(from.seed);
  for (const [seat, deck] of decks.entries()) state.piles[pileAt(seat, RESERVE)] = deck;
  state.frames.push({ proc: 'game', step: 0 });
  return state;
}
