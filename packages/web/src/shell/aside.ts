/** What was set aside, in words. */
import { messages } from '../messages/index.ts';
import { type Kind, newlyAside } from './storage.ts';

/** Told, and not read yet: what is set aside next is told with it, not instead of it. */
const unread = new Set<Kind>();

/** What was set aside just now, and what has not been read of it; null: nothing just now. */
export function asideText(why = ''): string | null {
  const fresh = newlyAside();
  for (const kind of fresh) unread.add(kind);
  const names = new Set([...unread].map((kind) => messages.aside.names[kind]));
  return fresh.length === 0 ? null : messages.aside.told([...names].join(', '), why);
}

export const asideRead = (): void => unread.clear();
