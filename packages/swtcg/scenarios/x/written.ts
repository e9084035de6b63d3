/** Cards written on the spot in few words. */

/** Title, type line, and the lines of text; a unit without numbers of its own has the usual ones. */
export type Written = readonly [title: string, type: string, ...lines: string[]];

const USUAL = 'cost 3   speed 40   power 3   health 4';
const isUnit = (type: string): boolean => / (?:Space|Ground|Character)\b/u.test(type);

export const written = (...cards: readonly Written[]): string =>
  cards
    .map(([title, type, ...lines], i) => {
      const numbered = /^(?:cost|speed)\b/u.test(lines[0] ?? '');
      const body = numbered || !isUnit(type) ? lines : [USUAL, ...lines];
      return [`${i + 1} ${title}   ${type}   C`, ...body.map((line) => `   ${line}`)].join('\n');
    })
    .join('\n\n');

export const FOE: Written = ['Foe', 'Dark Character - Rogue'];
export const FRIEND: Written = ['Friend', 'Light Character - Jedi'];
