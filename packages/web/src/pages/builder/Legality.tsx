/** Whether a deck may be played, as a bar and in sentences, each with the rule that says so. */
import type { DeckFault } from '@dejarik/kernel';
import { Link } from 'wouter';
import { messages } from '../../messages/index.ts';
import { sentence } from '../../messages/sentence.ts';
import { ruleAddress } from '../../shell/addresses.ts';

export const Fault = ({ fault: { message, rule } }: { readonly fault: DeckFault }) => (
  <>
    {sentence(message)} <Link href={ruleAddress(rule)}>{rule}</Link>
  </>
);

interface LegalityProps {
  readonly faults: readonly DeckFault[] | null;
  /** Told of a deck that is legal. */
  readonly warnings?: readonly DeckFault[];
  readonly legal?: string;
  /** How many cards the deck has, and how many it needs. */
  readonly filled?: { readonly total: number; readonly size: number };
}

export function Legality({ faults, warnings = [], legal = messages.decks.legal, filled }: LegalityProps) {
  const isLegal = faults?.length === 0;
  const told = isLegal ? warnings : (faults ?? []);
  return (
    <div className={`legality ${faults === null ? '' : isLegal ? 'is-legal' : 'is-not'}`} aria-live="polite">
      {faults === null ? null : (
        <p className="verdict">
          {isLegal ? <span className="legal">✓ {legal}</span> : <b>{messages.decks.faults}</b>}
          {filled === undefined || isLegal ? null : <span>{messages.decks.toGo(filled.total, filled.size)}</span>}
        </p>
      )}
      {filled === undefined ? null : (
        <span className="filled" aria-hidden="true">
          <i style={{ width: `${Math.min(1, filled.total / Math.max(1, filled.size)) * 100}%` }} />
        </span>
      )}
      {told.length === 0 ? null : (
        <ul>
          {told.map((fault) => (
            <li key={fault.rule + fault.message}>
              <Fault fault={fault} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
