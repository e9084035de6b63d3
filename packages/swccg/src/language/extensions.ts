/** Sentences that the grammar does not say, each with code of its own in rules/extensions.ts. */
export const EXTENSIONS = [] as const;
export type ExtensionName = string;
