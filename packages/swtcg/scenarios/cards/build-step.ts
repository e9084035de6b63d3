/** Cards that matter while building: points, what may be built and deployed, abilities of the build step. */
import { sees } from '../../src/rules/sight.ts';
import { scenario } from '../../src/testing/index.ts';
import { toBattle } from './steps.ts';

scenario('Darth Sidious (A): what the enemy builds is seen by all, and still counts as face down', '', (t) => {
  t.board({
    at: 'Light builds',
    dark: { points: 3, hand: ['Error in Judgment'], character: ['Darth Sidious (A)'] },
    light: { points: 2, hand: ['Naboo Cruiser'], build: [{ down: 'Clone Squad', counters: 1 }] },
  });
  t.answer('Light: build Naboo Cruiser', '1');
  t.card('Naboo Cruiser', { faceDown: true, counters: 1 });
  const shown = (name: string): boolean => sees(t.state, 0, t.find(name));
  t.is(shown('Naboo Cruiser'), true);
  t.is(shown('Clone Squad'), false); // laid down before
});

scenario('Darth Sidious (A) from the build zone sees nothing', '', (t) => {
  t.board({
    at: 'Light builds',
    dark: { build: ['Darth Sidious (A)'] },
    light: { points: 2, hand: ['Naboo Cruiser'] },
  });
  t.answer('Light: build Naboo Cruiser', '1');
  t.is(sees(t.state, 0, t.find('Naboo Cruiser')), false);
});

scenario('Darth Sidious (B): a Character and 4 Force for as many build points as its total cost', '', (t) => {
  t.board({
    at: 'Dark builds',
    dark: {
      force: 4,
      character: ['Darth Sidious (B)', { card: 'Nute Gunray (A)', under: ['Nute Gunray (B)'] }, 'Acklay'],
      build: ['Geonosian Guard'],
    },
  });
  t.answer('Dark: Darth Sidious');
  t.offers('discard Nute Gunray', 'discard Acklay');
  t.answer('discard Nute Gunray');
  t.is(t.points('Dark'), 4); // 3 and 1 for the card beneath
  t.is(t.force('Dark'), 0);
});

scenario('Imperial Blockade: completed for 8 Force, it keeps the enemy from spending build points', '', (t) => {
  t.board({
    at: 'Dark builds',
    dark: { points: 2, force: 7, hand: ['Imperial Blockade'] },
    light: { points: 6, hand: ['Clone Squad'] },
  });
  t.doesNotOffer('complete Imperial Blockade');
  t.board({
    at: 'Dark builds',
    dark: { points: 3, force: 8, hand: ['Imperial Blockade', 'Reek', 'Geonosian Guard'] },
    light: {
      points: 6,
      hand: ['Clone Squad'],
      build: [{ down: 'Naboo Cruiser', counters: 6 }, { down: 'Clone Platoon', counters: 2 }, 'Rebel Trooper'],
    },
  });
  t.answer('complete Imperial Blockade');
  t.is(t.force('Dark'), 0);
  t.offersAlso('build Reek');
  t.answer('Dark: done');
  t.offers('deploy Naboo Cruiser', 'return Rebel Trooper to battle', 'done');
});

scenario('Jedi Extinction: Jedi cannot come into Character; those deployed wait in the build zone', '', (t) => {
  t.board({
    at: 'Dark builds',
    dark: { points: 3, hand: ['Jedi Extinction'], character: ['Darth Vader (C)'] },
    light: { points: 8, hand: ['Kit Fisto (A)', 'Rebel Trooper'], build: ['Shaak Ti (A)', 'Padmé Amidala (D)'] },
  });
  t.answer('complete Jedi Extinction', 'Dark: done');
  t.doesNotOffer('return Shaak Ti');
  t.answer('return Padmé', 'deploy Kit Fisto', 'deploy Rebel Trooper');
  t.card('Kit Fisto (A)', { zone: 'build', faceDown: false });
  t.card('Rebel Trooper', { zone: 'Character' });
  t.doesNotOffer('return Kit Fisto');
});

