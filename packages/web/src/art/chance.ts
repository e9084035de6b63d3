/** Numbers from 0 to 1 that a name always gives in the same order. */
export type Chance = () => number;
export function chanceFrom(text: string): Chance {
  let x = 2166136261;
  for (const char of text) x = Math.imul(x ^ char.charCodeAt(0), 16777619);
  return () => {
    x = Math.imul(x ^ (x >>> 15), 2246822507) ^ Math.imul(x ^ (x >>> 13), 3266489909);
    return (x >>> 0) / 4294967296;
  };
}
export const oneOf = <T>(list: readonly T[], chance: Chance): T => list[Math.floor(chance() * list.length)]!;
