import { type Deck, type DeckFault, type PlayFormat, withSets } from '@dejarik/kernel';
import { registrationFaults } from '@dejarik/tournament';
import {
  EXPANSIONS,
  faultsInFormat,
  type FormatRules,
  formatsBy,
  standardPool,
  UNNUMBERED,
} from '../src/decks/formats.ts';
import { fail, gameWith, scenarioX } from '../src/testing/index.ts';
import { deck, deckOf, legalDeck } from './deck-lists.ts';
import { organisedPlay } from '../src/decks/limited.ts';

const formatNamed = (name: string, formats = formatsBy()): PlayFormat<FormatRules> =>
  formats.find((format) => format.name === name) ?? fail(`there is no format ${name}`);

/** A made-up card of a set, of a type. */
const card = (set: string, type = 'Character', subtypes: readonly string[] = []) => ({
  set,
  title: 'A card',
  type,
  subtypes,
});

/** What is wrong with so many copies of the card in the format. */
const faults = (format: PlayFormat<FormatRules>, one: ReturnType<typeof card>, copies = 1): DeckFault[] =>
  faultsInFormat(() => one, deck({ id: 'made-up', copies }), format);

const isIn = (format: PlayFormat<FormatRules>, one: ReturnType<typeof card>): boolean =>
  faults(format, one).length === 0;

/** What events can put into a format. */
const setsToName = () => organisedPlay(gameWith().cards).sets;

const releases = (n: number): string[] => Array.from({ length: n }, (_, i) => `set ${i + 1}`);

scenarioX('Standard has the newest sets, five to eight of them', 'TCG-FORMAT-01', (t) => {
  t.is(standardPool(releases(5)), ['set 1', 'set 2', 'set 3', 'set 4', 'set 5']);
  t.is(standardPool(releases(8)).length, 8);
  t.is(standardPool(releases(9)), ['set 5', 'set 6', 'set 7', 'set 8', 'set 9']);
  for (let n = 5; n <= 60; n++) {
    const pool = standardPool(releases(n));
    t.is(pool, releases(n).slice(-pool.length), `the newest of ${n}`);
    t.is(pool.length >= 5 && pool.length <= 8, true, `${pool.length} of ${n}`);
  }
  const standard = formatNamed('Standard');
  t.is(standard.sets.at(-1), 'ALTA');
  t.is(isIn(standard, card('ALTA')), true);
  t.is(faults(standard, card('AOTC')), [
    { rule: 'TCG-FORMAT-01', message: 'A card is of AOTC, which is not in Standard' },
  ]);
});

scenarioX('With each release Standard grows from five sets to eight, and goes back to five', 'TCG-FORMAT-02', (t) => {
  t.is(
    [9, 10, 11, 12, 13].map((n) => standardPool(releases(n)).length),
    [5, 6, 7, 8, 5],
  );
});

scenarioX('Vintage has the first sixteen sets, without the kinds of cards that came later', 'TCG-FORMAT-03', (t) => {
  const vintage = formatNamed('Vintage');
  t.is(vintage.sets.length, 16);
  t.is([vintage.sets[0], vintage.sets[9], vintage.sets[10], vintage.sets[15]], ['AOTC', 'ROTS', 'FOTR', 'BOH']);
  t.is(isIn(vintage, card('BOH')), true);
  t.is(isIn(vintage, card('BH')), false);
  for (const type of ['Space', 'Ground', 'Character', 'Battle', 'Mission', 'Location', 'Equipment'])
    t.is(isIn(vintage, card('BOH', type)), true, type);
  for (const type of ['Multi-arena', 'Resource', 'Event', 'Subordinate'])
    t.is(isIn(vintage, card('BOH', type)), false, type);
  t.is(isIn(vintage, card('BOH', 'Mission', ['Trap'])), false);
  t.is(isIn(vintage, card('BOH', 'Mission', ['Campaign'])), false);
  t.is(isIn(vintage, card('BOH', 'Equipment', ['Skill'])), false);
  t.is(isIn(vintage, card('BOH', 'Equipment', ['Trait'])), false);
  // Elsewhere they are in.
  t.is(isIn(formatNamed('Galaxy'), card('BOH', 'Multi-arena')), true);
});

scenarioX('Galaxy has all sets; others those of one publisher', 'TCG-FORMAT-04', (t) => {
  const [galaxy, wizards, committee] = ['Galaxy', 'WOTC Only', 'IDC Only'].map((name) => formatNamed(name).sets);
  t.is(galaxy!.length, 55);
  t.is([wizards!.length, wizards![0], wizards!.at(-1)], [10, 'AOTC', 'ROTS']);
  t.is([committee!.length, committee![0], committee!.at(-1)], [45, 'FOTR', 'ALTA']);
  t.is([...wizards!, ...committee!], galaxy);
  const organised = organisedPlay(gameWith().cards);
  const wotc = formatNamed('WOTC Only');
  t.is(organised.faults(legalDeck('Dark'), wotc), []);
  t.is(organised.faults(legalDeck('Dark'), formatNamed('IDC Only')).length > 0, true);
});