scenario('Jedi Extinction: no card may be stacked on a Jedi in Character either', '', (t) => {
  t.board({
    at: 'Dark builds',
    dark: { points: 3, hand: ['Jedi Extinction'] },
    light: { points: 5, hand: ['Luke Skywalker (A)'], character: ['Luke Skywalker (B)'] },
  });
  t.answer('complete Jedi Extinction', 'Dark: done');
  t.doesNotOffer('stack Luke Skywalker');
});

scenario('Jedi Extinction: a Jedi of another arena that is deployed stays behind for the turn as well', '', (t) => {
  t.board({
    at: 'Dark builds',
    dark: { points: 3, hand: ['Jedi Extinction'], ground: ['Reek'] },
    light: {
      points: 9,
      hand: ['Jedi Starfighter 3R3', 'Jedi Patrol'],
      build: ['Jedi Starfighter Scout', { card: 'Shaak Ti (A)', tapped: true }],
      ground: ['Clone Squad'],
    },
  });
  const { turn } = t.state;
  t.answer('complete Jedi Extinction', 'Dark: done', 'deploy Jedi Starfighter 3R3');
  t.card('Jedi Starfighter 3R3', { zone: 'build', faceDown: false });
  // The one that retreated in an earlier turn was not deployed, and Space is open to it.
  t.doesNotOffer('return Jedi Starfighter 3R3', 'return Shaak Ti');
  t.answer('return Jedi Starfighter Scout');
  t.card('Jedi Starfighter Scout', { zone: 'Space' });
  toBattle(t);
  while (t.state.turn === turn) t.answer(t.state.question!.kind === 'unitTurn' ? 'does not attack' : 'pass');
  while (t.state.question?.seat === 0) t.answer('done');
  t.answer('return Jedi Starfighter 3R3', 'return Shaak Ti');
});

scenario(
  'Jedi Extinction: a Jedi Pilot cannot leave a ship for Character, nor board one when just deployed',
  '',
  (t) => {
    t.board({
      at: 'Dark builds',
      cards: `
      1 Jedi Ace   Light Character - Jedi Knight   C
         cost 2   speed 40   power 2   health 3
         Starfighter Pilot: +10 speed.

      2 Young Jedi   Light Character - Jedi Padawan   C
         cost 2   speed 40   power 2   health 3
         Starfighter Pilot: +10 speed.
    `,
      dark: { points: 3, hand: ['Jedi Extinction'] },
      light: {
        points: 2,
        hand: ['Young Jedi'],
        space: [{ card: 'X-Wing Red Two', pilot: 'Jedi Ace' }, 'X-Wing Red Three'],
      },
    });
    t.answer('complete Jedi Extinction', 'Dark: done', 'deploy Young Jedi');
    t.offers('move Jedi Ace onto X-Wing Red Three', 'move Jedi Ace to the build zone', 'done');
  },
);

scenario(
  'San Hill (A) in a build step that went on after the other: the points end with the turn',
  'TCG-COMMAND-07',
  (t) => {
    t.board({
      at: 'Dark builds',
      dice: [3],
      dark: { points: 2, hand: ['Twilight of the Republic'], character: ['San Hill (A)'] },
      light: { points: 1, ground: ['Clone Squad'] },
    });
    t.answer('complete Twilight of the Republic', 'Light: done', 'Dark: San Hill');
    t.is(t.points('Light'), 1);
    t.answer('Dark: done', 'Light: done'); // Light keeps its unit in battle
    t.asks('Dark', 'build');
    t.is([t.points('Dark'), t.points('Light')], [3, 3]);
  },
);

scenario("Padmé Amidala (B) and Wat Tambor (A): the other side's points are one fewer at the roll", '', (t) => {
  t.board({
    at: 'build roll',
    dice: [4],
    dark: { character: ['Wat Tambor (A)', 'Nute Gunray (B)'] },
    light: { character: ['Padmé Amidala (B)'] },
  });
  t.answer('Nute Gunray');
  t.is(t.points('Dark'), 4); // 4 - 1 + 1
  t.is(t.points('Light'), 3);
});

