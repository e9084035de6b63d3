/** Battles of Starships over an evacuated planet. */
import { type Play, type SideSpec, scenario } from '../src/testing/index.ts';

/** Light leaves Naboo, Dark intercepts; Battle cards and plans as given. Naboo is current unless told. */
function intercept(
  t: Play,
  dark: SideSpec,
  light: SideSpec,
  battle: Parameters<Play['battle']>[0] = { plan: {} },
  location = 'Theed Palace',
): void {
  t.board({ at: 'Light deploys', location, dark, light: { Naboo: ['Gungan Guard'], ...light } });
  t.answer('Light: Evacuate Naboo', 'Dark: Intercept the evacuation of Naboo');
  t.battle(battle);
}

scenario('Both add Battle cards to the plans of their Starships', 'YJ-SHP-09', (t) => {
  intercept(
    t,
    { hyperspace: ['Battleship, Trade Federation Transport'], hand: ['Impossible!'] },
    { hyperspace: ["Amidala's Starship, Royal Transport"], hand: ['Run The Blockade'] },
    {
      cards: { Dark: ['Impossible!'], Light: ['Run The Blockade'] },
      plan: { Dark: ['Impossible!'], Light: ['Run The Blockade'] },
    },
  );
  t.is(t.powers(), [[5 + 3, 6 + 3]]);
  t.card('Impossible!', { zone: 'discard' });
});

scenario('A starfighter and a transport fight together by a Battle card', 'YJ-SHP-09', (t) => {
  intercept(
    t,
    { hyperspace: ['Droid Control Ship, Trade Federation Transport'] },
    { hyperspace: ['Bravo 1, Naboo Starfighter', 'Republic Cruiser, Transport'], hand: ['Naboo Fighter Attack'] },
    {
      cards: { Light: ['Naboo Fighter Attack'] },
      plan: { Light: ['Naboo Fighter Attack', 'Bravo 1', 'Republic Cruiser'] },
    },
  );
  t.is(t.powers(), [[6, 4 + 3 + 5]]);
});

scenario('The interceptor is the attacker: he declares and plans first, and draws last', 'YJ-SHP-10', (t) => {
  const ships = {
    dark: { hyperspace: ['Sith Infiltrator, Starfighter', 'Droid Starfighter [MDM]'] },
    light: { hyperspace: ['Bravo 1, Naboo Starfighter', 'Republic Cruiser, Transport'], Naboo: ['Gungan Guard'] },
  };
  t.board({ at: 'Light deploys', location: 'Theed Palace', ...ships });
  t.answer('Evacuate Naboo', 'Intercept the evacuation of Naboo');
  t.asks('Dark', 'battleCards');
  t.answer('Declare no more');
  t.asks('Light', 'battleCards');
  t.answer('Declare no more');
  t.asks('Dark', 'plan');
  t.answer('Put Sith Infiltrator');
  t.asks('Light', 'plan');
  t.answer('Put Bravo 1');
  t.is(t.draws().slice(0, 2), [
    ['Light', 'power', 3],
    ['Dark', 'power', 3],
  ]);
});

scenario('A starfighter draws destiny for its power, a transport does not', 'YJ-SHP-11', (t) => {
  intercept(
    t,
    {
      hyperspace: ['Droid Starfighter [MDM]', 'Battleship, Trade Federation Transport'],
      deck: ['Pit Droid, Engineer'],
    },
    { hyperspace: ['Republic Cruiser, Transport', 'Bravo 1, Naboo Starfighter'], deck: ['Ithorian, Merchant'] },
    { plan: { Dark: ['Droid Starfighter'], Light: ['Bravo 1'] } },
  );
  t.is(t.draws(), [
    ['Light', 'power', 4],
    ['Dark', 'power', 5],
  ]);
  t.is(t.powers(), [
    [2 + 5, 4 + 4],
    [5, 5],
  ]);
});

