/** What the engine says of a fault, as a sentence to read: it begins with a capital and ends with a full stop. */
export function sentence(text: string): string {
  const said = text.trim();
  return `${said.charAt(0).toUpperCase()}${said.slice(1)}${/[.?!…]$/u.test(said) ? '' : '.'}`;
}

/** The sentence of whatever was thrown. */
export const sentenceOf = (error: unknown): string => sentence(error instanceof Error ? error.message : String(error));
