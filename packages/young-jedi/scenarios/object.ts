/** The object of the game: who wins, when, and what comes first. */
import { LOCATIONS, PLANETS } from '../src/cards/card.ts';
import { DARK, LIGHT } from '../src/rules/state.ts';
import { type Play, scenario, shippedCatalogue } from '../src/testing/index.ts';
import { youngJedi } from '../src/game.ts';
import { deck, plainCards } from './deck-lists.ts';

const reason = (t: Play): string | null => t.state.result?.reason ?? null;

scenario('A Dark deck plays against a Light deck', 'YJ-OBJ-01', (t) => {
  const game = youngJedi(shippedCatalogue());
  const [dark, light] = [deck(plainCards('Dark')), deck(plainCards('Light'))];
  const rules = (seat: number, list: typeof dark) => game.checkDeck(list, seat, 'faq').map(({ rule }) => rule);
  t.is(
    game.seats.map(({ name }) => name),
    ['Dark', 'Light'],
  );
  t.is([rules(DARK, dark), rules(LIGHT, light)], [[], []]);
  t.is([rules(LIGHT, dark), rules(DARK, light)], [['YJ-CARD-02'], ['YJ-CARD-02']]); // never same against same
  for (const decks of [[dark], [dark, light, light]]) {
    let refused = false;
    try {
      game.start({ edition: 'faq', seed: 1, decks });
    } catch {
      refused = true;
    }
    t.is(refused, true, `a game of ${decks.length}`);
  }
});

scenario('Tatooine, Coruscant and Naboo are contested one after another', 'YJ-OBJ-02', (t) => {
  t.is(PLANETS, ['Tatooine', 'Coruscant', 'Naboo']);
  t.is(LOCATIONS.length, 3);
  t.board({
    at: 'Dark ends the turn',
    location: 'Mos Espa',
    dark: { Tatooine: ['Watto, Slave Owner'] },
    light: { hand: ['Naboo, Theed Palace', 'Coruscant, Capital City'] },
  });
  t.answer('Light: Go to Naboo, Theed Palace');
  t.answer('Light: Take no Effect', 'Dark: Take no Effect');
  t.is(PLANETS[t.state.current], 'Naboo');
  // Only one is current: what Light has for Coruscant has to wait.
  t.asks('Light', 'deploy');
  t.offers('End the Deploy step');
});

scenario('The second planet wins the game', 'YJ-OBJ-03', (t) => {
  const [dark, light] = [{ Coruscant: ['Watto, Slave Owner'] }, { hand: ['Naboo, Theed Palace'] }];
  t.board({ at: 'Light ends the turn', location: 'Capital City', dark, light });
  t.winner('undecided');
  t.board({
    at: 'Light ends the turn',
    location: 'Capital City',
    dark: { ...dark, controls: ['Tatooine'] },
    light,
  });
  t.winner('Dark');
  t.is(reason(t), 'planets');
  // One each is not enough for anybody.
  t.board({ at: 'Light ends the turn', location: 'Capital City', dark, light: { ...light, controls: ['Tatooine'] } });
  t.winner('undecided');
});

scenario('An empty draw deck loses at once: by drawing, by damage, by any loss of cards', 'YJ-OBJ-04', (t) => {
  t.board({ at: 'Dark evens up', location: 'Mos Espa', dark: { left: 6 } });
  t.answer('Dark: Even up');
  t.winner('Light');
  t.is(reason(t), 'deck');
  t.board({ at: 'Dark evens up', location: 'Mos Espa', dark: { left: 7 } });
  t.answer('Dark: Even up');
  t.winner('undecided');

  const fight = (left: number) => {
    t.board({
      at: 'Dark battles',
      location: 'Mos Espa',
      dark: { Tatooine: ['Darth Maul, Sith Apprentice'] },
      light: { Tatooine: ['Ishi Tib, Warrior'], left },
    });
    t.battle({ plan: {} });
  };
  fight(2);
  t.winner('Dark');
  fight(3);
  t.winner('undecided');

  // Discarded from play for a Droid Starfighter that turns out to be the last card.
  const search = (left: number) => {
    t.board({
      at: 'Dark deploys',
      location: 'Mos Espa',
      dark: { Tatooine: ['Starfighter Droid, DFS-1138'], deck: ['Droid Starfighter [MDM]'], left },
    });
    t.answer('Discard Starfighter Droid', 'Launch Droid Starfighter');
  };
  search(0);
  t.winner('Light');
  search(1);
  t.winner('undecided');
});

