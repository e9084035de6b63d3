/** The log on the terminal. */
import type { LogLine } from '@dejarik/kernel';
import { type Output, type OutputLine, styled, wrap } from './output.ts';

const STEP = '  ';
const SENTENCE = '    ';

/** One line of the log, in its place and colour. */
export function narrated(out: Output, line: LogLine): OutputLine[] {
  const text = line.text.replace(/\.$/u, '');
  switch (line.level) {
    case 'turn':
      return ['', styled('bold', `━━ ${text} ${'━'.repeat(Math.max(0, out.width - text.length - 4))}`)];
    case 'phase':
      return [styled('cyan', text)];
    case 'step':
      return [styled('yellow', `${STEP}${text}`)];
    case 'line': {
      const indent = SENTENCE + STEP.repeat(line.depth);
      return wrap(`${indent}${line.text}`, out.width, `${indent}  `);
    }
  }
}
