/** Texts that deploy from the draw deck, and other searches. */
import { type Play, type SideSpec, scenario } from '../src/testing/index.ts';

const SEARCH = 'search your deck for';
const DECLINE = 'do not search your deck';
const deploy = (t: Play, seat: 'Dark' | 'Light', location: string, side: SideSpec): void =>
  t.board({ at: `${seat} deploys`, location, [seat === 'Dark' ? 'dark' : 'light']: side });

scenario('Each deployment of Nute Gunray allows one Rune Haako from the deck', 'YJ-TXT-01', (t) => {
  deploy(t, 'Dark', 'Theed Palace', {
    hand: ['Nute Gunray, Neimoidian Bureaucrat', 'Nute Gunray, Neimoidian Bureaucrat'],
    deck: ['Rune Haako, Neimoidian Advisor', 'Rune Haako, Neimoidian Deputy'],
    Naboo: ['Sando Aqua Monster'], // a seventh counter
  });
  t.answer('Deploy Nute Gunray', SEARCH, 'Deploy Rune Haako, Neimoidian Advisor');
  // One copy, then play goes on.
  t.asks('Dark', 'deploy');
  t.is(t.titles('Dark', 'Naboo').filter((name) => name.startsWith('Rune')).length, 1);
  t.answer('Deploy Nute Gunray');
  t.asks('Dark', 'search');
});

scenario('A card from the deck is paid for unless the text makes it free', 'YJ-TXT-02', (t) => {
  deploy(t, 'Dark', 'Theed Palace', {
    hand: ['OWO-1, Battle Droid Command Officer'],
    deck: ['Battle Droid: Pilot, Patrol Division'],
  });
  t.answer('Deploy OWO-1', SEARCH, 'Deploy Battle Droid: Pilot 2 counters');
  t.is(t.counters('Dark'), 6 - 3 - 2);
  deploy(t, 'Light', 'Theed Palace', {
    hand: ['Captain Panaka, Security Commander'],
    deck: ["Captain Panaka's Blaster"],
  });
  t.answer('Deploy Captain Panaka', SEARCH, "Deploy Captain Panaka's Blaster for free");
  t.card("Captain Panaka's Blaster", { zone: 'Naboo' });
  t.is(t.counters('Light'), 6 - 3);
});

scenario('After every search the deck is shuffled', 'YJ-TXT-03', (t) => {
  const panaka: SideSpec = {
    hand: ['Captain Panaka, Security Commander'],
    deck: ["Captain Panaka's Blaster", 'Yoda, Jedi Master', 'Jawa, Thief', 'Eopie', 'Kaadu', 'Gian Speeder', 'Booma'],
    left: 0,
  };
  const order = (): string[] => t.titles('Light', 'deck').filter((name) => name !== "Captain Panaka's Blaster");
  for (const found of ["Deploy Captain Panaka's Blaster", 'Deploy nothing']) {
    deploy(t, 'Light', 'Theed Palace', panaka);
    const before = order();
    t.answer('Deploy Captain Panaka', SEARCH, found);
    t.is(t.events('shuffle').length, 1);
    t.is(order().join() !== before.join(), true, 'the order is another');
  }
});

scenario(
  'Whoever searches and deploys nothing takes 1 damage after the shuffle, and shows nothing',
  'YJ-TXT-04',
  (t) => {
    const fail = (deck: readonly string[], ...offered: readonly string[]) => {
      deploy(t, 'Light', 'Galactic Senate', {
        hand: ['Captain Tarpals, Gungan Leader', 'Booma', 'Jawa, Bargainer'],
        deck,
        left: 20,
      });
      t.answer('Deploy Booma', 'Deploy Jawa, Bargainer', 'Deploy Captain Tarpals', SEARCH);
      t.offers(...offered, 'Deploy nothing');
      t.answer('Deploy nothing from your deck and take 1 damage');
      t.is(t.damage(), [['Light', 1]]);
      t.is(t.deckSize('Light'), 20 + deck.length - 1);
      const order = t.match.events.map(({ kind }) => kind).filter((kind) => kind === 'shuffle' || kind === 'lose');
      t.is(order, ['shuffle', 'lose']);
      t.is(t.events('show').length, 0);
    };
    fail([]); // not found
    fail(['Gungan Guard']); // too expensive for the one counter that is left
    fail(['Rep Officer, Gungan Diplomat'], 'Deploy Rep Officer'); // changed his mind
  },
);

scenario('Not searching at all costs nothing', 'YJ-TXT-05', (t) => {
  deploy(t, 'Light', 'Theed Palace', { hand: ['Captain Tarpals, Gungan Leader'], deck: ['Gungan Guard'], left: 20 });
  t.answer('Deploy Captain Tarpals');
  t.offers(SEARCH, DECLINE);
  t.answer(DECLINE);
  t.is(t.damage(), []);
  t.is(t.events('shuffle').length, 0);
  t.is(t.deckSize('Light'), 21);
  t.asks('Light', 'deploy');
});

