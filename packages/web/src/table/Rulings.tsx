/** What the rulebook says of a card by its name: looked up when it is opened, because the lines of all cards come with it. */
import { useEffect, useState } from 'react';
import { messages } from '../messages/index.ts';
import type { RuleLine } from '../pages/rules.ts';
import type { GameId } from '../session/moment.ts';
import { RulesLink } from './RulesLink.tsx';

interface RulingsProps {
  readonly game: GameId;
  readonly title: string;
}

export function Rulings({ game, title }: RulingsProps) {
  const [isOpen, setOpen] = useState(false);
  const [lines, setLines] = useState<readonly RuleLine[] | null>(null);
  useEffect(() => {
    if (!isOpen) return;
    let current = true;
    const load = async (): Promise<void> => {
      const { rulingsOf, rulingsOn } = await import('../rulebook/rulings.ts');
      const found = rulingsOn(await rulingsOf(game), title);
      if (current) setLines(found);
    };
    void load();
    return () => {
      current = false;
    };
  }, [isOpen, game, title]);
  return (
    <details className="rulings" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{messages.rulings}</summary>
      {lines === null ? null : lines.length === 0 ? <p>{messages.noRulings}</p> : null}
      <ul>
        {(lines ?? []).map(({ id, text }) => (
          <li key={id}>
            {text}{' '}
            <RulesLink game={game} to={id} className="link" aria-label={messages.ruleLink(id)}>
              {id}
            </RulesLink>
          </li>
        ))}
      </ul>
    </details>
  );
}
