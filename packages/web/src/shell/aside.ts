/** What was set aside, in words. */
import { messages } from '../messages/index.ts';
import { newlyAside } from './storage.ts';

/** What was set aside just now; null: nothing. */
export function asideText(why = ''): string | null {
  const names = [...new Set(newlyAside())].map((kind) => messages.aside.names[kind]);
  return names.length === 0 ? null : messages.aside.told(names.join(', '), why);
}
