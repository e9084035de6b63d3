/** Names of one person, by the Expanded Rulebook (TCG-UNIQ-11, TCG-UNIQ-12). */
const EQUIVALENTS: readonly (readonly string[])[] = [
  ['Admiral Tarkin', 'Grand Moff Tarkin'],
  ['Admiral Yularen', 'Colonel Wullf Yularen'],
  ['Anakin Skywalker', 'Darth Vader'],
  ["A'Sharad Hett", 'Darth Krayt'],
  ['Ben Solo', 'Kylo Ren'],
  ['Captain Ackbar', 'Admiral Ackbar'],
  ['Chancellor Finis Valorum', 'Finis Valorum'],
  ['Chancellor Palpatine', 'Darth Sidious', 'Senator Palpatine', 'Emperor Palpatine'],
  ['Din Djarin', 'The Mandalorian'],
  ['Dooku', 'Darth Tyranus'],
  ['Grogu', 'The Child'],
  ['Jacen Solo', 'Darth Caedus'],
  ['Kreia', 'Darth Traya'],
  ['Lieutenant Corran Horn', 'Corran Horn'],
  ['Lieutenant Wes Janson', 'Captain Wes Janson'],
  ['Malak', 'Darth Malak'],
  ['Mara Jade', 'Mara Jade Skywalker'],
  ['Maul', 'Darth Maul'],
  ['Padmé Amidala', 'Queen Amidala'],
  ['Princess Leia', 'Leia Organa Solo', 'Leia Organa', 'General Leia Organa Solo'],
  ['Revan', 'Darth Revan'],
  ['Rey', 'Rey Skywalker'],
  ['Wedge Antilles', 'Commander Wedge Antilles'],
];

const FIRST_NAMES: ReadonlyMap<string, string> = new Map(
  EQUIVALENTS.flatMap((names) => names.map((name) => [name, names[0]!] as const)),
);

/** The name under which somebody is one of a kind. */
export const oneNameOf = (name: string): string => FIRST_NAMES.get(name) ?? name;
