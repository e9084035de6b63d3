/** Leads from the table to the rulebook, which then lies over it. */
import type { ComponentProps } from 'react';
import { Link } from 'wouter';
import type { GameId } from '../session/moment.ts';
import { addressOf } from '../shell/addresses.ts';
import { isAtTable, openRules } from './rules-over.ts';

interface RulesLinkProps extends Omit<ComponentProps<'a'>, 'href' | 'onClick'> {
  readonly game: GameId;
  /** A page's id or a rule's. */
  readonly to: string;
}

export const RulesLink = ({ game, to, ...rest }: RulesLinkProps) => (
  <Link
    href={addressOf(game, `/rules/${to}`)}
    {...rest}
    onClick={(event) => {
      if (!isAtTable() || event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      openRules(to);
    }}
  />
);
