import { describe, expect, test } from 'vitest';
import { happen, type Stages } from '../src/index.ts';

interface Log {
  readonly lines: string[];
  /** What state rules will demand, one list a round. */
  readonly demands: string[][];
}

const logOf = (...demands: string[][]): Log => ({ lines: [], demands });

const stages: Stages<Log, string> = {
  edit(log, events) {
    log.lines.push(`edit ${events.join(' ')}`);
    return events.flatMap((event) => {
      if (event.endsWith('!')) return []; // prevented
      return event === 'one' ? ['first', 'second'] : [event]; // replaced
    });
  },
  commit: (log, event) => void log.lines.push(`commit ${event}`),
  trigger: (log, event) => void log.lines.push(`trigger ${event}`),
  settle(log) {
    log.lines.push('settle');
    return log.demands.shift() ?? [];
  },
};

describe('the event window', () => {
  test('edits all together, commits all, lets all be seen, then checks state rules', () => {
    const log = logOf();
    happen(log, stages, ['a', 'b']);
    expect(log.lines).toEqual(['edit a b', 'commit a', 'commit b', 'trigger a', 'trigger b', 'settle']);
  });

  test('lets what state rules demand happen in the same way, until they demand no more', () => {
    const log = logOf(['c', 'd'], ['e']);
    happen(log, stages, ['a']);
    expect(log.lines).toEqual(
      [
        ['edit a', 'commit a', 'trigger a', 'settle'],
        ['edit c d', 'commit c', 'commit d', 'trigger c', 'trigger d', 'settle'],
        ['edit e', 'commit e', 'trigger e', 'settle'],
      ].flat(),
    );
  });

  test('commits what replacement left', () => {
    const log = logOf();
    happen(log, stages, ['one', 'b!']);
    expect(log.lines).toEqual([
      'edit one b!',
      'commit first',
      'commit second',
      'trigger first',
      'trigger second',
      'settle',
    ]);
  });

  test('does nothing more when everything was prevented', () => {
    const log = logOf(['never']);
    happen(log, stages, ['a!']);
    expect(log.lines).toEqual(['edit a!']);
  });

  test('ends when what state rules demand is prevented', () => {
    const log = logOf(['b!'], ['never']);
    happen(log, stages, ['a']);
    expect(log.lines.at(-1)).toBe('edit b!');
  });

  test('does not run for ever when state rules contradict each other', () => {
    let rounds = 0;
    const endless: Stages<Log, string> = {
      ...stages,
      settle: () => {
        rounds++;
        return ['again'];
      },
    };
    expect(() => happen(logOf(), endless, ['a'])).toThrow('the event window never closes');
    expect(rounds).toBe(1_000);
  });
});
