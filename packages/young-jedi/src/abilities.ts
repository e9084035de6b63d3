/** What there is to try out in the cards, for those who see to it that everything has been. */
import type { AbilityCatalogue } from '@dejarik/kernel';
import { type CardType, fullTitle } from './cards/card.ts';
import type { Catalogue, Definition } from './cards/catalogue.ts';
import { partnersOf } from './decks/partners.ts';
import { randomDeck } from './decks/random.ts';
import { isPlayable, wantedNext } from './plan.ts';
import { troops } from './rules/battle.ts';
import { cardOf, type Option } from './rules/questions.ts';
import type { State } from './rules/state.ts';
import { cardsAt, defOf, objectiveOf, type Table } from './rules/table.ts';

const NOTHING: readonly number[] = [];

export function abilityCatalogue(cards: Catalogue): AbilityCatalogue<Table> {
  let known: Inventory | null = null;
  const all = (): Inventory => (known ??= inventory(cards)); // only when somebody asks
  return {
    get abilities() {
      return all().abilities;
    },
    keyOf: (ability) => all().keys[ability]!,
    sets: () => setsOf(cards),
    deck: (side, random, wanted) => randomDeck(cards, side, random, wanted),
    usedBy: (g, option) => usedBy(all(), g, option as Option),
  };
}

type Inventory = ReturnType<typeof inventory>;

/** Each ability with its card; a reprint has those of its original. */
function inventory(cards: Catalogue) {
  const abilities: { card: string; text: string }[] = [];
  const keys: string[] = [];
  for (const { card, type, abilities: own } of cards.cards) {
    if (card.reprintOf !== null) continue;
    for (const { id, sentence } of own) {
      abilities[id] = { card: card.id, text: `${fullTitle(card)}: ${sentence}` };
      keys[id] = `${type}: ${sentence}`;
    }
  }
  return {
    abilities,
    keys,
    ofCard: cards.cards.map((definition) => abilitiesAs(definition, null)),
    deployed: cards.cards.map((definition) => abilitiesAs(definition, 'Effect')),
    declared: cards.cards.map((definition) => abilitiesAs(definition, 'Battle')),
    partners: cards.cards.map(partnersOf),
  };
}

/** What the card can do; of a Double Impact card only what it can as a card of that type, if one is given. */
function abilitiesAs({ abilities, halves }: Definition, type: CardType | null): number[] {
  if (halves.length === 0) return abilities.map(({ id }) => id);
  return halves
    .filter((half) => type === null || half.type === type)
    .flatMap((half) => [
      ...abilities.filter((ability) => ability.is === 'half' && ability.title === half.card.title),
      ...half.abilities,
    ])
    .map(({ id }) => id);
}

function setsOf(cards: Catalogue): { set: string; cards: string[]; playable: number }[] {
  const sets = Map.groupBy(cards.cards, ({ card }) => card.set);
  return [...sets].map(([set, own]) => ({ set, cards: own.map(({ card }) => card.id), playable: own.length }));
}

/** The abilities of the card with this number. */
type Of = (card: number) => readonly number[];

function usedBy(known: Inventory, g: Table, option: Option): readonly number[] {
  const s = g.state;
  const { ofCard } = known;
  const of: Of = (card) => (card < 0 ? NOTHING : (ofCard[s.def[card]!] ?? NOTHING));
  const card = cardOf(option);
  const { seat, about } = s.question!;
  switch (option.kind) {
    case 'deploy':
      return [...known.deployed[s.def[card]!]!, ...speakingOf(known, g, card).flatMap(of)];
    case 'fromDeck':
    case 'take':
    case 'locate':
    case 'nextPlanet':
      return [...of(card), ...speakingOf(known, g, card).flatMap(of)];
    case 'launch':
    case 'discardToDeploy':
    case 'look':
    case 'showHand':
    case 'discardDiamond':
    case 'search':
    case 'yes':
    case 'draw':
    case 'redraw':
    case 'defend':
    case 'weapon':
    case 'ignore':
    case 'attack':
      return of(card);
    case 'raise':
    case 'putUnder':
      return of(option.effect);
    case 'swap':
    case 'replace':
      return of(about);
    case 'half':
      return [...of(card), ...(ofCard[option.form] ?? NOTHING)];
    case 'race':
    case 'lap':
    case 'refuel':
      return [card, ...s.race[seat]!, ...speakingOf(known, g, objectiveOf(s, seat))].flatMap(of);
    case 'declare':
      return isPlayable(g, card, troops(s, s.battle!, seat)) ? known.declared[s.def[card]!]! : NOTHING;
    case 'plan':
      return planned(known, g, of, card);
    case 'duel':
      return [...of(card), ...of(option.weapon), ...s.deck[seat]!.filter((drawn) => hasDuelText(g, drawn)).flatMap(of)];
    case 'startBattle':
      return atHand(s, seat).flatMap(of);
    case 'evacuate':
    case 'intercept': {
      const planet = option.kind === 'evacuate' ? option.planet : s.evacuating;
      return [...s.hyperspace[seat]!, ...cardsAt(s, seat, planet), ...s.hand[seat]!].flatMap(of);
    }
    case 'done':
      return s.question!.kind === 'evenUp' ? atHand(s, seat).flatMap(of) : NOTHING; // neither surrendering nor discarding
    default:
      return NOTHING;
  }
}

/** What the seat can fight with: on the current planet and in hand. */
const atHand = (s: State, seat: number): number[] => [
  ...(s.current < 0 ? [] : cardsAt(s, seat, s.current)),
  ...s.hand[seat]!,
];

/** Those of both seats whose text speaks of the card: that of an opposing card wants its victims. */
const speakingOf = ({ partners }: Inventory, g: Table, card: number): number[] =>
  [...g.state.seats.keys()]
    .flatMap((seat) => atHand(g.state, seat))
    .filter((other) => partners[g.state.def[other]!]!.some((isMeant) => isMeant(defOf(g, card))));

const hasDuelText = (g: Table, card: number): boolean => {
  const { by } = defOf(g, card);
  return by.duelDraw !== undefined || by.duelExtraHit !== undefined || by.duelRemoveHit !== undefined;
};

/** A card that something laid before it waits for brings that closer; while it waits, nothing else does. */
function planned(known: Inventory, g: Table, of: Of, card: number): readonly number[] {
  const { battle, question } = g.state;
  const { seat, options } = question!;
  const wanted = wantedNext(g, seat, options.map(cardOf));
  if (wanted === null) return [card, ...speakingOf(known, g, card)].flatMap(of);
  return wanted(card) ? [...of(card), ...battle!.plan[seat]!.flatMap(of)] : NOTHING;
}
