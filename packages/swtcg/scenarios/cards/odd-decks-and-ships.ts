/** More cards whose text is a sentence of its own: looking into decks, and ships that go or come back. */
import { scenario } from '../../src/testing/index.ts';

scenario('R2-D2 (C): the top three cards of the enemy deck come back in the order chosen', '', (t) => {
  t.board({
    at: 'Light builds',
    dark: { deck: ['Reek', 'Acklay', 'Nexu', 'Geonosian Guard'] },
    light: { character: ['R2-D2 (C)'] },
  });
  t.answer('Light: R2-D2: Look at the top 3 cards');
  t.asks('Light', 'putBack');
  t.offers('putBack Reek', 'putBack Acklay', 'putBack Nexu');
  t.answer('putBack Reek', 'putBack Nexu');
  t.is(t.titles('Dark', 'deck'), ['Acklay', 'Nexu', 'Reek', 'Geonosian Guard']);
  t.card('R2-D2 (C)', { tapped: true });
});

scenario('Rebel Control Post: ships among the top five are discarded, the rest put back', '', (t) => {
  t.board({
    at: 'Ground battle',
    dark: {
      ground: [{ card: 'Reek', tapped: true }],
      character: ['Geonosian Guard'],
      deck: ['Acklay', 'Carrack Cruiser', 'Nexu', 'TIE Fighter DS-55-6', 'Dark Speed', 'Imperial Star Destroyer'],
    },
    light: { ground: ['Rebel Control Post'], character: ['Rebel Trooper'] },
  });
  t.passUntil('unitTurn', 'Light');
  t.offers('attacks Reek', 'Look at the top 5 cards', 'does not attack');
  t.answer('Rebel Control Post: Look at the top 5 cards');
  t.offers('discard Carrack Cruiser', 'discard TIE Fighter', 'done');
  t.answer('discard Carrack Cruiser', 'done');
  t.offers('putBack Acklay', 'putBack Nexu', 'putBack TIE Fighter', 'putBack Dark Speed');
  t.answer('putBack Acklay', 'putBack Dark Speed', 'putBack TIE Fighter');
  t.is(t.titles('Dark', 'deck'), ['Nexu', 'TIE Fighter DS-55-6', 'Dark Speed', 'Acklay', 'Imperial Star Destroyer']);
  t.is(t.titles('Dark', 'discard'), ['Carrack Cruiser']);
});

scenario('Ship Arrival: cards are shown until one of the type named comes', '', (t) => {
  t.board({
    at: 'Dark builds',
    dark: {
      points: 2,
      hand: ['Ship Arrival'],
      deck: ['Dark Speed', 'Acklay', 'Carrack Cruiser', 'Imperial Star Destroyer'],
    },
  });
  t.answer('complete Ship Arrival');
  t.offers('Space', 'Ground', 'Character');
  t.answer('Space');
  t.is(t.titles('Dark', 'hand'), ['Carrack Cruiser']);
  t.is(t.titles('Dark', 'deck').sort(), ['Acklay', 'Dark Speed', 'Imperial Star Destroyer']);
  t.is(t.events('show').length, 3);
});

scenario("Vader's TIE Fighter (A): for 2 Force it comes back with its stack and its Pilot", '', (t) => {
  t.board({
    at: 'battle starts',
    dice: [6, 6, 6, 6, 6],
    dark: {
      force: 2,
      discard: ['Reek'],
      space: [
        {
          card: "Vader's TIE Fighter (A)",
          damage: 1,
          under: ["Vader's TIE Fighter (B)"],
          pilot: 'TIE Fighter Pilot',
          tapped: true,
        },
      ],
      character: ['Geonosian Guard'],
    },
    light: { space: ['Naboo Royal Starship'], character: ['Rebel Trooper'] },
  });
  t.passUntil('unitTurn', 'Light');
  t.answer("attacks Vader's TIE Fighter");
  t.passChances();
  t.asks('Dark', 'offer');
  t.answer('Dark: yes');
  t.is(t.force('Dark'), 0);
  t.is(t.titles('Dark', 'hand').sort(), ['TIE Fighter Pilot', "Vader's TIE Fighter (A)", "Vader's TIE Fighter (B)"]);
  t.is(t.titles('Dark', 'discard'), ['Reek']);
});

scenario("Starfighter's End: damage by the tens of its speed, then the Starfighter is gone", '', (t) => {
  t.board({
    at: 'battle starts',
    dark: { space: [{ card: 'Imperial Star Destroyer', tapped: true }], character: ['Geonosian Guard'] },
    light: {
      force: 6,
      hand: ["Starfighter's End"],
      space: [
        'N-1 Starfighter',
        { card: 'X-Wing Red Two', tapped: true },
        'Naboo Cruiser',
        { card: 'Z-95 Headhunter', pilot: 'Rebel Pilot' },
      ],
    },
  });
  t.answer("Light: play Starfighter's End");
  t.offers('N-1 Starfighter into Imperial Star Destroyer', 'Z-95 Headhunter into Imperial Star Destroyer');
  t.answer('Z-95 Headhunter into Imperial Star Destroyer');
  t.card('Imperial Star Destroyer', { damage: 6 }); // 40, and 20 from the Pilot
  t.is(t.titles('Light', 'discard').sort(), ['Rebel Pilot', "Starfighter's End", 'Z-95 Headhunter']);
});