scenario(
  'A defeated Starship is discarded and costs its damage; the others return to Hyperspace',
  'YJ-SHP-12 YJ-SHP-13',
  (t) => {
    intercept(
      t,
      { hyperspace: ["Darth Maul's Starfighter, Sith Infiltrator", 'Battleship, Trade Federation Transport'] },
      { hyperspace: ['Republic Cruiser, Transport', 'Radiant VII, Republic Cruiser Transport'], left: 20 },
      { plan: { Dark: ["Darth Maul's Starfighter"], Light: ['Republic Cruiser, Transport'] } },
    );
    t.is(t.powers(), [
      [4 + 3, 5],
      [5, 6],
    ]);
    t.is(t.damage(), [
      ['Light', 5],
      ['Dark', 5],
    ]);
    t.card('Republic Cruiser, Transport', { zone: 'discard' });
    t.card('Battleship, Trade Federation Transport', { zone: 'discard' });
    t.is(t.titles('Dark', 'hyperspace'), ["Darth Maul's Starfighter, Sith Infiltrator"]);
    t.is(t.titles('Light', 'hyperspace'), ['Radiant VII, Republic Cruiser Transport']);
  },
);

scenario('One transport that survives saves everybody', 'YJ-SHP-14', (t) => {
  intercept(
    t,
    { hyperspace: ["Darth Maul's Starfighter, Sith Infiltrator"] },
    {
      hyperspace: ['Republic Cruiser, Transport', 'Radiant VII, Republic Cruiser Transport'],
      Naboo: ['Gungan Guard', 'Electropole'],
      left: 20,
    },
    { plan: { Light: ['Republic Cruiser, Transport'] } },
  );
  t.card('Republic Cruiser, Transport', { zone: 'discard' });
  t.is(t.deckSize('Light'), 20 - 5 + 2);
  t.is(t.titles('Light', 'Naboo'), []);
  t.is(t.titles('Light', 'discard').includes('Electropole'), false);
  t.is(t.events('shuffle').length, 1);
});

scenario('With the last transport all that was aboard is discarded, without damage for it', 'YJ-SHP-15', (t) => {
  intercept(
    t,
    { hyperspace: ['Droid Control Ship, Trade Federation Transport', 'Droid Starfighter [MDM]'] },
    {
      hyperspace: ['Republic Cruiser, Transport', 'Bravo 1, Naboo Starfighter'],
      Naboo: ['Gungan Guard', 'Electropole'],
      left: 20,
    },
    { plan: { Dark: ['Droid Control Ship'], Light: ['Republic Cruiser'] } },
  );
  // The starfighter comes back, but it carries nobody.
  t.is(t.titles('Light', 'hyperspace'), ['Bravo 1, Naboo Starfighter']);
  t.card('Gungan Guard', { zone: 'discard' });
  t.card('Electropole', { zone: 'discard' });
  t.is(t.damage(), [['Light', 5]]);
  // One card was drawn for the starfighter's power.
  t.is(t.deckSize('Light'), 20 - 5 - 1);
});

scenario('A ship without an opponent survives without a fight, on either side', 'YJ-SHP-16 YJ-BRK-04', (t) => {
  intercept(
    t,
    { hyperspace: ['Droid Starfighter [MDM]'], left: 20 },
    { hyperspace: ['Naboo Starfighter [MDM]', 'Republic Cruiser, Transport'], left: 20 },
    { plan: { Light: ['Naboo Starfighter'] } },
  );
  t.is(t.events('fight').length, 1);
  t.card('Republic Cruiser, Transport', { zone: 'hyperspace' });
  t.card('Gungan Guard', { zone: 'deck' });
  intercept(
    t,
    { hyperspace: ['Droid Starfighter [MDM]', 'Battleship, Trade Federation Transport'], left: 20 },
    { hyperspace: ['Republic Cruiser, Transport'], left: 20 },
    { plan: { Dark: ['Droid Starfighter'] } },
  );
  t.is(t.events('fight').length, 1);
  t.is(t.damage(), []);
  t.is(t.titles('Dark', 'hyperspace').length, 2);
});

