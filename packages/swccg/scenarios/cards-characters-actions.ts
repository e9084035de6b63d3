/** Characters whose text players use: wagers, threats, guesses, what is hidden or turned over. */
import { scenario } from '../testing/index.ts';

const BAY = 'Light Tatooine: Docking Bay 94';
const THERE = 'Tatooine: Docking Bay 94';

scenario(
  'Whoever has the higher total of the wager may retrieve one card; on a tie nobody does',
  'CCG-READ-018',
  (t) => {
    const play = (light: readonly string[], dark: readonly string[]): void => {
      t.board({
        at: 'Light controls',
        locations: { [BAY]: ["Figrin D'an"] },
        light: { reserve: light, lost: ['Luke Skywalker'] },
        dark: { reserve: dark, lost: ['Darth Vader'] },
      });
      t.act("Light: Use Figrin D'an");
      t.is(t.count('Light', 'force'), 9);
    };
    play(['Destiny 2', 'Destiny 2', 'Destiny 2'], ['Destiny 2', 'Destiny 3']);
    t.settle('may', 'Light');
    t.answer('Yes');
    t.is(t.titles('Light', 'lost'), []);
    t.is(t.titles('Light', 'used')[0], 'Luke Skywalker');
    t.is(t.titles('Dark', 'lost'), ['Darth Vader']);
    t.settle();
    t.doesNotOffer("Use Figrin D'an");

    play(['Destiny 1', 'Destiny 1', 'Destiny 1'], ['Destiny 2', 'Destiny 2']);
    t.settle('may', 'Dark');
    t.answer('No');
    t.is(t.titles('Dark', 'lost'), ['Darth Vader']);

    play(['Destiny 1', 'Destiny 1', 'Destiny 2'], ['Destiny 2', 'Destiny 2']);
    t.settle();
    t.is(t.titles('Light', 'lost'), ['Luke Skywalker']);
    t.is(t.titles('Dark', 'lost'), ['Darth Vader']);
  },
);

scenario('Greedo threatens a smuggler, who is lost if destiny and ability are more than 6', 'CCG-READ-020', (t) => {
  const play = (destiny: string, force: number): void => {
    t.board({
      at: 'Light controls',
      locations: { [BAY]: ['Greedo', 'Han Solo', 'Luke Skywalker'] },
      light: { force },
      dark: { reserve: [destiny], force: 1 },
    });
    t.act('Dark: Use Greedo');
    t.offers('Choose Han Solo');
    t.answer('Choose Han Solo');
  };
  play('Destiny 6', 3);
  t.settle('may', 'Light');
  t.answer('No');
  t.settle();
  t.card('Han Solo', { zone: 'lost' });

  play('Destiny 5', 0);
  t.settle();
  t.card('Han Solo', { zone: 'table' });
  t.is(t.destinies(), [['Dark', 5]]);

  // Bought off: the whole Force Pile, and Dark may activate as much.
  play('Destiny 6', 3);
  t.settle('may', 'Light');
  t.answer('Yes');
  t.is(t.count('Light', 'force'), 0);
  t.asks('Dark', 'activate');
  t.answer('Activate 3 Force');
  t.is(t.count('Dark', 'force'), 4);
  t.settle();
  t.card('Han Solo', { zone: 'table' });
  t.is(t.destinies(), []);
});

scenario('Hem Dazon is as strong as the cards under him, one more in each deploy phase', 'CCG-READ-021', (t) => {
  t.board({
    at: 'Dark deploys',
    locations: { [BAY]: ['Hem Dazon', 'Destiny 1, face down under Hem Dazon'] },
    dark: { hand: ['Darth Vader'], force: ['Destiny 4', 'Destiny 5'] },
    light: { hand: ['Raid'] },
    cards: ['Raid   Light Interrupt - Used   C1\ndestiny 1\nTarget 1 alien -> It is lost.'],
  });
  t.is(t.powerOf('Hem Dazon'), 1 + 1);
  t.act('Dark: Use Hem Dazon');
  t.settle('hide', 'Dark');
  t.offers('Hide Darth Vader', 'The Force Pile of Dark');
  t.answer('The Force Pile of Dark');
  t.settle();
  t.is(t.powerOf('Hem Dazon'), 1 + 2);
  t.is(t.titles('Dark', 'force'), ['Destiny 5']);
  t.card('Destiny 4', { zone: 'under', as: 'face down', on: 'Hem Dazon' });
  t.doesNotOffer('Use Hem Dazon');
  t.act('Light: Play Raid', 'Choose Hem Dazon');
  t.settle();
  t.is(t.count('Dark', 'lost'), 3);
});

