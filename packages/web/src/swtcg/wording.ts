/** What stands on an answer's button: the engine's sentence, without what the question has said already. */
import { messages } from '../messages/index.ts';
import type { Asked, Choice } from '../session/swtcg/moment.ts';

const upperFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** The words, and what tells two cards of one title apart. */
export function wordingOf(choice: Choice, question: Asked, title: (card: number) => string): string {
  const words = plainWording(choice, question, title);
  return choice.mark === '' ? words : `${words} (${choice.mark})`;
}

function plainWording(choice: Choice, question: Asked, title: (card: number) => string): string {
  const { kind, card, target, text } = choice;
  const aboutIt = card === question.about;
  if (kind === 'attack' && aboutIt) {
    const how = / with (?<how>Barrage \d+|Bombard \d+|Ion Cannon \d+)$/u.exec(text)?.groups?.['how'];
    return how === undefined ? messages.attackOn(title(target)) : messages.attackWith(title(target), how);
  }
  if (kind === 'skip' && aboutIt) return messages.noAttack;
  if (kind === 'decline' && question.kind === 'steer') return messages.leaveToOwner;
  // "yes, pay 3 Force (Greedo (A))": the card stands in the question.
  if (kind === 'accept' || kind === 'decline') return upperFirst(text.replace(` (${title(card)})`, ''));
  const prefix = `${title(card)}: `;
  return upperFirst(kind === 'ability' && aboutIt && text.startsWith(prefix) ? text.slice(prefix.length) : text);
}
