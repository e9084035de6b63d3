/** The log and the board on the terminal. */
import { boardLines, type LogLine, type Table } from '@dejarik/swtcg';
import { type Output, wrap } from './output.ts';

const STEP = '  ';
const SENTENCE = '    ';

/** One line of the log, in its place and colour. */
export function narrated(out: Output, line: LogLine): string[] {
  const text = line.text.replace(/\.$/u, '');
  switch (line.level) {
    case 'turn':
      return ['', out.style('bold', `━━ ${text} ${'━'.repeat(Math.max(0, out.width - text.length - 4))}`)];
    case 'phase':
      return [out.style('cyan', text)];
    case 'step':
      return [out.style('yellow', `${STEP}${text}`)];
    case 'line': {
      const indent = SENTENCE + STEP.repeat(line.depth);
      return wrap(`${indent}${line.text}`, out.width, `${indent}  `);
    }
  }
}

export const board = (out: Output, table: Table, seat: number): string[] => boardLines(table, seat, out.width);

export const LEGEND = 'On the board: S speed, P power, H health, -1 damage; x tapped, > attacks, ! is attacked.';