scenario('What Hem Dazon hides is hidden', 'CCG-READ-021 CCG-PIL-06', (t) => {
  t.board({
    at: 'Dark deploys',
    locations: { [BAY]: ['Hem Dazon'] },
    dark: { hand: ['Darth Vader'] },
  });
  t.act('Dark: Use Hem Dazon');
  t.settle('hide', 'Dark');
  t.answer('Hide Darth Vader');
  t.settle();
  t.is(t.count('Dark', 'hand'), 0);
  const card = t.find('Darth Vader');
  t.is(t.seenBy(1).state.def[card], -1);
});

scenario('Leesub guesses a type; the card is shown, and lost if she is right', 'CCG-CARD-037', (t) => {
  const play = (held: string): void => {
    t.board({
      at: 'Light controls',
      locations: { [BAY]: ['Leesub Sirln'] },
      dark: { hand: [held] },
    });
    t.act('Light: Use Leesub Sirln');
    t.settle('guess', 'Light');
    t.offers(
      'Rebel',
      'Imperial',
      'alien',
      'droid',
      'starship',
      'vehicle',
      'weapon',
      'device',
      'Effect',
      'Interrupt',
      'location',
      'creature',
      'Epic Event',
    );
    t.answer('Imperial');
    t.is(t.events('show').length, 1);
  };
  play('Darth Vader');
  t.is(t.titles('Dark', 'lost'), ['Darth Vader']);
  play('Greedo');
  t.is(t.titles('Dark', 'lost'), []);
  t.is(t.titles('Dark', 'hand'), ['Greedo']);
});

scenario('Either player may turn M-HYD off and on; off, it is as if out of play', 'CCG-READ-030 CCG-OUT-08', (t) => {
  t.board({
    at: 'Light controls',
    locations: { [BAY]: ["M-HYD 'Binary' Droid", 'Saurin', 'C-3PO'], 'Light Tatooine: Mos Eisley': ['Greedo'] },
  });
  t.is(t.forfeitOf('Saurin'), 3 + 2);
  t.is(t.forfeitOf('C-3PO'), 4);
  t.is(t.forfeitOf('Greedo'), 0.5 + 2);
  t.act("Dark: Use M-HYD 'Binary' Droid");
  t.settle();
  t.is(t.count('Dark', 'force'), 9);
  t.card("M-HYD 'Binary' Droid", { off: true, at: THERE });
  t.is([t.events('turnedOff').length, t.events('turnedOn').length], [1, 0]);
  t.is(t.forfeitOf('Saurin'), 3);
  t.is(t.totalPower('Light', THERE), 2 + 1);
  t.act("Light: Use M-HYD 'Binary' Droid");
  t.settle();
  t.is(t.count('Light', 'force'), 9);
  t.is(t.forfeitOf('Saurin'), 3 + 2);
  t.is(t.totalPower('Light', THERE), 2 + 1 + 2);
  t.is([t.events('turnedOff').length, t.events('turnedOn').length], [1, 1]);
});

scenario('A Saurin takes off a Restraining Bolt, and Sai’torr Kal Fas makes him stronger still', 'CCG-ACT-24', (t) => {
  t.board({
    at: 'Dark controls',
    locations: {
      [BAY]: ['Saurin', 'C-3PO', 'Dark Restraining Bolt, on C-3PO'],
    },
  });
  t.act('Light: Use Saurin', 'Choose Restraining Bolt');
  t.settle();
  t.card('Restraining Bolt', { zone: 'lost' });
  t.is(t.count('Light', 'force'), 9);
  t.board({
    at: 'Light deploys',
    locations: { [BAY]: ['Saurin'] },
    light: { hand: ["Sai'torr Kal Fas"] },
  });
  t.act("Light: Deploy Sai'torr Kal Fas", 'On Saurin');
  t.settle('act');
  t.is(t.powerOf('Saurin'), 2 + 1 + 1);
});