/** Sebulba before the last card of a lap. */
const lastLeg = {
  race: ['Sebulba, Dug Podracer Pilot', "Sebulba's Podracer"],
  thrust: 1,
  laps: [
    'Jabba the Hutt, Gangster',
    'Gardulla the Hutt, Crime Lord',
    'Watto, Slave Owner',
    'Gragra, Chuba Peddler',
    "Bib Fortuna, Twi'lek Advisor",
  ],
  hand: ['Sith Probe Droid, Spy Drone'],
};

scenario('The third lap wins the Podrace and the game', 'YJ-OBJ-05', (t) => {
  t.board({ at: 'Dark deploys', location: 'Mos Espa', dark: { ...lastLeg, lapTokens: 1 } });
  t.answer('Dark: Play Sith Probe Droid as 6 of the lap');
  t.is(t.state.lapTokens, [2, 0]);
  t.winner('undecided');
  t.board({ at: 'Dark deploys', location: 'Mos Espa', dark: { ...lastLeg, lapTokens: 2 } });
  t.answer('Dark: Play Sith Probe Droid as 6 of the lap');
  t.winner('Dark');
  t.is(reason(t), 'podrace');
});

scenario('Whoever wins a second planet but draws the last card loses', 'YJ-OBJ-06 YJ-OBJ-12', (t) => {
  const conquest = (left: number) => {
    t.board({
      at: 'Dark battles',
      location: 'Capital City',
      dark: { Coruscant: ['Darth Maul, Sith Apprentice'], controls: ['Tatooine'], left },
      light: { Coruscant: ['Ishi Tib, Warrior'] },
    });
    t.battle({ plan: {} });
    t.card('Light Ishi Tib, Warrior', { zone: 'discard' });
    t.winner('undecided'); // the planet is won only when the turn ends
    t.answer('Dark: Even up');
  };
  conquest(6);
  t.winner('Light');
  t.is(reason(t), 'deck');
  t.is(t.state.control, [DARK, -1, -1]);
  conquest(7);
  t.winner('Dark');
  t.is(reason(t), 'planets');
});

scenario('Both draw their last card for destiny in one fight: a tie', 'YJ-OBJ-07', (t) => {
  t.board({
    at: 'Dark battles',
    location: 'Mos Espa',
    // Two draws for the one, one for the other.
    dark: { Tatooine: ['Darth Maul, Sith Apprentice', "Darth Maul's Lightsaber [BON]"], deck: ['Sandstorm'], left: 0 },
    light: { Tatooine: ['Ishi Tib, Warrior', 'Blaster Rifle'], deck: ['Eopie'], left: 0 },
  });
  t.answer('Start no duel');
  t.battle({ plan: { Dark: ["Maul's Lightsaber"], Light: ['Blaster Rifle'] } });
  t.winner('nobody');
  t.is(reason(t), 'tie');
});