scenario('A card that comes hidden cannot use the text, neither then nor when it turns up', 'YJ-TXT-06', (t) => {
  t.board({
    at: 'Light deploys',
    location: 'Theed Palace',
    dark: { Naboo: ['Watto, Slave Owner'], turnsHere: 1 },
    light: { hand: ['Captain Tarpals, Gungan Leader', 'Jawa, Thief'], deck: ['Gungan Guard'], turnsHere: 0 },
  });
  t.answer('Deploy Captain Tarpals face down');
  t.asks('Light', 'deploy');
  t.answer('End the Deploy step', 'Light: Even up', 'Dark: End the Deploy step', 'Dark: Even up');
  t.card('Captain Tarpals, Gungan Leader', { zone: 'Naboo', faceDown: false });
  t.asks('Light', 'deploy');
  t.answer('Deploy Jawa, Thief');
  t.asks('Light', 'deploy');
});

scenario('An Armed & Dangerous Character is no Weapon to be called for', 'YJ-TXT-07', (t) => {
  const deck = ["Adi Gallia, Corellian Jedi Master & Adi Gallia's Lightsaber", "Adi Gallia's Lightsaber"];
  deploy(t, 'Light', 'Capital City', { Coruscant: ['Comlink'], deck });
  t.answer('Discard Comlink');
  t.offers("Deploy Adi Gallia's Lightsaber", 'Deploy nothing');
  t.doesNotOffer('Corellian');
  // Nor by Jedi Training or The Duel Begins, whatever counters are left.
  const { abilities, cards } = t.game.cards;
  const called = abilities.flatMap((ability) => (ability.is === 'lightsaberFor' ? [ability.what] : []));
  t.is(called.length, 2);
  for (const { includes } of called)
    t.is(
      cards.filter(({ index, armed }) => armed && includes[index] === 1).map(({ card }) => card.id),
      [],
    );
});

scenario('Searches for a type of card take it into hand, and may fail without damage', 'YJ-TXT-08', (t) => {
  const decks = {
    Light: {
      Weapon: 'Blaster',
      Character: 'Yoda, Jedi Master',
      Battle: 'Dis Is Nutsen',
      Starship: 'Bravo 1, Naboo Starfighter',
      Location: 'Naboo, Theed Palace',
    },
    Dark: {
      Weapon: 'Blaster',
      Character: 'Watto, Slave Owner',
      Battle: 'Sandstorm',
      Starship: 'Droid Starfighter [MDM]',
      Location: 'Tatooine, Mos Espa',
    },
  } as const;
  const seekers = [
    ['Light', "Kitster, Anakin's Friend", 'Weapon'],
    ['Light', "Wald, Anakin's Friend", 'Character'],
    ['Light', "Seek, Anakin's Friend", 'Battle'],
    ['Light', "Amee, Anakin's Friend", 'Starship'],
    ['Light', "Melee, Anakin's Friend", 'Location'],
    ['Dark', "Reike Th'san, Arms Smuggler", 'Weapon'],
    ['Dark', 'Rum Sleg, Bounty Hunter', 'Character'],
    ['Dark', 'Meddun, Nikto Mercenary', 'Battle'],
    ['Dark', 'Aehrrley Rue, Freelance Pilot', 'Starship'],
    ['Dark', 'Jedwar Seelah, Explorer Scout', 'Location'],
  ] as const;
  for (const [seat, name, type] of seekers) {
    const wanted = decks[seat][type];
    const side = { hand: [name], deck: Object.values(decks[seat]), left: 0 };
    deploy(t, seat, 'Podrace Arena', side);
    t.answer(`Deploy ${name}`);
    t.offers(`Take ${wanted} from your deck into hand`, 'Take nothing from your deck');
    t.answer(`Take ${wanted}`);
    t.is(t.titles(seat, 'hand'), [wanted]);
    t.is(t.knownTo(t.events('take')[0]!), ['Dark', 'Light', 'spectator'], 'who saw it');
    t.is([t.counters(seat), t.deckSize(seat), t.events('shuffle').length], [5, 4, 1]);
    deploy(t, seat, 'Podrace Arena', { ...side, deck: side.deck.filter((other) => other !== wanted) });
    t.answer(`Deploy ${name}`);
    t.offers('Take nothing from your deck');
    t.answer('Take nothing');
    t.is([t.damage(), t.deckSize(seat)], [[], 4]);
  }
});

