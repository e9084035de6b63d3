/** Seekers (CCG-WPN-15 to 18). */
import { scenario } from '../testing/index.ts';
import { ARMORY } from './armory.ts';

scenario('A seeker takes one eligible card with it, at once; its player chooses which', 'CCG-WPN-15', (t) => {
  t.board({
    at: 'Light deploys',
    locations: { 'Tatooine: Plain': ['Tarkin Seeker'], 'Tatooine: Hill': ['Plain Knight'] },
    light: { hand: ['Plain Rebel', 'Kabe'] },
    cards: ARMORY,
  });
  t.act('Light: Deploy Plain Rebel', 'To Tatooine: Plain');
  t.settle();
  t.card('Tarkin Seeker', { zone: 'table' });
  t.act('Light: Deploy Kabe', 'To Tatooine: Plain');
  t.settle('target');
  t.asks('Light', 'target');
  t.answer('Choose Kabe');
  t.card('Kabe', { zone: 'lost' });
  t.card('Tarkin Seeker', { zone: 'lost' });
});

scenario('Seekers take cards of both sides, spies who are Undercover too', 'CCG-WPN-16', (t) => {
  t.board({
    at: 'Dark controls',
    locations: {
      'Tatooine: Plain': [
        'Tagge Seeker',
        'undercover Plain Rebel',
        'Plain Cover, on Plain Rebel',
        'Plain Trooper',
        'Plain Officer',
      ],
    },
    cards: ARMORY,
  });
  t.asks('Light', 'target');
  t.card('Plain Rebel', { undercover: true });
  t.offers('Choose Plain Rebel', 'Choose Plain Trooper');
  t.answer('Choose Plain Rebel');
  t.card('Plain Rebel', { zone: 'lost' });
});

scenario('A seeker deploys where neither side has presence', 'CCG-WPN-17 CCG-PRS-12', (t) => {
  t.board({
    at: 'Light deploys',
    locations: {
      'Tatooine: Plain': ['Plain Farmer'],
      'Tatooine: Hill': [],
      'Tatooine: Cave': ['undercover Plain Officer', 'Plain Disguise, on Plain Officer'],
    },
    light: { hand: ['Tagge Seeker'] },
    cards: ARMORY,
  });
  t.card('Plain Officer', { undercover: true });
  t.act('Light: Deploy Tagge Seeker');
  t.offers('To Tatooine: Hill for 1 Force');
});

scenario("A seeker moves in its player's control phase, and is no character", 'CCG-WPN-18', (t) => {
  t.board({
    at: 'Light controls',
    locations: { 'Tatooine: Plain': ['Tagge Seeker', 'Plain Officer'], 'Tatooine: Hill': [] },
    dark: { hand: ['Set For Stun'] },
    cards: ARMORY,
  });
  t.act('Light: Move Tagge Seeker');
  t.offers('To Tatooine: Hill for 1 Force');
  t.answer('To Tatooine: Hill');
  t.card('Tagge Seeker', { at: 'Tatooine: Hill' });
  t.is(t.count('Light', 'force'), 9);
  t.doesNotOffer('Play Set For Stun');
  t.toPhase('move', 'Light');
  t.doesNotOffer('Move Tagge Seeker');
});

scenario('A seeker goes from docking bay to docking bay too, at the price of the other player', 'CCG-WPN-18', (t) => {
  const bays = ['Tatooine', 'Yavin 4'].map(
    (system) =>
      `•${system}: Docking Bay   Dark Location - Site   C1\n   destiny 0   Light 1   Dark 1\n   exterior   planet\n   Dark: Your docking bay transit from here costs 3 Force.`,
  );
  t.board({
    at: 'Light controls',
    locations: { 'Tatooine: Docking Bay': ['Tagge Seeker'], 'Yavin 4: Docking Bay': [] },
    cards: [...ARMORY, ...bays],
  });
  t.act('Light: Move Tagge Seeker');
  t.offers('To Yavin 4: Docking Bay for 3 Force');
});

scenario("A seeker shuttles on an opponent's ship, and down again", 'CCG-WPN-18', (t) => {
  t.board({
    at: 'Light controls',
    locations: {
      'Dark Tatooine': ['Devastator', 'Tantive IV', 'General Tagge, passenger of Devastator'],
      'Dark Tatooine: Mos Eisley': ['Tagge Seeker'],
      'Dark Tatooine: Jawa Camp': [],
    },
  });
  t.act('Light: Move Tagge Seeker by shuttling');
  t.is(t.options.length, 1); // the Devastator, and not the own ship
  t.answer(t.options[0]!);
  t.settle('act');
  t.card('Tagge Seeker', { on: 'Devastator', at: 'Tatooine' });
  t.card('General Tagge', { zone: 'table' });
  t.is(t.count('Light', 'force'), 9);
  t.act('Light: Move Tagge Seeker by shuttling', 'To Tatooine: Jawa Camp');
  t.settle('act');
  t.card('Tagge Seeker', { at: 'Tatooine: Jawa Camp', as: 'at' });
  t.toPhase('move', 'Light');
  t.doesNotOffer('Move Tagge Seeker');
});

scenario('No seeker reaches a captive', 'CCG-CPT-04 CCG-CARD-173', (t) => {
  const corridor = 'Death Star: Detention Block Corridor';
  for (const leia of ['Leia Organa', `Leia Organa, captive of ${corridor}`]) {
    t.board({
      at: 'Dark controls',
      locations: { [corridor]: ['Leia Seeker', leia] },
    });
    if (leia === 'Leia Organa') t.asks('Dark', 'target');
    else t.asks('Dark', 'act');
  }
});
