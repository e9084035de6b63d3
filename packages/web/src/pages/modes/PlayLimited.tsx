/** A game with a deck of the pool against another of the table. */
import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { modeMessages } from '../../messages/modes-en.ts';
import type { LimitedTable } from '../../session/limited.ts';
import type { Adapter } from '../../session/protocol.ts';
import { freshSeed, useStore } from '../../shell/store.ts';
import { otherSide } from '../../table/seats.ts';
import { useStarting } from '../useStarting.tsx';
import type { Holder } from './useLimited.ts';

const say = modeMessages.limited;
const SIDES = ['Dark', 'Light'] as const;
const LEVELS = ['easy', 'normal'] as const;

interface PlayLimitedProps {
  readonly adapter: Adapter;
  readonly table: LimitedTable;
  readonly holder: Holder;
}

export function PlayLimited({ adapter, table, holder }: PlayLimitedProps) {
  const { players, built } = table;
  const { seat, decks } = holder;
  const others = [...players.keys()].filter((other) => other !== seat);
  const [side, setSide] = useState(1);
  const [opponent, setOpponent] = useState(others.find((other) => players[other]!.bot) ?? others[0]!);
  const [level, setLevel] = useState<(typeof LEVELS)[number]>('normal');
  const [isLegal, setLegal] = useState(false);
  const start = useStore((page) => page.start);
  const [, go] = useLocation();
  const deck = decks[side] ?? null;
  useEffect(() => {
    let current = true;
    if (deck === null) setLegal(false);
    else
      void adapter.ask('limitedFaults', seat, side, deck).then((faults) => {
        if (current) setLegal(faults.length === 0);
      });
    return () => {
      current = false;
    };
  }, [adapter, deck, seat, side]);
  const [begin, asking] = useStarting(table.game, async () => {
    const request = await adapter.ask('limitedMatch', { seat, side, opponent, level, seed: freshSeed() });
    go('/table');
    await start(request);
  });
  const rival = players[opponent]!;
  const theirs = otherSide(side);
  return (
    <section className="play-limited" aria-labelledby="play-limited">
      <h2 id="play-limited">{say.play}</h2>
      <div className="limited-fields">
        <label className="field">
          <span>{say.side}</span>
          <select value={side} onChange={(event) => setSide(Number(event.target.value))}>
            {SIDES.map((name, of) => (
              <option key={name} value={of}>
                {say.deckOf(name)}
              </option>
            ))}
          </select>
        </label>
        <label className="field">
          <span>{say.opponent}</span>
          <select value={opponent} onChange={(event) => setOpponent(Number(event.target.value))}>
            {others.map((other) => (
              <option key={other} value={other}>
                {players[other]!.name}
              </option>
            ))}
          </select>
        </label>
        {rival.bot ? (
          <label className="field">
            <span>{say.level}</span>
            <select value={level} onChange={(event) => setLevel(event.target.value as (typeof LEVELS)[number])}>
              {LEVELS.map((name) => (
                <option key={name} value={name}>
                  {say.levels[name]}
                </option>
              ))}
            </select>
          </label>
        ) : null}
      </div>
      {rival.bot || built[opponent]![theirs] ? null : <p className="about">{say.best(rival.name, SIDES[theirs]!)}</p>}
      <div className="deck-actions">
        <button type="button" className="answer primary" disabled={!isLegal} onClick={begin}>
          {say.begin}
        </button>
        {isLegal ? null : <p className="about">{say.unready}</p>}
      </div>
      {asking}
    </section>
  );
}
