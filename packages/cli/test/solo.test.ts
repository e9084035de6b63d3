// Playing alone: a table laid out by chance or by a file, one person answering for both sides.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { folder, json, refusal, succeeds } from './run.ts';

const file = (name: string, layout: unknown): string => {
  writeFileSync(join(folder, name), typeof layout === 'string' ? layout : JSON.stringify(layout));
  return name;
};

/** What is shown before the first answer. */
const begun = (...args: readonly string[]): Promise<string> => succeeds(['play', '--solo', ...args]);

test('units by chance are played to the end of a game by whoever answers for both sides', async () => {
  const answers = Array.from({ length: 6000 }, () => '1');
  const args = ['play', '--solo', '--side', 'dark', '--pile', '6', '--seed', '3', '--save', 'alone.json'];
  const stdout = await succeeds(args, answers.join('\n'));
  expect(stdout).toContain('you play Dark alone, and answer for Light too');
  expect(stdout).toMatch(/^Dark \(you\):/mu);
  expect(stdout).toMatch(/^Dark: Your build step/mu);
  expect(stdout).toMatch(/^Light: Your build step/mu);
  expect(stdout).toMatch(/\n(?:Dark wins|Light wins|The game ends) in turn \d+/u);
  // What happens is told once, whoever was asked meanwhile.
  const told = stdout.match(/rolls \d+ for build points/gu)!.length;
  const turns = stdout.match(/━━ Turn \d+/gu)!.length;
  expect(told).toBe(turns);
  const saved = JSON.parse(readFileSync(join(folder, 'alone.json'), 'utf8')) as { hash: string };
  expect(await json(['replay', 'alone.json'])).toMatchObject({ edition: 'x', hash: saved.hash });
});

test('so many units stand in each arena as were asked for, against as much of the other side', async () => {
  const stdout = await begun('--units', '1', '--seed', '9', '--side', 'dark');
  const board = stdout.slice(stdout.indexOf('── Space'), stdout.indexOf('Dark (you)'));
  expect(board.match(/^Dark .* S\d+ P\d+/gmu)).toHaveLength(3);
  expect(board).not.toMatch(/^ {8}\S.*\n {8}\S.*(?=\n──|$)/u);
  expect(await begun('--units', '1', '--seed', '9', '--side', 'dark')).toBe(stdout);
  expect(await begun('--seats', 'yuuzhan-vong,light', '--side', 'yuuzhan-vong')).toContain('Yuuzhan Vong (you)');
});

test('an answer for either side can be taken back', async () => {
  const stdout = await succeeds(['play', '--solo', '--side', 'dark', '--seed', '1'], 'done\nu\n');
  expect(stdout).toContain('Taken back.');
  const asked = [...stdout.matchAll(/^(Dark|Light): .+\?$/gmu)].map(([, side]) => side);
  expect(asked).toEqual(['Light', 'Dark', 'Light']);
});

test('a file says what is laid out, by titles: stacks, Pilots and Equipment; the rest comes by chance', async () => {
  const you = {
    units: {
      Space: [{ card: 'Outrider Wing', pilots: ['Outrider Ace'] }],
      Character: [{ card: 'Oryn Dae (A)', under: ['Tam Ilar (A)'], equipment: ["Warden's Saber"] }],
    },
    event: 'The Reach Stands',
  };
  const opponent = {
    units: { Space: ['Iron Cruiser'], Character: [{ card: 'Lord Maruk (A)', equipment: ["Executioner's Axe"] }] },
  };
  const locations = { Space: { card: 'Reach Orbital Yards', of: 'you' } };
  const stdout = await begun(file('both.json', { you, opponent, locations }));
  expect(stdout).toMatch(/Outrider Wing.*Outrider Ace/u);
  expect(stdout).toMatch(/Oryn Dae \(A\) \[2 cards\] {2}S70 P9/u); // 60 and 6, with a card beneath and a saber
  expect(stdout).toContain('Reach Orbital Yards');
  const against = await begun(file('own.json', { you: { units: { Ground: ['Canopy Raiders'] } } }));
  const ground = against.slice(against.indexOf('── Ground'), against.indexOf('── Character'));
  expect(ground).toMatch(/^Light +Canopy Raiders {2}S40 P5 H4/mu);
  expect(ground).toMatch(/^Dark +\S+.* S\d+ P\d+/mu);
});

test.each([
  ['not JSON', '{', /^dejarik: wrong\.json: the layout is no JSON: /u],
  ['another shape', { you: { units: { Sky: [] } } }, /wrong\.json: the layout\.you\.units has an unknown field: Sky/u],
  [
    'an unknown card',
    { you: { units: { Space: ['Outrider Wang'] } } },
    /no card "Outrider Wang"; did you mean Outrider Wing/u,
  ],
  [
    'a Subordinate',
    { you: { units: { Character: ['Village Guard'] } } },
    /Village Guard stays in its supply .*\(TCG-SUB-01\)/u,
  ],
  [
    'an opponent who is no match',
    { you: { units: { Space: ['Beacon Station'] } }, opponent: { units: { Space: ['Iron Fighter Wing'] } } },
    /the opponent's Space units cost 3 together; yours cost 5 \(TCG-SOLO-02\)/u,
  ],
])('a layout with %s is refused with the reason', async (_, layout, said) => {
  expect(await refusal('play', '--solo', file('wrong.json', layout))).toMatch(said);
});

test.each([
  [['--game', 'young-jedi', '--solo'], 'Young Jedi is not played alone'],
  [['--solo', '--edition', 'nh'], 'Star Wars TCG is not played alone by the edition nh, but by x.'],
  [['--solo', '--deck', 'clone-army'], '--deck has no place in a game that is played alone, without decks.'],
  [['--solo', '--seats', '2v2'], 'A game that is played alone has two seats, one for each side.'],
  [['--solo', '--units', '99'], '--units can be 12 at most, not "99".'],
  [['--units', '2'], '--units and --pile are for a game that is played alone: add --solo.'],
] as const)('%j', async (args, said) => {
  expect(await refusal('play', ...args)).toContain(`dejarik: ${said}`);
});