scenario(
  'Ponda Baba needs Dr. Evazan in the battle on his side, and no lightsaber against him',
  'CCG-READ-032',
  (t) => {
    const play = (...others: readonly string[]): number => {
      t.board({
        at: 'Dark battles',
        locations: { [BAY]: ['Ponda Baba', 'Luke Skywalker', ...others] },
        dark: { force: 1 },
      });
      const before = t.powerOf('Ponda Baba');
      t.is(before, 2);
      t.act('Dark: Battle at Docking Bay 94');
      return t.powerOf('Ponda Baba');
    };
    t.is(play('Dr. Evazan'), 2 + 3);
    t.is(play(), 2);
    t.is(play('Dr. Evazan', 'Jedi Lightsaber, on Luke Skywalker'), 2);
  },
);

scenario('Labria reveals the top card: lost, or put where Dark likes', 'CCG-READ-025', (t) => {
  const play = (top: string): void => {
    t.board({ at: 'Dark controls', locations: { [BAY]: ['Labria'] }, dark: { reserve: [top] } });
    t.act('Dark: Use Labria');
    t.settle();
    t.is(t.events('show').length, 1);
  };
  play('Black 2');
  t.is(t.titles('Dark', 'lost'), ['Black 2']);
  play('Darth Vader');
  t.asks('Dark', 'pile');
  t.offers('The Reserve Deck of Dark', 'The Force Pile of Dark', 'The Used Pile of Dark');
  t.answer('The Used Pile of Dark');
  t.is(t.titles('Dark', 'used'), ['Darth Vader']);
  t.settle();
  t.doesNotOffer('Use Labria');
});

scenario('M’iiyoom Onith sees the whole hand, and unique men among Rebels and aliens are lost', 'CCG-READ-029', (t) => {
  t.board({
    at: 'Dark controls',
    locations: { [BAY]: ["M'iiyoom Onith"] },
    light: { hand: ['Luke Skywalker', 'Leia Organa', 'Rebel Trooper', "Figrin D'an", 'C-3PO'] },
  });
  t.act("Dark: Use M'iiyoom Onith");
  t.settle();
  t.is(t.count('Dark', 'force'), 10 - 5);
  t.is(t.titles('Light', 'lost').toSorted(), ["Figrin D'an", 'Luke Skywalker']);
  t.is(t.count('Light', 'hand'), 3);
});

scenario('Khurgee finds a Scanning Crew', 'CCG-PIL-19 CCG-ACT-23', (t) => {
  t.board({
    at: 'Dark controls',
    locations: { [BAY]: ['Captain Khurgee'] },
    dark: { reserve: ['Destiny 5', 'Scanning Crew'] },
  });
  t.act('Dark: Use Captain Khurgee');
  t.settle('found', 'Dark');
  t.answer('Choose Scanning Crew');
  t.settle();
  t.is(t.titles('Dark', 'hand'), ['Scanning Crew']);
  t.is(t.count('Dark', 'force'), 8);
  t.doesNotOffer('Use Captain Khurgee');
});

scenario('Nalan Cheel looks after The Bith Shuffle of his player, or shuffles again', 'CCG-READ-031', (t) => {
  const play = (): void => {
    t.board({
      at: 'Light controls',
      locations: { [BAY]: ['Nalan Cheel', "Figrin D'an", "Doikk Na'ts"] },
      light: { hand: ['The Bith Shuffle'] },
    });
    t.act('Light: Play The Bith Shuffle', 'The Reserve Deck of Dark');
    t.settle('may', 'Light');
  };
  play();
  t.answer('No');
  t.is(
    t.events('look').map(({ seat, cards }) => [seat, cards.length]),
    [[1, 2]],
  );
  play();
  t.answer('Yes');
  t.is(t.events('shuffled').length, 2);
  t.is(t.events('look').length, 0);
});

scenario('Tech Mo’r looks after Ommni Box of his player only', 'CCG-READ-134', (t) => {
  t.board({
    at: 'Dark controls',
    locations: { [BAY]: ["Tech Mo'r", 'Nalan Cheel'] },
    dark: { hand: ['Ommni Box'] },
  });
  t.act('Dark: Play Ommni Box', 'The Reserve Deck of Light');
  t.settle('may', 'Dark');
  t.answer('No');
  t.is(
    t.events('look').map(({ seat, cards }) => [seat, cards.length]),
    [[0, 1]],
  );
  t.board({
    at: 'Dark controls',
    locations: { [BAY]: ['Nalan Cheel'] },
    dark: { hand: ['Ommni Box'] },
  });
  t.act('Dark: Play Ommni Box', 'The Reserve Deck of Light');
  t.settle();
  t.is(t.state.question!.kind, 'act');
});
