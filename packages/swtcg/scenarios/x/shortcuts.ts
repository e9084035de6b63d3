/** Shortcuts and out-of-order play (TCG-SEQ): standing answers that lead where the full sequence leads. */
import {
  type Answered,
  answered,
  endsSequence,
  sameAgain,
  type Shortcut,
  shortcutAnswer,
} from '../../src/shortcuts.ts';
import { type Play, scenarioX, type Seat } from '../../src/testing/index.ts';

type Agreed = Readonly<Partial<Record<Seat, Shortcut>>>;

const askedSeat = (t: Play): Seat => t.state.seats[t.state.question!.seat]!.name as Seat;

/** Lets the shortcuts of the players answer, as long as one of them does; how many answers they gave. */
function play(t: Play, agreed: Agreed, most = 500): number {
  for (let given = 0; given < most; given++) {
    if (t.state.question === null) return given;
    const seat = askedSeat(t);
    const shortcut = agreed[seat];
    const index = shortcut === undefined ? null : shortcutAnswer(t.seenBy(seat), shortcut);
    if (index === null) return given;
    t.answer(t.options[index]!);
  }
  return most;
}

const CARDS = `
  1 Guard   Dark Character - Bandit   C
     cost 2   speed 30   power 1   health 9
     Pay 1 Force -> Evade 1.

  6 Sentry   Dark Character - Bandit   C
     cost 2   speed 20   power 1   health 9

  7 Ranger   Light Character - Rebel   C
     cost 2   speed 35   power 1   health 3

  2 Scout   Light Character - Rebel   C
     cost 2   speed 40   power 1   health 3

  3 Feint   Dark Battle   C
     Pay 1 Force -> Choose 1 enemy unit. Give it -1 power this turn.

  5 Speeder   Light Ground - Speeder   C
     cost 1   speed 10   power 1   health 3

  4 Veto   Light Battle   C
     Pay 1 Force -> Disrupt a Battle card.
`;

const board = (t: Play, at: 'Dark builds' | 'Character battle' = 'Dark builds'): void =>
  t.board({
    cards: CARDS,
    at,
    dice: [4, 4, 4, 4, 4, 4],
    dark: { force: 3, points: 3, character: ['Guard', 'Sentry'], space: ['TIE Fighter DS-3-12'], hand: ['Feint'] },
    light: { force: 3, points: 3, character: ['Scout', 'Ranger'], ground: ['Speeder'], hand: ['Veto'] },
  });

const course = (t: Play): [string, unknown] => [t.match.hash(), JSON.parse(JSON.stringify(t.match.events))];

scenarioX('A shortcut leads to the state and the log of the full sequence', 'TCG-SEQ-01 TCG-SEQ-12', (t) => {
  board(t);
  const given = play(t, { Dark: 'battle', Light: 'battle' });
  t.is(given > 3, true, 'several questions were answered');
  const short = course(t);
  board(t);
  for (let i = 0; i < given; i++) t.answer(t.options.find((words) => words === 'pass' || words === 'done')!);
  t.is(course(t), short);
});

scenarioX('Only both players together skip what both may do', 'TCG-SEQ-01 TCG-SEQ-03', (t) => {
  board(t);
  play(t, { Dark: 'battle' });
  t.asks('Light'); // Dark's shortcut answers nothing for Light
  const { question } = t.seenBy('Dark').state;
  t.is(question?.options ?? [], []); // nor does Dark learn by it what Light is asked
  t.is(shortcutAnswer(t.seenBy('Dark'), 'battle'), null);
});

scenarioX('On request the actions are redone one by one, and nobody is held to what is pending', 'TCG-SEQ-02', (t) => {
  board(t, 'Character battle');
  const { question } = t.state;
  const start = JSON.stringify(t.state);
  const given = play(t, { Dark: 'done', Light: 'done' });
  t.is(given > 1, true);
  // The match goes back to any decision: the same question, and free to be answered otherwise.
  t.is(JSON.stringify(t.match.at(0).state), start);
  t.is(question!.options.map(({ kind }) => kind).sort(), ['battle', 'pass']);
  for (let decision = 0; decision <= given; decision++)
    t.is(t.match.at(decision).state.question === null, false, 'each of the skipped questions is there');
});

scenarioX('"Done" passes, "battle?" goes to battle, "no attacks" taps in speed order', 'TCG-SEQ-04', (t) => {
  board(t, 'Character battle');
  play(t, { Dark: 'done', Light: 'done' });
  t.is(t.state.question?.kind, 'unitTurn'); // all chances are passed, nothing else
  const skipped = t.match.commands.length;
  while (t.state.question?.kind === 'unitTurn' || t.state.question?.kind === 'chance')
    if (play(t, { Dark: 'no attacks', Light: 'no attacks' }) + play(t, { Dark: 'done', Light: 'done' }) === 0) break;
  t.is(t.match.commands.length > skipped, true);
  const taps = t.events('tap').map((event) => t.game.cards.cards[event.def]!.card.name);
  t.is(taps, ['Scout', 'Ranger', 'Guard', 'Sentry']); // as in the full sequence
  board(t);
  play(t, { Dark: 'battle', Light: 'battle' });
  t.is(t.state.phase, 3);
  t.asks('Dark', 'chance');
  // In the ready phase nothing is asked that one player would have to wait for.
  t.is(t.events('untap').length, 0);
});

const COMBINATION = `
  1 Nute Gunray (C)   Dark Character - Trade Federation Diplomat   R
     cost 5   speed 20   power 2   health 2
     Each of your Trade Federation units has "Pay 0 Force -> Intercept."

  2 Rune Haako (A)   Dark Character - Trade Federation Diplomat   U
     cost 4   speed 20   power 2   health 2
     Pay 0 Force -> Retreat this unit.

  3 Scout   Light Character - Rebel   C
     cost 2   speed 40   power 3   health 3

  4 Aim   Light Battle   C
     Pay 1 Force -> Give 1 of your units +1 power this attack.
`;

