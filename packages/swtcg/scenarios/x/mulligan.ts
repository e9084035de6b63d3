import { LIGHT } from '../../src/rules/state.ts';
import { type Play, scenarioX } from '../../src/testing/index.ts';
import { view } from '../../src/view.ts';

const CARDS = `
  1 Spice Mine   Dark Resource   C
     cost 3

  2 Old Ruin   Dark Location - Ground Facility   C
     cost 3
`;

function begin(t: Play): void {
  t.board({
    at: 'mulligan',
    cards: CARDS,
    dark: {
      hand: ['Blaster Barrage', 'Destroy Alderaan', 'Geonosian Guard', 'Spice Mine', 'Old Ruin'],
      deck: ['Stormtrooper Squad', 'Carrack Cruiser', 'Swoop Bike'],
    },
  });
}

scenarioX(
  'Cards that are no units are shown, set aside and replaced, then all of them discarded',
  'TCG-MULL-02 TCG-MULL-03 TCG-MULL-07',
  (t) => {
    begin(t);
    t.offers(
      'exchange Blaster Barrage',
      'exchange Destroy Alderaan',
      'exchange Spice Mine',
      'exchange Old Ruin',
      'done',
    );
    t.answer('Dark: exchange Blaster Barrage', 'Dark: exchange Spice Mine', 'Dark: done');
    for (const name of ['Blaster Barrage', 'Spice Mine']) t.card(name, { zone: 'out of play', faceDown: false });
    const seen = view(t.table, LIGHT).state;
    t.is(seen.def[t.find('Spice Mine')], t.state.def[t.find('Spice Mine')], 'what Light sees of it');
    t.is(t.titles('Dark', 'hand').sort(), [
      'Carrack Cruiser',
      'Destroy Alderaan',
      'Geonosian Guard',
      'Old Ruin',
      'Stormtrooper Squad',
    ]);
    // One choice for all of them.
    t.offers('discard the cards set aside', 'return the cards set aside to the deck');
    t.answer('Dark: discard the cards set aside');
    t.is(t.titles('Dark', 'discard').sort(), ['Blaster Barrage', 'Spice Mine']);
    t.is(t.titles('Dark', 'deck'), ['Swoop Bike']);
    t.is(t.events('shuffle').length, 1);
    t.is(t.state.expanded!.groups, []);
  },
);

scenarioX('Or all of them go back into the deck, which is shuffled', 'TCG-MULL-02 TCG-MULL-03', (t) => {
  begin(t);
  t.answer('Dark: exchange Blaster Barrage', 'Dark: exchange Old Ruin', 'Dark: done');
  t.answer('Dark: return the cards set aside to the deck');
  t.is(t.titles('Dark', 'discard'), []);
  t.is(t.titles('Dark', 'deck').sort(), ['Blaster Barrage', 'Old Ruin', 'Swoop Bike']);
  t.is(t.events('shuffle').length, 1);
});

scenarioX('What is set aside cannot be drawn back', 'TCG-MULL-04', (t) => {
  t.board({ at: 'mulligan', dark: { hand: ['Blaster Barrage', 'Destroy Alderaan'], deck: ['Swoop Bike'] } });
  t.answer('Dark: exchange Blaster Barrage', 'Dark: exchange Destroy Alderaan', 'Dark: done');
  // There were two to draw, and only one in the deck.
  t.is(t.titles('Dark', 'hand'), ['Swoop Bike']);
  t.answer('Dark: return the cards set aside to the deck');
  t.is(
    [t.titles('Dark', 'hand'), t.titles('Dark', 'deck').sort()],
    [['Swoop Bike'], ['Blaster Barrage', 'Destroy Alderaan']],
  );
});