scenario('All destiny of a fight is drawn before an empty deck counts', 'YJ-OBJ-08', (t) => {
  const fight = (left: number) => {
    t.board({
      at: 'Dark battles',
      location: 'Mos Espa',
      dark: { Tatooine: ['Darth Maul, Sith Apprentice', 'Blaster'] },
      light: { Tatooine: ['Ishi Tib, Warrior', 'Blaster Rifle'], left },
    });
    t.battle({ plan: { Dark: ['Blaster'], Light: ['Blaster Rifle'] } });
  };
  fight(1);
  // The defender drew first and has nothing left; the attacker draws all the same.
  t.is(
    t.events('destiny').map(({ seat }) => seat),
    [LIGHT, DARK],
  );
  t.winner('Dark');
  t.is(t.damage(), []);
  t.is(t.events('defeated').length, 0);
  fight(4);
  t.is(t.damage(), [['Light', 2]]);
  t.winner('undecided');
});

scenario('Outside a fight each single card counts: nothing is lost or drawn after the last', 'YJ-OBJ-09', (t) => {
  // Darth Sidious costs Light 2 cards, and Light has one.
  t.board({
    at: 'Dark deploys',
    location: 'Capital City',
    dark: { hand: ['Darth Sidious, The Phantom Menace'] },
    light: { left: 1 },
  });
  t.answer('Deploy Darth Sidious');
  t.winner('Dark');
  t.is(t.events('lose').length, 1);
  // Five cards are wanted to even up, and there are two.
  t.board({ at: 'Light evens up', location: 'Capital City', light: { hand: ['Eopie'], left: 2 } });
  t.answer('Light: Even up');
  t.winner('Dark');
  t.is([t.events('draw').length, t.handSize('Light')], [2, 3]);
  // Refuelling draws two cards of which one is there; the lap card is taken up as the last.
  t.board({
    at: 'Dark deploys',
    location: 'Capital City',
    dark: {
      race: ['Sebulba, Dug Podracer Pilot', "Sebulba's Podracer"],
      thrust: 2,
      hand: ['Jabba the Hutt, Gangster'],
      left: 1,
    },
  });
  t.answer('Play Jabba the Hutt, Gangster as 1', 'Refuel: draw 2 cards');
  t.winner('Light');
  t.is(t.events('draw').length, 2);
});

scenario('The only card searched out is gone; lap cards and dueling hands are not', 'YJ-OBJ-10', (t) => {
  // The only card is an Effect, taken for a new planet.
  const fetch = (left: number) => {
    t.board({
      at: 'Dark ends the turn',
      location: 'Mos Espa',
      dark: { Tatooine: ['Watto, Slave Owner'] },
      light: { hand: ['Naboo, Theed Palace'], deck: ['Bombad General'], left },
    });
    t.answer('Light: Go to Naboo', 'Light: Take Bombad General');
  };
  fetch(0);
  t.winner('Dark');
  fetch(1);
  t.winner('undecided');
  // A lap card is still there to be drawn.
  t.board({ at: 'Dark deploys', location: 'Mos Espa', dark: { ...lastLeg, left: 0 } });
  t.winner('undecided');
  t.answer('End the Deploy step', 'Even up'); // five lap cards are drawn, one too few
  t.winner('Light');
  // The whole deck in a dueling hand.
  t.board({
    at: 'Dark battles',
    location: 'Mos Espa',
    dark: { Tatooine: ['Darth Maul, Sith Apprentice', 'Sith Lightsaber'] },
    light: { Tatooine: ['Obi-Wan Kenobi, Young Jedi'], left: 3 },
  });
  t.answer('Dark: Challenge Obi-Wan', 'Light: Face the challenge', 'Light: Use no weapon');
  t.is(t.deckSize('Light'), 0);
  t.winner('undecided');
});

scenario('A Podrace won first stays won', 'YJ-OBJ-12', (t) => {
  t.board({ at: 'Dark deploys', location: 'Mos Espa', dark: { ...lastLeg, lapTokens: 2, left: 0 } });
  t.answer('Dark: Play Sith Probe Droid as 6 of the lap');
  // Light's deck is empty now as well, by the rule of the race.
  t.is(t.deckSize('Light'), 0);
  t.winner('Dark');
  t.is(reason(t), 'podrace');
});