scenarioX('A known combination is played with the chances between passed', 'TCG-SEQ-05', (t) => {
  /** Rune steps in and is off: `pass` is what Light does in the chances between. */
  const combination = (pass: () => void): void => {
    t.board({
      cards: COMBINATION,
      at: 'Character battle',
      dark: { character: ['Nute Gunray (C)', 'Rune Haako (A)'] },
      light: { force: 1, character: ['Scout'], hand: ['Aim'] },
    });
    t.passUntil('unitTurn', 'Light');
    t.answer('Light: Scout attacks Nute Gunray (C)');
    t.answer('Dark: Rune Haako (A): Pay 0 Force -> Intercept');
    pass();
    t.answer('Dark: Rune Haako (A): Pay 0 Force -> Retreat this unit');
    pass();
  };
  const agreed = (): number => play(t, { Light: 'done' });
  combination(() => t.is(agreed() > 0, true, 'Light would have been asked'));
  t.card('Rune Haako (A)', { zone: 'build' });
  t.card('Scout', { tapped: true });
  t.is(t.events('roll').length, 0); // the attack was cancelled
  const short = course(t);
  combination(() => {
    while (t.state.question?.kind === 'chance' && askedSeat(t) === 'Light') t.answer('Light: pass');
  });
  t.is(course(t), short);
  // Light did not agree, and is asked before Rune is off.
  combination(() => {
    t.asks('Light', 'chance');
    t.offersAlso('play Aim');
    t.answer('Light: pass');
  });
});

scenarioX('What was announced binds', 'TCG-SEQ-06 TCG-SEQ-09', (t) => {
  board(t, 'Character battle');
  t.answer('Dark: play Feint');
  const announced = [...t.match.commands];
  t.asks('Light', 'chance'); // the opponent may answer
  t.doesNotOffer('play Feint');
  t.answer('pass');
  t.asks('Dark', 'choose');
  t.doesNotOffer('pass', 'done'); // it is played, whatever the opponent did or did not
  t.is(t.match.commands.slice(0, announced.length), announced);
  t.is(t.force('Dark'), 2);
  board(t, 'Character battle');
  t.answer('Dark: play Feint', 'Light: play Veto');
  t.passChances();
  t.is([t.titles('Dark', 'discard'), t.force('Dark')], [['Feint'], 2]); // disrupted: played and paid for, to no effect
});

scenarioX('Choices while a card resolves come after the chance to disrupt it', 'TCG-SEQ-08', (t) => {
  board(t, 'Character battle');
  t.answer('Dark: play Feint');
  t.offers('play Veto', 'pass');
  t.answer('pass');
  t.asks('Dark', 'choose'); // from now on nobody disrupts it
  t.answer(t.options[0]!);
  t.is(t.events('disrupted'), []);
});

scenarioX('A shortcut that ends is followed by the questions from there on', 'TCG-SEQ-07 TCG-SEQ-12', (t) => {
  board(t, 'Character battle');
  play(t, { Dark: 'done', Light: 'done' });
  play(t, { Light: 'no attacks' }, 1);
  play(t, { Dark: 'done', Light: 'done' });
  // Light ends it after the Scout: the Ranger is asked about, as if there had been no shortcut.
  t.asks('Light', 'unitTurn');
  t.offersAlso('Ranger attacks Guard', 'Ranger does not attack');
});

scenarioX('A pause can be taken as the end of the sequence', 'TCG-SEQ-10', (t) => {
  board(t);
  for (let i = 0; i < 40 && t.state.question !== null; i++) {
    const end = endsSequence(t.seenBy(askedSeat(t)));
    t.is(end === null, false, `an answer that plays nothing more: ${t.options.join(' | ')}`);
    t.answer(t.options[end!]!);
  }
  t.is(t.state.turn > 2, true, 'the game goes on by such answers alone');
});

scenarioX('"Same as last turn" holds until something forces a change', 'TCG-SEQ-11 TCG-SEQ-04', (t) => {
  t.board({
    cards: CARDS,
    at: 'Character battle',
    dice: [4, 4, 4, 4, 4, 4],
    dark: { character: [{ card: 'Guard', damage: 7 }], ground: ['Swoop Bike'] },
    light: { character: ['Scout'], ground: ['Speeder'], space: ['X-Wing Red One'] },
  });
  const turn: Answered[] = [];
  /** One turn of Light's, written down, with nothing for Dark to do. */
  const step = (answer: string): void => {
    if (askedSeat(t) === 'Light' && t.state.question?.kind === 'unitTurn') {
      const index = t.options.findIndex((words) => words === answer);
      turn.push(answered(t.seenBy('Light'), index < 0 ? 0 : index));
    }
    t.answer(answer);
  };
  t.passChances();
  step('Scout attacks Guard');
  t.card('Guard', { damage: 8 });
  const around = (): void => {
    for (let i = 0; i < 200; i++) {
      const { question } = t.state;
      if (question === null || (question.kind === 'unitTurn' && askedSeat(t) === 'Light' && t.state.battleIn === 2))
        return;
      t.answer(t.options[endsSequence(t.seenBy(askedSeat(t)))!]!);
    }
  };
  around();
  const again = sameAgain(t.seenBy('Light'), turn);
  t.is(again === null ? null : t.options[again], 'Scout attacks Guard');
  t.answer(t.options[again!]!);
  t.passChances();
  t.card('Guard', { zone: 'discard' });
  around();
  // There is no Guard to attack any more: Light is asked.
  t.is(t.state.question === null || sameAgain(t.seenBy('Light'), turn) === null, true);
});
