/** A small language with everything that a grammar can have. */
import { type Fields, grammar, type Node } from '../src/index.ts';

const EFFECTS = {
  lose: '{who} loses {n:amount} Force',
  draw: 'draw {n:amount} destiny[ against {what:filter}]',
  add: 'add {by:signed} to {what:filter}[ for {time}]',
  free: '{what:filter} deploys[ free{free:true}][ to {where:name}]',
  recover: 'recover {n:decimal} markers',
  pass: 'pass',
  cancel: 'cancel {card:name}',
  if: 'if {needs:condition}: {then:effects}[ Otherwise: {else:effects}]',
  when: 'when {card:name} wins: {then:effects}',
  may: 'you may {act:effect}',
  grant: '{what:filter} gains "{text:effects}"',
} as const;
const CONDITIONS = {
  have: '{who} has {what:filter}',
  not: 'not {c:condition}',
  all: 'all of ({of:conditions})',
} as const;
const AMOUNTS = { each: '{per:number} for each {what:filter}', double: 'twice {n:amount}' } as const;
const FILTER = '[{whose} ][{other:true}other ]{kinds}[ with {stat} {op} {than:number}]';

const TITLES = [
  'Luke',
  'Luke Skywalker',
  'Han',
  'Yoda. Master',
  'e-3PO',
  'The Force',
  'Draw Their Fire',
  'Jr.',
] as const;

export interface Types {
  effect: Node<'do', typeof EFFECTS, Types>;
  effects: readonly Types['effect'][];
  condition: Node<'is', typeof CONDITIONS, Types>;
  conditions: readonly Types['condition'][];
  amount: number | Node<'of', typeof AMOUNTS, Types>;
  of: Node<'of', typeof AMOUNTS, Types>;
  filter: Fields<typeof FILTER, Types>;
  kinds: readonly Types['thing'][];
  thing: Types['kind'] | Types['name'];
  kind: 'pilot' | 'droid' | 'droid pilot' | 'starship' | 'site';
  who: 'you' | 'opponent';
  whose: 'mine' | 'theirs';
  stat: 'power' | 'ability';
  op: 'over' | 'under';
  time: string;
  name: (typeof TITLES)[number];
  number: number;
  decimal: number;
  signed: number;
}

const TURNS = /\d+ turns?/y;
function turns(text: string, from: number): number | undefined {
  TURNS.lastIndex = from;
  return TURNS.test(text) ? TURNS.lastIndex : undefined;
}

export const cards = grammar<Types>(
  ({ choice, record, either, list, sentences, words, phrases, number, decimal, signed, names, matching }) => ({
    effect: choice('do', EFFECTS),
    effects: sentences('effect'),
    condition: choice('is', CONDITIONS),
    conditions: list('condition', { between: '; ' }),
    amount: either('number', 'of'),
    of: choice('of', AMOUNTS),
    filter: record(FILTER),
    kinds: list('thing', { between: ', ', last: ' or ' }),
    thing: either('kind', 'name'),
    kind: words('pilot', 'droid', 'droid pilot', 'starship', 'site'),
    who: phrases({ you: 'you', opponent: 'your opponent' }),
    whose: phrases({ mine: 'your', theirs: "your opponent's" }),
    stat: words('power', 'ability'),
    op: words('over', 'under'),
    time: matching(turns, ['1 turn', '12 turns']),
    name: names(TITLES),
    number: number(20),
    decimal: decimal(20),
    signed: signed(20),
  }),
);
