/** Texts that want somebody present: passengers of a starship, and whoever is inside an enclosed vehicle, are not. */
import { type BoardSpec, type Play, scenario } from '../testing/index.ts';
import { never, on, passAll } from './fights.ts';

const EISLEY = 'Tatooine: Mos Eisley';
const FALCON = 'Millennium Falcon';

/** A battle of two starships that Light, or Dark, begins; each is flown by somebody else than the cards shown. */
function inOrbit(t: Play, by: 'Dark' | 'Light', aboard: readonly string[], more: Partial<BoardSpec> = {}): void {
  t.board({
    at: `${by} battles`,
    locations: {
      'Dark Yavin 4': [
        FALCON,
        `Luke Skywalker, pilot of ${FALCON}`,
        'Devastator',
        'Darth Vader, pilot of Devastator',
        ...aboard,
      ],
    },
    ...more,
  });
  t.act(`${by}: Battle at Yavin 4`);
}

const SEATS = ['pilot', 'passenger'] as const;

scenario('Han redraws where he is present, and not as a passenger', 'CCG-CARD-017 CCG-PRS-05', (t) => {
  for (const seat of SEATS) {
    inOrbit(t, 'Light', [`Han Solo, ${seat} of ${FALCON}`]);
    on(t, 'battleDestiny', 'Light');
    t.answer('Draw battle destiny');
    if (seat === 'pilot') t.act('Light: Use Han Solo');
    else never(t, 'Use Han Solo');
  }
});

scenario('Tarkin cancels a destiny where he and Vader are present', 'CCG-CARD-025 CCG-PRS-05', (t) => {
  for (const [tarkin, vader] of [
    ['pilot', 'pilot'],
    ['passenger', 'pilot'],
    ['pilot', 'passenger'],
  ] as const) {
    t.board({
      at: 'Light battles',
      locations: {
        'Dark Yavin 4': [
          FALCON,
          `Luke Skywalker, pilot of ${FALCON}`,
          'Devastator',
          `Grand Moff Tarkin, ${tarkin} of Devastator`,
          `Darth Vader, ${vader} of Devastator`,
        ],
      },
    });
    t.act('Light: Battle at Yavin 4');
    on(t, 'battleDestiny', 'Light');
    t.answer('Draw battle destiny');
    if (tarkin === vader) t.act('Dark: Use Grand Moff Tarkin');
    else never(t, 'Use Grand Moff Tarkin');
  }
});

scenario("Kal'Falnl C'ndros and Zutton work where they are present", 'CCG-CARD-036 CCG-CARD-048 CCG-PRS-05', (t) => {
  for (const seat of SEATS) {
    const ship = 'Corellian Corvette';
    const aboard = [ship, `Luke Skywalker, pilot of ${ship}`];
    t.board({
      at: 'Light battles',
      locations: {
        'Dark Yavin 4': [
          ...aboard,
          `Kal'Falnl C'ndros, ${seat} of ${ship}`,
          'Devastator',
          'Darth Vader, pilot of Devastator',
        ],
      },
      dark: { reserve: ['Destiny 1'] },
      light: { reserve: ['Destiny 6'] },
    });
    t.act('Light: Battle at Yavin 4');
    on(t, 'battleDestiny', 'Light');
    t.answer('Draw battle destiny');
    on(t, 'battleDestiny', 'Dark');
    t.answer('Draw battle destiny');
    if (seat === 'pilot') t.act("Light: Use Kal'Falnl C'ndros");
    else never(t, "Use Kal'Falnl C'ndros");
  }
  inOrbit(t, 'Light', [`Zutton, passenger of ${FALCON}`]);
  on(t, 'battleDestiny', 'Light');
  t.answer('Draw none');
  never(t, 'Use Zutton');
});

scenario('Obi-Wan and his Cape send away whom they meet', 'CCG-CARD-019 CCG-CARD-130 CCG-PRS-05', (t) => {
  for (const [card, name] of [
    ['Obi-Wan Kenobi', 'Obi-Wan Kenobi'],
    ['Leia Organa', "Obi-Wan's Cape"],
  ] as const)
    for (const seat of SEATS) {
      const skill = seat === 'pilot' ? [`Ellorrs Madak, on ${card}`] : [];
      const cape = card === name ? [] : [`${name}, on ${card}`];
      inOrbit(t, 'Light', [`${card}, ${seat} of ${FALCON}`, ...skill, ...cape, 'Dark Jawa, passenger of Devastator']);
      if (seat === 'pilot') t.act(`Light: Use ${name}`);
      else never(t, `Use ${name}`);
    }
});

scenario('The Prophetess foretells a battle where she is present', 'CCG-READ-033 CCG-PRS-05 CCG-PRS-08', (t) => {
  inOrbit(t, 'Dark', ['Prophetess, passenger of Devastator']);
  t.is(t.state.question?.kind, 'battleDestiny');
  t.board({ at: 'Dark battles', locations: { [`Dark ${EISLEY}`]: ['Prophetess', 'Darth Vader', 'Talz'] } });
  t.act(`Dark: Battle at ${EISLEY}`);
  t.is(t.state.question?.kind, 'mode');
});

