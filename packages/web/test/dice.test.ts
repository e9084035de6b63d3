/** The tray shows what is being rolled for, and nothing that is over. */
import { expect, test } from 'vitest';
import { scripted } from '../e2e/support/positions.ts';

const COMMAND = 2;

test('the roll for build points is gone when its phase is', () => {
  const over = new Set<string>();
  for (const seat of [0, 1] as const)
    for (const { moment } of scripted('dice in the tray', { seat }))
      if (moment.dice?.rollFor === 'build')
        over.add(`${moment.phase === COMMAND ? 'command' : 'later'}: ${moment.dice.over}`);
  expect([...over].sort()).toEqual(['command: false', 'later: true']);
});
