/** Shields, Stun and Intercept (TCG-KW-SHIELDS, TCG-KW-STUN, TCG-KW-INTERCEPT). */
import { scenario, scenarioBoth } from '../src/testing/index.ts';

const CARDS = `
  1 Hunter   Dark Character - Bandit   C
     cost 3   speed 60   power 3   health 9

  2 Sloth   Dark Character - Bandit   C
     cost 3   speed 5   power 3   health 9

  3 Shieldbearer   Light Character - Sentinel   C
     cost 3   speed 10   power 3   health 9
     Shields 2.

  4 Citadel   Light Character - Sentinel   C
     cost 3   speed 10   power 3   health 9
     Shields 3.

  5 Page   Light Character - Squire   C
     cost 3   speed 10   power 3   health 9

  6 Late Shield   Light Character - Sentinel   C
     cost 3   speed 10   power 3   health 9
     Pay 1 Force -> Prevent 1 damage to this unit. Give this unit Shields 9 this turn.

  7 Rival   Dark Character - Bandit   C
     cost 3   speed 60   power 3   health 9
     While this unit is attacking a Sentinel: This unit has +2 power.

  8 Bodyguard   Light Character - Sentinel   C
     cost 3   speed 10   power 3   health 9
     Shields 1.
     Pay 1 Force -> Intercept.

  9 Champion   Light Character - Sentinel   C
     cost 3   speed 10   power 3   health 9
     Pay 2 Force -> Intercept.

  10 Ghost   Light Character - Spirit   C
     cost 3   speed 10   power 3   health 9
     This unit can't be attacked.
     Pay 1 Force -> Intercept.

  11 Turret   Light Ground - Fortification   C
     cost 3   speed 10   power 3   health 9
     Pay 1 Force -> Intercept.

  12 Shocker   Dark Character - Bandit   C
     cost 3   speed 60   power 3   health 9
     Stun 2.
     Instead of attacking: Tap -> Choose 1 enemy unit in Character. This unit deals 1 damage to it.

  13 Dodger   Light Character - Dancer   C
     cost 3   speed 10   power 6   health 9
     Pay 1 Force -> Evade 9.
`;

scenarioBoth(
  'Shields take power from a unit that attacks their bearer, and from no other attack',
  'TCG-KW-SHIELDS-01',
  (t) => {
    t.board({
      cards: CARDS,
      at: 'Character battle',
      dark: { character: ['Hunter', 'Hunter'] },
      light: { character: ['Shieldbearer', 'Page'] },
    });
    t.answer('Hunter first', 'Hunter attacks Shieldbearer');
    t.is(t.lastDice().length, 1);
    t.answer('Hunter attacks Page');
    t.is(t.lastDice().length, 3);
  },
);

scenarioBoth('Shields gained after the roll change nothing', 'TCG-KW-SHIELDS-02', (t) => {
  t.board({
    cards: CARDS,
    at: 'Character battle',
    dice: [4, 4, 4],
    dark: { character: ['Hunter'] },
    light: { force: 1, character: ['Late Shield'] },
  });
  t.answer('Hunter attacks Late Shield', 'Light: Late Shield: prevent 1 damage');
  t.is(t.keyword('Late Shield', 'Shields'), 9);
  t.card('Late Shield', { damage: 2 });
});

scenarioBoth('An attacker whom Shields leave no power rolls nothing', 'TCG-KW-SHIELDS-03', (t) => {
  t.board({
    cards: CARDS,
    at: 'Character battle',
    dark: { character: ['Hunter'] },
    light: { character: ['Citadel'] },
  });
  t.answer('Hunter attacks Citadel');
  t.is(t.events('roll').length, 0);
  t.is(t.events('noRoll').length, 1);
  t.card('Hunter', { tapped: true });
});

scenarioBoth('Stun takes power from the damaged unit until the end of battle', 'TCG-KW-STUN-01', (t) => {
  t.board({
    cards: CARDS,
    at: 'Character battle',
    dice: [6, 1, 1, 1],
    dark: { character: ['Shocker', 'Sloth'] },
    light: { character: ['Page'] },
  });
  t.answer('Shocker attacks Page');
  t.card('Page', { damage: 1, power: 1 });
  t.answer('Light: Page attacks Sloth');
  t.is(t.lastDice().length, 1);
  t.answer('Dark: Sloth does not attack');
  t.asks('Dark', 'build');
  t.card('Page', { power: 3 });
});

scenarioBoth('No Stun when all the damage is prevented', 'TCG-KW-STUN-02', (t) => {
  const board = (): void => {
    t.board({
      cards: CARDS,
      at: 'Character battle',
      dice: [6, 6, 1],
      dark: { character: ['Shocker'] },
      light: { force: 1, character: ['Dodger'] },
    });
    t.answer('Shocker attacks Dodger');
  };
  board();
  t.answer('Light: Dodger: Evade 2');
  t.card('Dodger', { damage: 0, power: 6 });
  board();
  t.answer('Light: Dodger: Evade 1');
  t.card('Dodger', { damage: 1, power: 4 });
});

