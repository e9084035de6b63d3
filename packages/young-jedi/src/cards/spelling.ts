/** What is left of a name when accents, capitals and the shape of apostrophes are overlooked. */
export const fold = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .replace(/[‘’`]/gu, "'")
    .replace(/\s+/gu, ' ')
    .trim()
    .toLowerCase();