scenario(
  'Jedi Presence and Dark Jedi Presence need their Jedi present',
  'CCG-CARD-088 CCG-CARD-070 CCG-PRS-08',
  (t) => {
    for (const [side, jedi, card] of [
      ['Light', 'Obi-Wan Kenobi', 'Jedi Presence'],
      ['Dark', 'Darth Vader', 'Dark Jedi Presence'],
    ] as const)
      for (const inside of [false, true]) {
        t.board({
          at: `${side} battles`,
          locations: {
            [`Dark ${EISLEY}`]: [
              `${side} Sandcrawler`,
              `${jedi}${inside ? `, driver of ${side} Sandcrawler` : ''}`,
              'Leia Organa',
              'Death Star Trooper',
            ],
          },
          [side.toLowerCase()]: { hand: [card] },
        });
        t.act(`${side}: Battle at ${EISLEY}`);
        passAll(t);
        if (inside) t.doesNotOffer(`Play ${card}`);
        else t.act(`${side}: Play ${card}`);
      }
  },
);

scenario('Move Along... and Narrow Escape need somebody present', 'CCG-CARD-091 CCG-READ-115 CCG-PRS-08', (t) => {
  for (const card of ['Move Along...', 'Narrow Escape'])
    for (const inside of [false, true]) {
      const aboard = inside ? ', driver of Light Sandcrawler' : '';
      t.board({
        at: 'Dark battles',
        locations: {
          [`Dark ${EISLEY}`]: [
            'Light Sandcrawler',
            `Obi-Wan Kenobi${aboard}`,
            'Light Jawa',
            'Dark Jawa',
            'Darth Vader',
          ],
          'Dark Tatooine: Jundland Wastes': [],
        },
        light: { hand: [card] },
      });
      t.act(`Dark: Battle at ${EISLEY}`);
      if (inside) never(t, `Play ${card}`);
      else t.act(`Light: Play ${card}`);
    }
});

scenario("I've Got A Bad Feeling About This: a passenger Han triples nothing", 'CCG-CARD-087 CCG-PRS-05', (t) => {
  for (const seat of SEATS) {
    inOrbit(t, 'Light', [`Han Solo, ${seat} of ${FALCON}`], { light: { hand: ["I've Got A Bad Feeling About This"] } });
    t.act("Light: Play I've Got A Bad Feeling About This");
    passAll(t);
    t.is([t.damageTimes('Dark'), t.damageTimes('Light')], [1, seat === 'pilot' ? 3 : 2]);
  }
});

scenario('Physical Choke: Vader and his victim are both present', 'CCG-CARD-095 CCG-PRS-08', (t) => {
  for (const [vader, talz] of [
    [false, false],
    [true, false],
    [false, true],
  ]) {
    t.board({
      at: 'Dark battles',
      locations: {
        [`Dark ${EISLEY}`]: [
          'Dark Sandcrawler',
          'Light Sandcrawler',
          `Darth Vader${vader === true ? ', driver of Dark Sandcrawler' : ''}`,
          'Stormtrooper',
          'Tusken Raider',
          `Talz${talz === true ? ', driver of Light Sandcrawler' : ''}`,
        ],
      },
      dark: { hand: ['Physical Choke'] },
    });
    t.act(`Dark: Battle at ${EISLEY}`);
    on(t, 'battleDestiny', 'Dark');
    t.answer('Draw none');
    if (vader === true || talz === true) never(t, 'Play Physical Choke');
    else t.act('Dark: Play Physical Choke');
  }
});

scenario('R2-D2 puts out a battle with a Fire Extinguisher until destiny is drawn', 'CCG-CARD-157 CCG-PRS-08', (t) => {
  const begin = (as: string): void => {
    t.board({
      at: 'Dark battles',
      locations: {
        [`Dark ${EISLEY}`]: [
          'Light Sandcrawler',
          `R2-D2${as}`,
          'Fire Extinguisher, on R2-D2',
          'Luke Skywalker',
          'Darth Vader',
          "Vader's Lightsaber, on Darth Vader",
        ],
      },
      dark: { reserve: ['Destiny 7', 'Destiny 7'] },
    });
    t.act(`Dark: Battle at ${EISLEY}`);
  };
  begin('');
  on(t, 'weapons', 'Dark');
  t.answer("Fire Vader's Lightsaber", 'Choose Luke Skywalker');
  on(t, 'weapons', 'Light');
  t.answer('Use Fire Extinguisher');
  t.settle('act');
  t.is(t.events('power').length, 0);
  t.card('Fire Extinguisher', { zone: 'lost' });
  t.card('Darth Vader', { zone: 'table' });
  begin(', passenger of Light Sandcrawler');
  never(t, 'Use Fire Extinguisher');
});

scenario(
  'The Tonnika Sisters take what is present with them, and nothing from inside a vehicle',
  'CCG-CARD-043 CCG-PRS-08',
  (t) => {
    for (const inside of [false, true]) {
      t.board({
        at: 'Dark controls',
        locations: {
          [`Dark ${EISLEY}`]: [
            'Dark Sandcrawler',
            `Tonnika Sisters${inside ? ', driver of Dark Sandcrawler' : ''}`,
            'Luke Skywalker',
            'Blaster, on Luke Skywalker',
          ],
        },
        dark: { reserve: ['Destiny 2'] },
      });
      t.act('Dark: Use Tonnika Sisters');
      t.settle(inside ? 'act' : 'target', 'Dark');
      t.is(t.options.includes('Choose Blaster'), !inside);
    }
  },
);
