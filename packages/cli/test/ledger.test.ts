// The rulebooks: every line is read, whatever order the ids stand in; and who plays by one of them is told of its rules alone.
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { below, type Deck, type GameKit, Match, seeded, seenTable, SPECTATOR } from '@dejarik/kernel';
import { describe, expect, test } from 'vitest';
import { inScope, isFrom, readLedger } from '../src/ledger.ts';
import { GAMES } from '../src/registry.ts';

describe.each([
  { game: 'swtcg', id: /^TCG-/u, editions: { nh: 367, x: 841 } },
  { game: 'young-jedi', id: /^YJ-/u, editions: { faq: 411 } },
  { game: 'swccg', id: /^CCG-/u, editions: { 1996: 984 } },
])('the ledger of $game', ({ game, editions, id }) => {
  const ledger = readLedger(game);

  test.each(Object.entries(editions))('has its rules of the edition %s in scope: %i', (edition, total) => {
    expect(ledger.filter((rule) => inScope(rule, edition))).toHaveLength(total);
  });

  test('gives every rule an id of its own, and every line with an id is one', () => {
    const text = readFileSync(new URL(`../../../rules/${game}.md`, import.meta.url), 'utf8');
    const lines = text.split('\n').filter((line) => line.startsWith('- **'));
    expect(ledger).toHaveLength(lines.length);
    expect(new Set(ledger.map((rule) => rule.id)).size).toBe(lines.length);
    for (const rule of ledger) {
      expect(rule.id).toMatch(id);
      expect(rule.text).toMatch(/\S{3}/u);
    }
  });

  // Comments too: "TCG-POP-01, 02, 19" is three ids, "TCG-DICE-01 to 09" two.
  test('knows every rule that the sources name, in the editions that are played', () => {
    const played = Object.keys(editions);
    const ids = new Set(ledger.filter((rule) => played.some((it) => inScope(rule, it))).map((rule) => rule.id));
    const named = citations(id);
    expect(named.size).toBeGreaterThan(100);
    expect([...named].filter(([cited]) => !ids.has(cited)).map(([cited, file]) => `${cited} in ${file}`)).toEqual([]);
  });
});

test('rules are found by the document that they were taken from, and by its sections', () => {
  const ledger = readLedger('swccg');
  const from = (source: string): string[] => ledger.filter((rule) => isFrom(rule, source)).map(({ id }) => id);
  const parts = ['FAQ 3.2.1', '3.2.2', 'faq 3.2.3', 'FAQ 3.2.4', 'FAQ 3.2.5'].map(from);
  for (const part of parts) expect(part.length).toBeGreaterThan(4);
  expect(new Set(parts.flat())).toEqual(new Set(from('FAQ 3.2')));
  expect(from('supplement')).toEqual(from('ANH supplement'));
  expect(from('FAQ 1.1')).toEqual(['CCG-OBJ-11']);
  // A number is that of a section, and what a line names with others is found by each.
  expect([from('FAQ 3.20'), from('2.5')]).toEqual([[], from('FAQ 2.5')]);
  const both = ledger.find(({ sources }) => sources.includes('FAQ 3.7.2') && sources.includes('FAQ 3.6.2'))!;
  expect(from('FAQ 3.6.2')).toContain(both.id);
});

/** The rules that the log and refusals of one game lead to, each with a sentence that does. */
function toldIn(kit: GameKit, edition: string, n: number): Map<string, string> {
  const { game } = kit;
  const random = seeded(`rules ${n}`);
  const cards = game.abilities!(edition);
  const decks: Deck[] = game.seats.map(({ side }) => cards.deck(side, random));
  const match = Match.start(game, { edition, seed: n, decks }, { keep: false });
  const told = new Map<string, string>();
  for (let i = 0; i < 800 && match.state.question !== null; i++) {
    if (i % 10 === 0)
      for (const viewer of game.seats.keys()) {
        const seen = seenTable(game, game.view(match.table, viewer));
        for (const { card } of kit.cardsInSight(seen))
          for (const kind of kit.intents) {
            const refused = kit.whyNot(seen, { kind, card });
            if (refused !== null) told.set(refused.rule, `${kind}: ${refused.why}`);
          }
      }
    const { options } = match.state.question;
    const sound = [...options.keys()].filter((at) => game.givesAway?.(match.table, options[at]!) !== true);
    match.repeat(sound[below(random, Math.max(1, sound.length))] ?? 0);
  }
  const events = match.events.flatMap((event) => game.viewEvent(event, SPECTATOR) ?? []);
  for (const { rule, text } of kit.logLines(events, 0, match.state)) if (rule !== null) told.set(rule, text);
  return told;
}

describe.each([
  { id: 'swtcg', edition: 'nh', games: 8 },
  { id: 'swtcg', edition: 'x', games: 8 },
  { id: 'young-jedi', edition: 'faq', games: 2 },
  { id: 'young-jedi', edition: 'starter', games: 2 },
  { id: 'swccg', edition: '1996', games: 2 },
])('games of $id by $edition', ({ id, edition, games }) => {
  test('tell of its rules alone, in the log and in whatever they refuse', async () => {
    const kit = await GAMES.games.get(id)!.kit();
    expect(kit.game.editions).toContain(edition);
    const its = new Set(readLedger(id).flatMap((rule) => (inScope(rule, edition) ? [rule.id] : [])));
    const told = new Map(Array.from({ length: games }, (_, n) => [...toldIn(kit, edition, n)]).flat());
    expect([...told].filter(([rule]) => !its.has(rule))).toEqual([]);
    expect(told.size).toBeGreaterThan(20);
  });
});

/** Every id in the sources with a file that names it. */
function citations(start: RegExp): Map<string, string> {
  const root = fileURLToPath(new URL('../../../', import.meta.url));
  const pattern = /\b(?<area>(?:TCG|YJ|CCG)(?:-[A-Z]+)+-)(?<first>\d+)(?<more>(?:(?:,| to| and) \d{2,3}\b)*)/gu;
  const found = new Map<string, string>();
  for (const file of globSync('packages/*/src/**/*.{ts,tsx}', { cwd: root }))
    for (const { groups } of readFileSync(`${root}${file}`, 'utf8').matchAll(pattern))
      for (const n of [groups!['first']!, ...(groups!['more']!.match(/\d+/gu) ?? [])])
        if (start.test(`${groups!['area']}${n}`)) found.set(`${groups!['area']}${n}`, file);
  return found;
}