scenario(
  'Any version of the named title may come, if it may be in play, and it comes face up to the same planet',
  'YJ-TXT-09',
  (t) => {
    const side: SideSpec = {
      hand: ['Nute Gunray, Neimoidian Bureaucrat'],
      deck: ['Rune Haako, Neimoidian Advisor', 'Rune Haako, Neimoidian Deputy', 'Watto, Slave Owner'],
    };
    deploy(t, 'Dark', 'Theed Palace', side);
    t.answer('Deploy Nute Gunray', SEARCH);
    t.offers('Deploy Rune Haako, Neimoidian Advisor', 'Deploy Rune Haako, Neimoidian Deputy', 'Deploy nothing');
    t.answer('Deploy Rune Haako, Neimoidian Deputy');
    t.card('Rune Haako, Neimoidian Deputy', { zone: 'Naboo', faceDown: false });
    // Stranded on another planet, he cannot be here too.
    deploy(t, 'Dark', 'Theed Palace', { ...side, Tatooine: ['Rune Haako, Neimoidian Lieutenant'] });
    t.answer('Deploy Nute Gunray', SEARCH);
    t.offers('Deploy nothing');
  },
);

scenario('A card out of the deck may use its own text in turn', 'YJ-TXT-10', (t) => {
  deploy(t, 'Dark', 'Theed Palace', {
    hand: ['Nute Gunray, Neimoidian Bureaucrat'],
    deck: ['Rune Haako, Neimoidian Lieutenant', 'Neimoidian Advisor, Bureaucrat'],
  });
  t.answer(
    'Deploy Nute Gunray',
    SEARCH,
    'Deploy Rune Haako',
    'Rune Haako: search your deck for any diamond Neimoidian',
  );
  t.answer('Deploy Neimoidian Advisor 1 counter');
  t.is(t.titles('Dark', 'Naboo').length, 3);
  t.is(t.counters('Dark'), 6 - 2 - 2 - 1);
});

scenario('"Here" is the planet of the card with the text', 'YJ-TXT-11', (t) => {
  const anakin = (droid: SideSpec) => {
    deploy(t, 'Light', 'Mos Espa', {
      hand: ['Anakin Skywalker, Podracer Pilot', 'Mace Windu, Jedi Speaker'],
      ...droid,
    });
    t.answer('Deploy Anakin');
    return t.handSize('Light');
  };
  t.is(anakin({ Tatooine: ['C-3PO, Human-Cyborg Relations Droid'] }), 2);
  t.is(anakin({ Naboo: ['C-3PO, Human-Cyborg Relations Droid'] }), 1);
  // Mace Windu costs 3 counters beside Yoda, Jedi Master.
  anakin({ Tatooine: ['Yoda, Jedi Master'] });
  t.offersAlso('Deploy Mace Windu for 3 counters');
  anakin({ Naboo: ['Yoda, Jedi Master'] });
  t.doesNotOffer('Deploy Mace Windu');
  // Yoda, Jedi Philosopher renews the hand when his own planet is won.
  const won = (yoda: SideSpec) =>
    t.board({
      at: 'Light ends the turn',
      location: 'Theed Palace',
      dark: { hand: ['Tatooine, Mos Espa'] },
      light: { hand: ['Eopie', 'Kaadu', 'Booma'], ...yoda },
    });
  won({ Naboo: ['Yoda, Jedi Philosopher'] });
  t.asks('Light', 'renewHand');
  won({ Naboo: ['Gungan Guard'], Coruscant: ['Yoda, Jedi Philosopher'] });
  t.asks('Dark', 'nextPlanet');
});

scenario('What goes beneath a deck lies at the bottom, unseen, and nothing is shuffled', 'YJ-TXT-12', (t) => {
  deploy(t, 'Light', 'Mos Espa', {
    hand: ['Yoda, Jedi Master', 'Eopie'],
    Tatooine: ['Jedi Meditation'],
    deck: ['Kaadu', 'Booma'],
    left: 3,
  });
  const before = t.titles('Light', 'deck');
  t.answer('Use Jedi Meditation: put Yoda, Jedi Master under');
  t.is(t.titles('Light', 'deck'), [...before, 'Yoda, Jedi Master']);
  t.is(t.events('shuffle').length, 0);
  const [under] = t.events('under');
  t.is(t.told(under!, 0).includes('Yoda'), false);
  // The opponent's top card, looked at, goes to the bottom of the opponent's deck.
  t.board({
    at: 'Dark deploys',
    location: 'Mos Espa',
    dark: { Tatooine: ['End This Pointless Debate'] },
    light: { deck: ['Yoda, Jedi Master', 'Eopie'], left: 3 },
  });
  t.answer('Dark: Use End This Pointless Debate', "Dark: Put Yoda, Jedi Master under the opponent's deck");
  t.is([t.titles('Light', 'deck')[0], t.titles('Light', 'deck').at(-1)], ['Eopie', 'Yoda, Jedi Master']);
});
