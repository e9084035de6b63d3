/** The log on the terminal. */
import type { LogLine } from '@dejarik/kernel';
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
