/** Makes the catalogue: every card's text read, and what the rules ask of a card worked out once. */
import { hash } from '@dejarik/kernel';
import { ONE } from '../exact.ts';
import { cardGrammar } from '../language/grammar.ts';
import { answersOf, bodyOf, isFromHand, programOf, senseless, type Text } from '../language/meaning.ts';
import { ROOMS } from '../language/rules.ts';
import type { Line, Rule } from '../language/tree.ts';
import { VOCABULARY } from '../language/vocabulary.ts';
import { wordsOf } from './card-words.ts';
import { type Card, shortTitle, STATS } from './card.ts';
import { readCards } from './cardfile.ts';
import { type Catalogue, type Definition, type InPrint, NO_NUMBER, type Room } from './catalogue.ts';

const SIDES = ['Dark', 'Light'] as const;

/** Stands for cards of which nothing is known. */
const BLANK = '# Unknown (NONE)\n\n1 ?   Dark Interrupt - Used   C1\n   destiny 0\n';

export function makeCatalogue(list: readonly Card[]): Catalogue {
  const grammar = cardGrammar(list.map(({ title }) => shortTitle(title)));
  const titles = [...new Set(list.map(({ title }) => title))];
  const systems = [...new Set(list.map(({ system }) => system).filter((name) => name !== ''))];
  const texts: Text[] = [];
  const read = (card: Card, words: string, side: number): Text => {
    let lines: readonly Line[];
    try {
      lines = grammar.parse('lines', words);
    } catch (error) {
      throw new Error(`${card.id} ${card.title}: ${(error as Error).message} in "${words}"`, { cause: error });
    }
    const [line] = lines;
    const fault = senseless(line!);
    if (fault !== null) throw new Error(`${card.id} ${card.title}: ${fault} in "${words}"`);
    const text: Text = {
      id: texts.length,
      card: card.id,
      words,
      line: line!,
      side,
      program: programOf(bodyOf(line!)),
      title: titles.indexOf(card.title),
      answers: answersOf(line!),
    };
    texts.push(text);
    return text;
  };
  const define = (card: Card, index: number): Definition => {
    const own = [
      ...card.text.map((words) => read(card, words, -1)),
      ...card.dark.map((words) => read(card, words, 0)),
      ...card.light.map((words) => read(card, words, 1)),
    ];
    return {
      index,
      card,
      title: card.title,
      name: shortTitle(card.title),
      titleId: titles.indexOf(card.title),
      side: SIDES.indexOf(card.side),
      type: card.type,
      is: mask(card),
      numbers: STATS.map((stat) => (stat === 'destiny' ? card.destiny[0]! : (card[stat] ?? NO_NUMBER))),
      parsec: card.parsec ?? NO_NUMBER,
      destiny: card.destiny,
      icons: [card.darkIcons, card.lightIcons],
      dots: card.dots,
      room: roomOf(own),
      ...pilotsOf(own),
      system: systems.indexOf(card.system),
      texts: own,
      fromHand: own.filter((text) => text.line.line === 'action' && (isPlayed(card, own) || isFromHand(text))),
      deploysOn: own.filter(
        ({ line }) => line.line === 'deploy' || line.line === 'deployHere' || line.line === 'insert',
      ),
      converts: card.type === 'Location' ? convertsOf(card, titles) : [],
      startsLight: rulesIn(own).some(({ rule }) => rule === 'goesFirst'),
    };
  };
  const cards = list.map(define);
  const unknown: Definition = {
    ...define(readCards(BLANK).cards[0]!, -1),
    title: '',
    name: '',
    side: -1,
    is: new Uint8Array(VOCABULARY.length),
    numbers: STATS.map(() => NO_NUMBER),
  };
  return {
    cards,
    byId: new Map(cards.map((def) => [def.card.id, def])),
    unknown,
    texts,
    systems,
    titles,
    inPrint: SIDES.map((_, side) => printed(cards.filter((def) => def.side === side))),
    reactsInPrint: SIDES.map((_, side) =>
      cards
        .filter((def) => def.side === side)
        .flatMap((def) => def.texts.filter((text) => rulesIn([text]).some(({ rule }) => rule === 'reactWithPilot'))),
    ),
    version: hash(list.map(({ id, text, dark, light }) => [id, ...text, ...dark, ...light])),
  };
}

/** What the texts say that holds. */
const rulesIn = (texts: readonly Text[]): Rule[] =>
  texts.flatMap(({ line }) => (line.line === 'static' ? line.rules : []));

/** Interrupts, and an Epic Event that is not deployed. */
const isPlayed = ({ type }: Card, texts: readonly Text[]): boolean =>
  type === 'Interrupt' || (type === 'Epic Event' && !texts.some(({ line }) => line.line === 'deploy'));

function mask(card: Card): Uint8Array {
  const words = wordsOf(card);
  return Uint8Array.from(VOCABULARY, (word) => (words.has(word) ? 1 : 0));
}

const HOLOSITES = ['Imperial Holotable', 'Dejarik Hologameboard'];

/** CCG-LOC-19, 23. */
const convertsOf = ({ title, dots }: Card, titles: readonly string[]): number[] => {
  if (HOLOSITES.includes(title)) return HOLOSITES.map((name) => titles.indexOf(name));
  return dots === 1 ? [titles.indexOf(title)] : [];
};

const ROOM_KINDS = Object.keys(ROOMS) as (keyof Room)[];

function roomOf(texts: readonly Text[]): Room {
  const room = Object.fromEntries(ROOM_KINDS.map((seats) => [seats, 0])) as Record<keyof Room, number>;
  for (const rule of rulesIn(texts))
    if (rule.rule === 'carries') for (const { seats, n } of rule.room) room[seats] += n;
  return room;
}

function pilotsOf(texts: readonly Text[]): { pilots: number; pilotAbility: number } {
  for (const rule of rulesIn(texts))
    if (rule.rule === 'permanentPilot') return { pilots: rule.n, pilotAbility: rule.ability * ONE };
  return { pilots: 0, pilotAbility: 0 };
}

/** What can be played from a hand: by what it answers, or under the empty word at any time; with the Force it takes. */
function printed(cards: readonly Definition[]): ReadonlyMap<string, readonly InPrint[]> {
  const found = new Map<string, InPrint[]>();
  for (const { fromHand, deploysOn } of cards)
    for (const text of [...fromHand, ...deploysOn.filter(({ answers }) => answers.length > 0)])
      for (const word of text.answers.length > 0 ? text.answers : ['']) {
        const list = found.get(word);
        const entry = { text, price: leastPrice(text) };
        if (list === undefined) found.set(word, [entry]);
        else list.push(entry);
      }
  return found;
}

function leastPrice({ line }: Text): number {
  let price = 0;
  if ((line.line === 'deploy' || line.line === 'deployHere') && typeof line.n === 'number') price += line.n;
  if (line.line === 'action')
    for (const declaration of line.pay ?? [])
      if (declaration.declare === 'use' && typeof declaration.n === 'number') price += declaration.n;
  return price;
}
