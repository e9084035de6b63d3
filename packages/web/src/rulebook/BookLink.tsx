/** Leads to a page or a line of the rulebook: on its own screen, or in the window over the table. */
import { type ComponentProps, createContext, use } from 'react';
import { Link } from 'wouter';
import type { GameId } from '../session/moment.ts';
import { addressOf } from '../shell/addresses.ts';

interface Place {
  readonly game: GameId;
  /** Given where the page is opened without leaving what lies beneath. */
  readonly onOpen?: (id: string) => void;
}

export const PlaceContext = createContext<Place>({ game: 'swtcg' });

interface BookLinkProps extends Omit<ComponentProps<'a'>, 'href' | 'onClick'> {
  /** A page's id, a rule's, or '' for the contents. */
  readonly to: string;
}

export function BookLink({ to, ...rest }: BookLinkProps) {
  const { game, onOpen } = use(PlaceContext);
  const address = addressOf(game, to === '' ? '/rules' : `/rules/${to}`);
  if (onOpen === undefined) return <Link href={address} {...rest} />;
  return (
    <a
      href={address}
      {...rest}
      onClick={(event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        onOpen(to);
      }}
    />
  );
}
