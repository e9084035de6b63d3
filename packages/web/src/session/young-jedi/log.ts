/** What the log of Young Jedi adds to its sentences: the cards they name and the rule behind them. */
import { callName, type Event, type EventKind, type YoungJedi } from './engine.ts';
import { idOf } from './views.ts';

/** The rule to open for each kind of event. */
const RULES: Partial<Record<EventKind, string>> = {
  reveal: 'YJ-SET-03',
  first: 'YJ-SET-11',
  draw: 'YJ-EVN-02',
  destiny: 'YJ-DST-01',
  number: 'YJ-TWO-01',
  damage: 'YJ-DMG-01',
  lose: 'YJ-DMG-01',
  deploy: 'YJ-DEP-04',
  turnUp: 'YJ-TURN-02',
  locate: 'YJ-PLT-02',
  launch: 'YJ-SHP-01',
  race: 'YJ-POD-02',
  thrust: 'YJ-POD-07',
  lap: 'YJ-POD-10',
  lapDone: 'YJ-POD-16',
  take: 'YJ-EFF-10',
  declare: 'YJ-BC-02',
  declared: 'YJ-BC-02',
  fight: 'YJ-FGT-01',
  works: 'YJ-BC-04',
  wasted: 'YJ-BC-04',
  ignored: 'YJ-WPN-06',
  power: 'YJ-FGT-13',
  won: 'YJ-FGT-15',
  tied: 'YJ-FGT-16',
  breakthrough: 'YJ-BRK-01',
  defends: 'YJ-DUEL-06',
  duelPlay: 'YJ-DUEL-17',
  hit: 'YJ-DUEL-19',
  duelEnds: 'YJ-DUEL-26',
  evacuate: 'YJ-SHP-04',
  intercept: 'YJ-SHP-07',
  letGo: 'YJ-SHP-07',
  evacuated: 'YJ-SHP-08',
  surrender: 'YJ-CTL-06',
  control: 'YJ-CTL-01',
  handAside: 'YJ-EVN-03',
  result: 'YJ-OBJ-03',
};

export const ruleOf = ({ kind }: Event): string | null => RULES[kind] ?? null;

/** How many events one sentence may tell; those that follow may name its other cards. */
const TOGETHER = 16;

/** The cards that the sentence names, so that they can be looked at. Hidden ones are never named, and so never here. */
export function namedIn(game: YoungJedi, events: readonly Event[], at: number, text: string): string[] {
  const found = new Set<string>();
  for (const e of events.slice(at, at + TOGETHER))
    for (const def of [e.def, e.otherDef, ...(e.defs ?? [])]) {
      const id = idOf(game, def);
      if (id !== null && text.includes(callName(game.cards, def))) found.add(id);
    }
  return [...found];
}
