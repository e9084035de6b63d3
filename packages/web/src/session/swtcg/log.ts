/** What the log of the Star Wars TCG adds to its sentences: the cards they name and the rule behind them. */
import type { Event, EventKind, Swtcg } from './engine.ts';

/** The rule to open for each kind of event. */
const RULES: Partial<Record<EventKind, string>> = {
  mulligan: 'TCG-MULL-01',
  setUp: 'TCG-SETUP-03',
  stop: 'TCG-SETUP-09',
  force: 'TCG-READY-02',
  points: 'TCG-COMMAND-03',
  untap: 'TCG-READY-01',
  layDown: 'TCG-BUILD-01',
  layOpen: 'TCG-SETUP-07',
  buildCounters: 'TCG-BUILD-03',
  deploy: 'TCG-BUILD-06',
  stack: 'TCG-STACK-07',
  rearrange: 'TCG-STACK-07',
  reveal: 'TCG-MISSION-01',
  return: 'TCG-COMMAND-10',
  retreat: 'TCG-RETREAT-01',
  board: 'TCG-PILOT-01',
  disembark: 'TCG-PILOT-16',
  attack: 'TCG-ATTACK-01',
  skip: 'TCG-BATTLE-06',
  noRoll: 'TCG-ATTACK-07',
  roll: 'TCG-ATTACK-11',
  reroll: 'TCG-DICE-04',
  hits: 'TCG-ATTACK-11',
  damage: 'TCG-DMG-03',
  discard: 'TCG-DMG-03',
  prevent: 'TCG-PREV-01',
  play: 'TCG-ACT-01',
  trigger: 'TCG-TRIG-07',
  contest: 'TCG-CONTEST-05',
  bid: 'TCG-CONTEST-06',
  wonContest: 'TCG-CONTEST-08',
  result: 'TCG-WIN-02',
};

const BUILD_ROLL = 'TCG-COMMAND-03';
const BATTLE_CARD = 'TCG-BCARD-01';

export function ruleOf(game: Swtcg, e: Event): string | null {
  if (e.kind === 'roll' && e.card < 0) return BUILD_ROLL;
  if (e.kind === 'reveal' && game.cards.cards[e.def]?.card.type === 'Battle') return BATTLE_CARD;
  return RULES[e.kind] ?? null;
}

/** How many events one sentence may tell; those that follow may name its other cards. */
const TOGETHER = 16;

/** The cards that the sentence names, so that they can be looked at. Hidden ones are never named, and so never here. */
export function namedIn(game: Swtcg, events: readonly Event[], at: number, text: string): string[] {
  const found = new Set<string>();
  for (const e of events.slice(at, at + TOGETHER))
    for (const def of [e.def, e.otherDef, ...(e.defs ?? [])]) {
      const card = game.cards.cards[def]?.card;
      if (card !== undefined && text.includes(card.name)) found.add(card.id);
    }
  return [...found];
}
