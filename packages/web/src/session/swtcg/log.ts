/** What the log of the Star Wars TCG adds to its sentences: the cards they name and the rule behind them. */
import {
  COMMAND,
  type Event,
  type EventKind,
  OF_DAMAGE,
  READY,
  SECOND_OF_ITS_KIND,
  SETUP,
  type Swtcg,
} from './engine.ts';

/** The rule to open for each kind of event; of some kinds it depends on more (see below), and of some there is none. */
const RULES: Partial<Record<EventKind, string>> = {
  mulligan: 'TCG-MULL-01',
  setUp: 'TCG-SETUP-03',
  stop: 'TCG-SETUP-09',
  layDown: 'TCG-BUILD-01',
  buildCounters: 'TCG-BUILD-03',
  deploy: 'TCG-BUILD-06',
  stack: 'TCG-STACK-12',
  rearrange: 'TCG-STACK-18',
  return: 'TCG-COMMAND-10',
  board: 'TCG-PILOT-01',
  disembark: 'TCG-PILOT-16',
  attack: 'TCG-ATTACK-01',
  skip: 'TCG-BATTLE-06',
  noRoll: 'TCG-ATTACK-07',
  reroll: 'TCG-DICE-04',
  hits: 'TCG-ATTACK-11',
  damage: 'TCG-DMG-01',
  prevent: 'TCG-PREV-01',
  play: 'TCG-ACT-01',
  trigger: 'TCG-TRIG-07',
  contest: 'TCG-CONTEST-05',
  bid: 'TCG-CONTEST-06',
  wonContest: 'TCG-CONTEST-08',
};

/** The rule behind an event: what an effect does has none of its own. */
export function ruleOf(game: Swtcg, events: readonly Event[], at: number): string | null {
  const e = events[at]!;
  const ofRules = e.card < 0;
  switch (e.kind) {
    case 'force':
      if (e.n < 0) return 'TCG-ACT-02';
      return ofRules ? 'TCG-READY-02' : null;
    case 'points':
      if (e.n < 0) return ofRules ? 'TCG-COMMAND-07' : 'TCG-BUILD-08';
      return ofRules ? 'TCG-COMMAND-03' : null;
    case 'untap':
      return phaseAt(events, at) === READY ? 'TCG-READY-01' : null;
    case 'retreat':
      return phaseAt(events, at) === COMMAND ? 'TCG-RETREAT-01' : 'TCG-RETREAT-09';
    case 'layOpen':
      return phaseAt(events, at) === SETUP ? 'TCG-SETUP-07' : 'TCG-BUILD-01';
    case 'roll':
      if (ofRules) return 'TCG-COMMAND-03';
      return game.cards.cards[e.def]?.unit === true && isAttacking(events, at) ? 'TCG-ATTACK-09' : 'TCG-DMG-06';
    case 'reveal':
      return game.cards.cards[e.def]?.card.type === 'Battle' ? 'TCG-BCARD-01' : 'TCG-MISSION-01';
    case 'discard':
      return e.n === OF_DAMAGE ? 'TCG-DMG-03' : e.n === SECOND_OF_ITS_KIND ? 'TCG-UNIQ-03' : null;
    case 'result':
      return e.seat >= 0 && e.n === 0 ? 'TCG-WIN-02' : null;
    default:
      return RULES[e.kind] ?? null;
  }
}

/** The phase in which the event happened; before the first it is setup. */
const phaseAt = (events: readonly Event[], at: number): number =>
  events.findLast(({ kind }, i) => i < at && kind === 'phase')?.n ?? SETUP;

/** The unit rolls for an attack of its own that is not over. */
function isAttacking(events: readonly Event[], at: number): boolean {
  const attack = events.findLast(({ kind }, i) => i < at && (kind === 'attack' || kind === 'attackEnds'));
  return attack?.kind === 'attack' && attack.card === events[at]!.card;
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
