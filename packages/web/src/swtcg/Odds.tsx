/** What an attack promises: a percentage on each target, and how it is counted for the one that is pointed at. */
import { useLayoutEffect, useState } from 'react';
import { stakes } from '../messages/stakes-en.ts';
import type { Choice } from '../session/swtcg/moment.ts';
import type { TableControl } from './useTable.ts';

const { odds: say, percent } = stakes;

type Odds = NonNullable<Choice['odds']>;

/** The attacks on the unit that can be declared now; the best first. */
function attacksOn(choices: readonly Choice[], selected: number, target: number): Choice[] {
  return choices
    .filter(
      ({ kind, target: on, card, odds }) =>
        kind === 'attack' && on === target && odds !== null && (selected < 0 || card === selected),
    )
    .toSorted((a, b) => b.odds!.chance - a.odds!.chance);
}

/** `31%`, or empty: the text stays the same as long as the chance does. */
export function oddsAt({ choices, selected }: TableControl, target: number): string {
  const odds = attacksOn(choices, selected, target)[0]?.odds ?? null;
  return odds === null ? '' : say.chance(odds.chance, odds.about);
}

/** The attack on the unit that is meant by pointing at it, or null. */
export const attackAt = ({ choices, selected }: TableControl, target: number): Choice | null =>
  attacksOn(choices, selected, target)[0] ?? null;

/** More columns than this become too narrow to read. */
const MOST_COLUMNS = 9;

/** How likely each amount of damage is; from `needs` on it is enough. The last column takes all that is more. */
function columnsOf({
  damage,
  needs,
}: Odds): { readonly n: string; readonly chance: number; readonly enough: boolean }[] {
  const last = Math.max(
    0,
    damage.findLastIndex((chance) => chance > 0),
  );
  const shown = Math.min(last, MOST_COLUMNS - 1);
  return Array.from({ length: shown + 1 }, (_, n) => {
    const more = n === shown && last > shown;
    const chance = more ? damage.slice(n).reduce((sum, each) => sum + each, 0) : damage[n]!;
    return { n: more ? `${n}+` : `${n}`, chance, enough: n >= needs };
  });
}

function Distribution({ odds }: { readonly odds: Odds }) {
  const columns = columnsOf(odds);
  const most = Math.max(...columns.map(({ chance }) => chance));
  return (
    <span className="odds-columns" aria-hidden="true">
      {columns.map(({ n, chance, enough }) => (
        <span key={n} className={enough ? 'enough' : ''}>
          <small>{percent(chance)}</small>
          <i style={{ height: `${Math.max(2, Math.round((chance / most) * 28))}px` }} />
          <b>{n}</b>
        </span>
      ))}
    </span>
  );
}

/** Where the counting stands, within the arenas. */
interface Spot {
  readonly left: number;
  readonly top: number;
}

const WIDTH = 226;
const HEIGHT = 172;
const GAP = 10;

/** Beside the target, so that it hides neither it nor who attacks; where there is no room at its sides, above or below. */
function spotOf(card: number): Spot | null {
  const within = document.querySelector('.arenas')?.getBoundingClientRect();
  const box = document.querySelector(`.arenas [data-card="${card}"]`)?.getBoundingClientRect();
  if (within === undefined || box === undefined || box.height === 0) return null;
  const x = box.left - within.left;
  const y = box.top - within.top;
  const inside = (n: number, size: number, room: number): number => Math.max(4, Math.min(n, room - size - 4));
  const top = inside(y, HEIGHT, within.height);
  if (x >= WIDTH + GAP) return { left: x - WIDTH - GAP, top };
  if (x + box.width + GAP + WIDTH <= within.width) return { left: x + box.width + GAP, top };
  const below = y < HEIGHT;
  return {
    left: inside(x + box.width / 2 - WIDTH / 2, WIDTH, within.width),
    top: below ? y + box.height + GAP : y - HEIGHT - GAP,
  };
}

/** The counting behind the percentage, beside the target that is pointed at. */
export function OddsTip({ table, names }: { readonly table: TableControl; readonly names: (card: number) => string }) {
  const attack =
    table.choices.find(
      ({ kind, card, target }) => kind === 'attack' && table.pointed.has(card) && table.pointed.has(target),
    ) ?? null;
  const target = attack?.target ?? -1;
  const [spot, setSpot] = useState<Spot | null>(null);
  useLayoutEffect(() => setSpot(target < 0 ? null : spotOf(target)), [target]);
  if (attack === null || spot === null || attack.odds === null) return null;
  const { odds } = attack;
  return (
    <div className="odds-tip" style={{ ...spot, width: WIDTH }} role="status">
      <b>{say.title(names(attack.card), names(target))}</b>
      <span>{say.dice(odds.dice, odds.hitsOn, odds.needs)}</span>
      <span className="odds-chance">
        <strong>{say.chance(odds.chance, odds.about)}</strong> {say.toFell}
      </span>
      <Distribution odds={odds} />
      {odds.guard === null ? null : <span>{say.guard(odds.guard.n, odds.guard.chance)}</span>}
      {odds.about ? <span>{say.about}</span> : null}
    </div>
  );
}

/** What stands beside the answer: the chance, and what it takes. */
export const AnswerOdds = ({ odds }: { readonly odds: Choice['odds'] }) =>
  odds === null ? null : (
    <span className="answer-odds">
      <b>{say.chance(odds.chance, odds.about)}</b> <small>{say.short(odds.dice, odds.needs)}</small>
    </span>
  );