scenario('Padmé Amidala (B) and Wat Tambor (A) only count in Character', '', (t) => {
  t.board({
    at: 'build roll',
    dice: [4],
    dark: { build: ['Wat Tambor (A)'] },
    light: { build: ['Padmé Amidala (B)'] },
  });
  t.is([t.points('Dark'), t.points('Light')], [4, 4]);
});

scenario('San Hill (A): two build points for you, one for the enemy, once a turn', '', (t) => {
  t.board({ at: 'Dark builds', dark: { points: 1, character: ['San Hill (A)'] }, light: { points: 1 } });
  t.answer('San Hill');
  t.is([t.points('Dark'), t.points('Light')], [3, 2]);
  t.doesNotOffer('San Hill');
});

scenario('Republic Drop Ship: deploying it brings 2 build points, returning it does not', '', (t) => {
  t.board({ at: 'Light builds', light: { points: 5, hand: ['Republic Drop Ship'] } });
  t.answer('deploy Republic Drop Ship');
  t.is(t.points('Light'), 2);
  t.board({ at: 'Light builds', light: { points: 5, build: ['Republic Drop Ship'] } });
  t.answer('return Republic Drop Ship');
  t.is(t.points('Light'), 5);
});

scenario('Cliegg Lars (A): 1 Force is lost by deploying him', '', (t) => {
  t.board({ at: 'Light builds', light: { points: 2, force: 3, hand: ['Cliegg Lars (A)'] } });
  t.answer('deploy Cliegg Lars');
  t.is(t.force('Light'), 2);
});

scenario('Clone Facility: a Clone from the deck, built with 1 counter and shown', '', (t) => {
  t.board({
    at: 'Light builds',
    light: { ground: ['Clone Facility'], deck: ['Rebel Trooper', 'Clone Platoon', 'Clone Captain', 'Clone Platoon'] },
  });
  t.answer('Clone Facility');
  t.asks('Light', 'search');
  t.offers('search Clone Platoon', 'search Clone Captain', 'done');
  t.answer('search Clone Captain');
  t.card('Clone Captain', { zone: 'build', faceDown: true, counters: 1 });
  t.is(t.titles('Light', 'deck').sort(), ['Clone Platoon', 'Clone Platoon', 'Rebel Trooper']);
  t.is(sees(t.state, 0, t.find('Clone Captain')), true);
});

scenario("Luke's Speeder (A) and Mounted Stormtrooper: discarded for counters on a card of the right kind", '', (t) => {
  t.board({
    at: 'Light builds',
    light: {
      ground: ["Luke's Speeder (A)"],
      build: [
        { down: 'Naboo Cruiser', counters: 3 },
        { down: 'Clone Squad', counters: 1 },
      ],
    },
  });
  t.answer("Luke's Speeder");
  t.offers('choose Naboo Cruiser'); // asked all the same: Dark must not learn that no other card fits
  t.answer('choose Naboo Cruiser');
  t.card('Naboo Cruiser', { counters: 6 });
  t.card("Luke's Speeder (A)", { zone: 'discard' });
  t.board({
    at: 'Dark builds',
    dark: {
      ground: ['Mounted Stormtrooper'],
      build: [
        { down: 'Stormtrooper DV-523', counters: 1 },
        { down: 'Stormtrooper Squad', counters: 1 },
      ],
    },
  });
  t.answer('Mounted Stormtrooper', 'choose Stormtrooper DV-523');
  t.card('Mounted Stormtrooper', { zone: 'discard' });
  t.card('Stormtrooper DV-523', { counters: 3 });
  t.card('Stormtrooper Squad', { counters: 1 });
});

