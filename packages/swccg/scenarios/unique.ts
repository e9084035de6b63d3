/** Section 17: unique and restricted cards. */
import { scenario } from '../testing/index.ts';

const CANTINA = 'Tatooine: Cantina';

scenario(
  'One dot is one on the table, three dots are three, of both players together',
  'CCG-UNQ-01 CCG-UNQ-07',
  (t) => {
    t.board({
      at: 'Light deploys',
      locations: { [`Light ${CANTINA}`]: ['Luke Skywalker', 'Talz', 'Talz'] },
      light: { hand: ['Luke Skywalker', 'Talz', 'Talz', 'Han Solo'] },
    });
    t.doesNotOffer('Deploy Luke Skywalker');
    t.offersAlso('Deploy Han Solo');
    t.act('Light: Deploy Talz', `To ${CANTINA}`);
    t.settle();
    t.doesNotOffer('Deploy Talz');
  },
);

scenario('Two titles of one person are two cards: both may be on the table', 'CCG-UNQ-07', (t) => {
  t.board({
    at: 'Light deploys',
    locations: { [`Light ${CANTINA}`]: ['Luke Skywalker'] },
    light: { hand: ['Commander Luke Skywalker'] },
    cards: [
      '•Commander Luke Skywalker   Light Character - Rebel   R1\n destiny 1   deploy 1   power 3   ability 4   forfeit 7',
    ],
  });
  t.act('Light: Deploy Commander Luke Skywalker', `To ${CANTINA} for 1 Force`);
  t.settle();
  for (const name of ['Luke Skywalker', 'Commander Luke Skywalker']) t.card(name, { zone: 'table', at: CANTINA });
});

scenario(
  'A stolen, captive or face-down copy counts; so does one inserted into a deck, but no bluff',
  'CCG-UNQ-04',
  (t) => {
    const couldDeploy = (seat: 'Dark' | 'Light', title: string, at: string, guests: readonly string[]): boolean => {
      const held = { hand: [title] };
      t.board({
        at: `${seat} deploys`,
        locations: { [at]: guests },
        ...(seat === 'Dark' ? { dark: held } : { light: held }),
        cards: [
          '•Falcon   Light Starship - Starfighter: X-Wing   C1\n destiny 1   deploy 0   power 1   forfeit 1   maneuver 1   hyperspeed 1',
        ],
      });
      return t.options.some((option) => option.startsWith(`Deploy ${title}`));
    };
    const ships = [[], ['stolen Falcon'], ['off Falcon']];
    t.is(
      ships.map((copies) => couldDeploy('Light', 'Falcon', 'Light Tatooine', copies)),
      [true, false, false],
    );
    const captives = [[], ['Luke Skywalker, captive of Stormtrooper']];
    t.is(
      captives.map((captive) =>
        couldDeploy('Light', 'Luke Skywalker', `Light ${CANTINA}`, ['Stormtrooper', ...captive]),
      ),
      [true, false],
    );
    const bluffs = ['Darth Vader', 'Darth Vader, bluff on Tatooine: Bluffs'];
    t.is(
      bluffs.map((copy) => couldDeploy('Dark', 'Darth Vader', 'Tatooine: Bluffs', ['Stormtrooper', copy])),
      [false, true],
    );
    t.board({ at: 'Dark deploys', dark: { hand: ['A Disturbance In The Force', 'A Disturbance In The Force'] } });
    t.act('Dark: Deploy A Disturbance In The Force', "Into the other player's Reserve Deck");
    t.settle('act');
    t.doesNotOffer('Deploy A Disturbance In The Force');
  },
);

scenario('A unique card that has left the table makes room the same turn', 'CCG-UNQ-03', (t) => {
  t.board({
    at: 'Light deploys',
    locations: { [`Light ${CANTINA}`]: ['Luke Skywalker', 'Way Out'] },
    light: { hand: ['Luke Skywalker'] },
    cards: [
      'Way Out   Light Character - Alien   C1\n destiny 1   deploy 1   power 1   ability 1   forfeit 1\n In your deploy phase: target 1 Luke Skywalker here -> It is lost.',
    ],
  });
  t.offers('Use Way Out', 'Pass');
  t.act('Light: Use Way Out', 'Light: Luke Skywalker');
  t.settle();
  t.act('Light: Deploy Luke Skywalker');
});

scenario('The dots of an Interrupt limit how many are played in a turn', 'CCG-UNQ-02', (t) => {
  t.board({
    at: 'Light controls',
    light: { hand: ['Rare', 'Rare', 'Common', 'Common'] },
    cards: [
      '•Rare   Light Interrupt - Used   C1\n destiny 1\n Activate 1 Force.',
      'Common   Light Interrupt - Used   C1\n destiny 1\n Activate 1 Force.',
    ],
  });
  t.act('Light: Play Common');
  t.settle();
  t.act('Light: Play Common');
  t.settle();
  t.act('Light: Play Rare');
  t.settle();
  t.doesNotOffer('Play Rare');
  t.asks('Light', 'act');
});

scenario('A character that is out of play cannot be deployed by its player again', 'CCG-UNQ-05 CCG-OUT-07', (t) => {
  t.board({
    at: 'Light deploys',
    locations: { [`Light ${CANTINA}`]: ['Luke Skywalker', 'Way Out'] },
    light: { hand: ['Luke Skywalker'] },
    cards: [
      'Way Out   Light Character - Alien   C1\n destiny 1   deploy 1   power 1   ability 1   forfeit 1\n In your deploy phase: target 1 Luke Skywalker here -> It goes out of play.',
    ],
  });
  t.act('Light: Use Way Out', 'Light: Luke Skywalker');
  t.settle();
  t.is(t.titles('Light', 'out'), ['Luke Skywalker']);
  t.asks('Light', 'act');
  t.offers('Pass');
});

scenario('A name in a text is the card of that name', 'CCG-UNQ-06', (t) => {
  t.board({
    at: 'Light deploys',
    locations: { "Light Tatooine: Obi-Wan's Hut": [] },
    light: { hand: ['Obi-Wan Kenobi', 'Luke Skywalker'] },
  });
  t.act('Light: Deploy Obi-Wan Kenobi');
  t.offers("To Tatooine: Obi-Wan's Hut for 2 Force"); // 5 - 3
  t.answer('To Tatooine');
  t.settle();
  t.act('Light: Deploy Luke Skywalker');
  t.offers("To Tatooine: Obi-Wan's Hut for 3 Force");
});

scenario('So many at one site and no more, whoever comes last', 'CCG-UNQ-08', (t) => {
  t.board({
    at: 'Dark deploys',
    locations: {
      [`Dark ${CANTINA}`]: ['Tusken Raider', 'Tusken Raider', 'Tusken Raider', "URoRRuR'R'R"],
      'Dark Tatooine: Mos Eisley': [],
    },
    dark: { hand: ['Tusken Raider'] },
  });
  t.act('Dark: Deploy Tusken Raider');
  t.offers('To Tatooine: Mos Eisley for 2 Force');
});