scenarioBoth('Stun works for damage outside of attacks', 'TCG-KW-STUN-03', (t) => {
  t.board({
    cards: CARDS,
    at: 'Character battle',
    dark: { character: ['Shocker'] },
    light: { character: ['Dodger'] },
  });
  t.answer('Dark: Shocker: this unit deals 1 damage');
  t.is(t.events('attack').length, 0);
  t.card('Dodger', { damage: 1, power: 4 });
});

scenarioBoth('Stun counts once for each damage, however much it is, and adds up', 'TCG-KW-STUN-04', (t) => {
  t.board({
    cards: CARDS,
    at: 'Character battle',
    dice: [6, 6, 6, 6, 6, 6],
    dark: { character: ['Shocker', 'Shocker'] },
    light: { character: ['Dodger'] },
  });
  t.answer('Shocker first', 'Shocker attacks Dodger');
  t.card('Dodger', { damage: 3, power: 4 });
  t.answer('Shocker attacks Dodger');
  t.card('Dodger', { damage: 6, power: 2 });
});

scenarioBoth('An interceptor takes the attack on another unit of its arena', 'TCG-KW-INTERCEPT-01', (t) => {
  t.board({
    cards: CARDS,
    at: 'Character battle',
    dice: [6, 6],
    dark: { character: ['Hunter', 'Hunter'] },
    light: { force: 3, character: ['Page', 'Bodyguard'], ground: ['Turret'] },
  });
  t.asks('Dark', 'order'); // Intercept is for an attack under way
  t.answer('Hunter first', 'Hunter attacks Page');
  t.asks('Light', 'chance');
  t.offers('Bodyguard: Intercept', 'pass'); // Turret is in another arena
  t.answer('Bodyguard: Intercept');
  t.card('Page', { damage: 0 });
  t.card('Bodyguard', { damage: 2 });
  t.answer('Hunter attacks Bodyguard'); // it cannot step in for itself
  t.asks('Light', 'order');
});

scenarioBoth('Only your own units are intercepted for', 'TCG-KW-INTERCEPT-01', (t) => {
  t.board({
    cards: CARDS,
    at: 'Character battle',
    dark: { force: 3, character: ['Champion'] },
    light: { force: 3, character: ['Page'] },
  });
  t.answer('Champion attacks Page');
  t.is(t.events('roll').length, 1); // nothing was offered before the roll
});

scenarioBoth('An interceptor that cannot be attacked pays for nothing', 'TCG-KW-INTERCEPT-02', (t) => {
  t.board({
    cards: CARDS,
    at: 'Character battle',
    dice: [6, 6, 1],
    dark: { character: ['Hunter'] },
    light: { force: 1, character: ['Page', 'Ghost'] },
  });
  t.offers('Hunter attacks Page', 'Hunter does not attack');
  t.answer('Hunter attacks Page', 'Light: Ghost: Intercept');
  t.is(t.force('Light'), 0);
  t.card('Page', { damage: 2 });
  t.card('Ghost', { damage: 0 });
});

scenario('Several units intercept in turn, each once an attack, tapped ones too', 'TCG-KW-INTERCEPT-07', (t) => {
  t.board({
    cards: CARDS,
    at: 'Character battle',
    dice: [6, 1, 1],
    dark: { character: ['Hunter'] },
    light: { force: 9, character: ['Page', { card: 'Bodyguard', tapped: true }, 'Champion'] },
  });
  t.answer('Hunter attacks Page');
  t.offers('Bodyguard: Intercept', 'Champion: Intercept', 'pass');
  t.answer('Bodyguard: Intercept');
  t.offers('Champion: Intercept', 'pass');
  t.answer('Champion: Intercept'); // Bodyguard has used its own
  t.card('Champion', { damage: 1 });
  t.is(t.force('Light'), 6);
});

scenarioBoth('Power is reckoned against the defender at the roll', 'TCG-KW-INTERCEPT-08', (t) => {
  t.board({
    cards: CARDS,
    at: 'Character battle',
    dark: { character: ['Rival'] },
    light: { force: 1, character: ['Page', 'Bodyguard'] },
  });
  t.answer('Rival attacks Page');
  t.card('Rival', { power: 3 });
  t.answer('Light: Bodyguard: Intercept');
  t.is(t.lastDice().length, 4); // 3, 2 more against a Sentinel, 1 less for its Shields
});

scenario('A keyword that the rulebook does not know does nothing', 'TCG-KW-GEN-01', (t) => {
  t.board({
    cards: `
      1 Raider   Dark Character - Bandit   C
         cost 3   speed 60   power 2   health 9

      2 Sponge   Light Character - Adept   C
         cost 3   speed 10   power 3   health 9
         Pay 1 Force -> Absorb 2.
    `,
    at: 'Character battle',
    dice: [6, 6],
    dark: { character: ['Raider'] },
    light: { force: 1, character: ['Sponge'] },
  });
  t.answer('Dark: Raider attacks Sponge', 'Light: Sponge: Pay 1 Force');
  t.card('Sponge', { damage: 2 });
});