scenario('Rebel Crew Chief helps a Starfighter that is being built, no other ship', '', (t) => {
  t.board({
    at: 'Light builds',
    light: {
      character: ['Rebel Crew Chief'],
      build: [
        { down: 'X-Wing Red Two', counters: 1 },
        { down: 'Z-95 Headhunter', counters: 1 },
        { down: 'Naboo Cruiser' },
      ],
    },
  });
  t.answer('Rebel Crew Chief');
  t.offers('choose X-Wing Red Two', 'choose Z-95 Headhunter');
  t.answer('choose X-Wing Red Two');
  t.card('X-Wing Red Two', { counters: 2 });
});

scenario('Death Star Hangar Bay: a build point and its tap for the tap of a ship with power 5 or less', '', (t) => {
  t.board({
    at: 'Dark builds',
    dark: { points: 1, ground: ['Death Star Hangar Bay'], space: ['Carrack Cruiser'] },
    light: {
      space: ['Naboo Cruiser', { card: 'X-Wing Red Two', tapped: true }, 'N-1 Starfighter', 'Naboo Royal Starship'],
    },
  });
  t.answer('Death Star Hangar Bay');
  t.offers('choose Carrack Cruiser', 'choose N-1 Starfighter', 'choose Naboo Royal Starship');
  t.answer('choose N-1 Starfighter');
  t.is(t.points('Dark'), 0);
  t.card('N-1 Starfighter', { tapped: true });
});

scenario('Slave I (A): damaged enemy ships cannot be retreated in the retreat step', '', (t) => {
  t.board({
    at: 'Light retreats',
    dark: { space: ['Slave I (A)'] },
    light: {
      space: [{ card: 'Naboo Cruiser', damage: 1 }, 'Republic Cruiser'],
      ground: [{ card: 'Clone Squad', damage: 1 }],
    },
  });
  t.offers('retreat Republic Cruiser', 'retreat Clone Squad', 'done');
});

scenario('Chase the Villain: enemy Characters cannot retreat this turn, others can', '', (t) => {
  t.board({
    at: 'Light builds',
    dark: { ground: ['Reek'], character: ['Acklay'] },
    light: { points: 2, hand: ['Chase the Villain'], character: ['Rebel Trooper'] },
  });
  t.answer('complete Chase the Villain', 'Light: done');
  t.offers('retreat Reek', 'done');
  t.answer('Dark: done');
  t.offers('retreat Rebel Trooper', 'done');
});

scenario('Bail Organa (A): the enemy names one of its Characters, which may be tapped already', '', (t) => {
  t.board({
    at: 'Light builds',
    dark: { force: 3, character: ['Acklay', { card: 'Geonosian Guard', tapped: true }], ground: ['Reek'] },
    light: { character: ['Bail Organa (A)'] },
  });
  t.answer('Light: Bail Organa');
  t.asks('Dark', 'choose');
  t.offers('choose Acklay', 'choose Geonosian Guard');
  t.answer('choose Acklay');
  t.asks('Dark', 'offer');
  t.answer('no');
  t.card('Acklay', { tapped: true });
  t.is(t.force('Dark'), 3);
});

scenario('Anakin Skywalker (B) strengthens a Ground unit in the battle to come, not in the next turn', '', (t) => {
  t.board({
    at: 'Light builds',
    dark: { ground: ['Reek'] },
    light: { ground: ['Clone Squad', 'Clone Platoon'], character: ['Anakin Skywalker (B)'] },
  });
  t.answer('Anakin Skywalker', 'choose Clone Squad');
  t.card('Clone Squad', { speed: 30, power: 5 });
  toBattle(t);
  t.passUntil('unitTurn', 'Dark');
  t.answer('Reek does not attack');
  t.passUntil('unitTurn', 'Light');
  t.answer('Clone Platoon does not attack');
  t.passUntil('unitTurn', 'Light');
  t.card('Clone Squad', { speed: 30, power: 5 });
  t.answer('Clone Squad does not attack');
  t.passUntil('build', 'Dark');
  t.card('Clone Squad', { speed: 10, power: 3 });
});
