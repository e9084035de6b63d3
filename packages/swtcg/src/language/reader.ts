/** The reader of this game's card text: what a card calls itself, and what its pronouns can mean. */
import { LineReader } from '@dejarik/language';
import type { Ability } from './tree.ts';

/** What a pronoun can mean, once the line has spoken of it. */
export type Spoken = 'it' | 'that arena' | 'that much' | 'that damage' | 'there';
const MEANINGS: Readonly<Record<Spoken, string>> = {
  it: 'a choice, cost or event before it',
  'that arena': 'a chosen arena before it',
  'that much': 'damage prevented, dealt or taken off before it, or counters paid with',
  'that damage': '"When … would damage this unit:" before it',
  there: '"Look at the enemy hand." before it',
};

export class Reader extends LineReader<Spoken> {
  /** What the card calls itself; inside a quoted ability that is `this unit` on every card. */
  self: 'this unit' | 'this card';
  private readonly quotable: (reader: Reader) => Ability;

  constructor(text: string, self: 'this unit' | 'this card', quotable: (reader: Reader) => Ability) {
    super(text, MEANINGS);
    this.self = self;
    this.quotable = quotable;
  }

  /** An ability in quotes, spoken by the unit that gets it. */
  quoted(): Ability {
    const { self } = this;
    this.self = 'this unit';
    const ability = this.inQuotes(this.quotable);
    this.self = self;
    return ability;
  }
}