scenarioX('There are six eras, whose sets are data', 'TCG-FORMAT-05', (t) => {
  const eras = formatsBy().filter(({ rule }) => rule === 'TCG-FORMAT-05');
  t.is(
    eras.map(({ name }) => name),
    ['Old Republic Era', 'Republic Era', 'Rebellion Era', 'New Republic Era', 'Resistance Era', 'Legacy Era'],
  );
  t.is(isIn(formatNamed('Rebellion Era'), card('ANH')), false);
  const ours = formatNamed('Rebellion Era', formatsBy({ eras: new Map([['Rebellion', ['ANH', 'ESB']]]) }));
  t.is(isIn(ours, card('ANH')), true);
  t.is(isIn(ours, card('SAV')), false);
  // Whoever runs an event says it by the codes of the sets; those that players usually mean stand there otherwise.
  const known = setsToName();
  const announced = (said: string, name = 'Rebellion Era') => withSets(formatNamed(name), said, known);
  const setsOf = (said: string, name?: string): unknown => {
    const format = announced(said, name);
    return typeof format === 'string' ? format.slice(0, 'there is no set "XYZ"'.length) : format.sets;
  };
  t.is(setsOf('anh, ESB'), ['ANH', 'ESB']);
  t.is(setsOf('+ANH'), [...formatNamed('Rebellion Era').sets, 'ANH']);
  t.is(setsOf('BH,MAND,+IA', 'Legacy Era'), ['BH', 'MAND', 'IA']);
  t.is(setsOf('ANH,XYZ'), 'there is no set "XYZ"');
  t.is(setsOf('ANH,,ESB'), 'there is no set ""; t');
  const era = announced('ANH');
  t.is(typeof era !== 'string' && isIn(era, card('ANH')), true);
});

scenarioX(
  'The order of the sets is data; those without a number are in no format by themselves',
  'TCG-FORMAT-06',
  (t) => {
    t.is(EXPANSIONS.length, 55);
    t.is(EXPANSIONS[0], { code: 'AOTC', name: 'Attack of the Clones' });
    t.is(EXPANSIONS[54], { code: 'ALTA', name: 'A Long Time Ago' });
    t.is(new Set(EXPANSIONS.map(({ code }) => code)).size, 55);
    const known = setsToName();
    for (const { code } of UNNUMBERED)
      for (const format of formatsBy()) {
        t.is(isIn(format, card(code)), false, `${code} in ${format.name}`);
        const announced = withSets(format, `+${code}`, known);
        t.is(typeof announced !== 'string' && isIn(announced, card(code)), true, `${code} by the event`);
      }
    const numbered = new Set(EXPANSIONS.map(({ code }) => code));
    for (const { sets: own, name } of formatsBy())
      t.is(
        own.filter((code) => !numbered.has(code)),
        [],
        name,
      );
    const later = formatsBy({ expansions: [...EXPANSIONS, { code: 'IA', name: 'Imperial Assault' }] });
    t.is(isIn(formatNamed('Galaxy', later), card('IA')), true);
    t.is(isIn(formatNamed('Standard', later), card('IA')), true);
  },
);

scenarioX('To a constructed event a player brings a deck for each side, of sixty cards or more', 'TCG-MODE-01', (t) => {
  const game = gameWith();
  const rules = (...decks: readonly (Deck | undefined)[]): string[] =>
    registrationFaults(game, decks, { edition: 'x', format: null, rule: 'TCG-MODE-01' }).map(({ rule }) => rule);
  t.is(rules(legalDeck('Dark'), legalDeck('Light')), []);
  t.is(rules(legalDeck('Dark')), ['TCG-MODE-01']);
  t.is(rules(undefined, legalDeck('Light')), ['TCG-MODE-01']);
  t.is(rules(legalDeck('Dark'), legalDeck('Dark')), ['TCG-DECK-19']);
  t.is(rules(legalDeck('Dark'), deckOf('Light', [20, 20, 19])), ['TCG-DECK-01']);
  const vintage = formatNamed('Vintage');
  const organised = organisedPlay(game.cards);
  const event = { edition: 'x', format: { ...vintage, sets: ['AOTC'] }, organised, rule: 'TCG-MODE-01' };
  const outside = registrationFaults(game, [legalDeck('Dark'), legalDeck('Light')], event);
  t.is(new Set(outside.map(({ rule }) => rule)), new Set(['TCG-FORMAT-03']));
});