scenario('Pilots help their ships from any planet, and copies add up', 'YJ-SHP-17', (t) => {
  intercept(
    t,
    { hyperspace: ['Sith Infiltrator, Starfighter'], Naboo: ['Tey How, Neimoidian Comm Officer'] },
    {
      hyperspace: ['Bravo 1, Naboo Starfighter', 'Republic Cruiser, Transport'],
      Tatooine: ['Anakin Skywalker, Rookie Pilot', 'Anakin Skywalker, Rookie Pilot'],
    },
    { plan: { Light: ['Bravo 1'] } },
    'Capital City',
  );
  // Each Anakin gives each starfighter 1; Tey How has no transport to help.
  t.is(t.powers(), [[3 + 3, 4 + 3 + 2]]);
});

scenario('A pilot who is evacuated helps on the way', 'YJ-SHP-18', (t) => {
  intercept(
    t,
    { hyperspace: ['Battleship, Trade Federation Transport'] },
    { hyperspace: ['Republic Cruiser, Transport'], Naboo: ['Ric Olié, Starship Pilot'] },
  );
  t.is(t.powers(), [[5, 5 + 1]]);
  t.card('Ric Olié, Starship Pilot', { zone: 'deck' });
});

scenario("The Queen's Transport is stronger with the Queen aboard, and only then", 'YJ-SHP-19 YJ-SHP-21', (t) => {
  const power = (naboo: readonly string[], elsewhere: readonly string[] = []): number => {
    intercept(
      t,
      { hyperspace: ['Battleship, Trade Federation Transport'] },
      { hyperspace: ["Amidala's Starship, Queen's Transport"], Naboo: naboo, Tatooine: elsewhere },
    );
    return t.powers()[0]![1]!;
  };
  t.is(power(['Queen Amidala, Ruler of Naboo']), 6 + 3);
  t.is(power(['Ric Olié, Bravo Leader']), 6 + 3);
  t.is(power(['R2-D2, Loyal Droid', 'Queen Amidala, Ruler of Naboo']), 6 + 3);
  t.is(power(['Gungan Guard']), 6);
  t.is(power(['Gungan Guard'], ['Queen Amidala, Ruler of Naboo']), 6);
  // Aboard unseen, she does not count: that would tell who is hidden.
  t.is(power(['hidden Queen Amidala, Ruler of Naboo']), 6);
});

scenario("The Viceroy's Battleship gets nothing for passengers when it intercepts", 'YJ-SHP-19', (t) => {
  const ship = {
    hyperspace: ["Viceroy's Battleship, Trade Federation Transport"],
    Naboo: ['Nute Gunray, Neimoidian Viceroy'],
  };
  intercept(t, ship, { hyperspace: ['Radiant VII, Republic Cruiser Transport'] });
  t.is(t.powers(), [[6, 6]]);
  t.board({
    at: 'Dark deploys',
    location: 'Theed Palace',
    dark: ship,
    light: { hyperspace: ['Radiant VII, Republic Cruiser Transport'], Naboo: ['Gungan Guard'] },
  });
  t.answer('Dark: Evacuate Naboo', 'Light: Intercept the evacuation of Naboo');
  t.battle({ plan: {} });
  t.is(t.powers(), [[6 + 3, 6]]);
});

scenario('Ships use no Weapons and know no location dots', 'YJ-SHP-20', (t) => {
  t.board({
    at: 'Light deploys',
    location: 'Theed Palace',
    dark: { hyperspace: ['Battleship, Trade Federation Transport'], Naboo: ['Thermal Detonator'] },
    light: {
      hyperspace: ['Republic Cruiser, Transport', 'Naboo Starfighter [MDM]'],
      Naboo: ['Gungan Guard', 'Blaster'],
    },
  });
  t.answer('Evacuate Naboo', 'Intercept the evacuation of Naboo', 'Dark: Declare no more', 'Light: Declare no more');
  t.offers('Put Republic Cruiser', 'Put Naboo Starfighter');
  t.answer('Put Republic Cruiser');
  t.is(t.powers(), [[5, 5]]);
  for (const { type, bonus, planet } of t.game.cards.cards)
    if (type === 'Starship') t.is([bonus.every((dots) => dots === 0), planet], [true, -1]);
});
