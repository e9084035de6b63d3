/** `dejarik import lackey`: LackeyCCG set files as card files of ours. */
import { mkdirSync, readdirSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { brief } from '@dejarik/kernel';
import { SHIPPED_SETS } from '@dejarik/swtcg';
import { importSet, type ImportReport } from '@dejarik/swtcg/import';
import { readText, writeText } from './files.ts';
import { columns, EXIT_USER_ERROR, Output, progressBar, UserError } from './output.ts';

export interface ImportOptions {
  readonly out: string;
  readonly as: string;
  /** Rows that cannot be read are left out; else nothing is written of their file. */
  readonly skipBad?: boolean;
  readonly verbose?: boolean;
  readonly json?: boolean;
}

const FORMS = ['cards', 'ts'] as const;
type Form = (typeof FORMS)[number];

interface Imported {
  readonly set: string;
  readonly file: string;
  readonly written: string | null;
  readonly report: ImportReport | null;
  /** Lines that cannot be read, or what is wrong with the whole file. */
  readonly faults: readonly string[];
  /** Lines with cards of kinds that only later sets have. */
  readonly later: readonly string[];
}

export function importLackey(path: string, options: ImportOptions): void {
  const out = new Output(options);
  const form = FORMS.find((known) => known === options.as);
  if (form === undefined) throw new UserError(`--as has to be cards or ts, not "${brief(options.as)}".`);
  const files = setFiles(path);
  mkdirSync(options.out, { recursive: true });
  const bar = progressBar('Importing');
  const results = files.map((file, i) => {
    bar.at(i, files.length);
    return importOne(file, options.out, form, options.skipBad === true);
  });
  bar.end();
  show(out, results, options.verbose === true);
  for (const result of results) tellFaults(out, result);
}

/** Faults of one file that are named; of the others there is only the number. */
const MOST_NAMED = 50;

function tellFaults(out: Output, { file, written, report, faults }: Imported): void {
  if (faults.length === 0) return;
  const lead = written === null ? 'dejarik: ' : 'left out: ';
  out.note(...faults.slice(0, MOST_NAMED).map((fault) => `${lead}${file}, ${fault}`));
  if (faults.length > MOST_NAMED) out.note(`${lead}${file}, and ${faults.length - MOST_NAMED} more`);
  if (written !== null) return;
  process.exitCode = EXIT_USER_ERROR;
  if (report !== null)
    out.note(`dejarik: ${file}: nothing was written of it; mend these rows, or leave them out with --skip-bad.`);
}

const SET_FILE = /\.(?:tsv|txt)$/iu;

function setFiles(path: string): string[] {
  const found = statSync(path, { throwIfNoEntry: false });
  if (found === undefined) throw new UserError(`${brief(path)} cannot be read: there is no such file or folder.`);
  if (!found.isDirectory()) return [path];
  const files = readdirSync(path).filter((name) => SET_FILE.test(name));
  if (files.length === 0) throw new UserError(`${brief(path)} has no set files (*.tsv or *.txt).`);
  return files.sort().map((name) => join(path, name));
}

/** A row that was left out names its line and column; other remarks (spellings mended) need no attention. */
const LEFT_OUT = /line \d+(?:, column \d+|: \d+ fields|: more than)/u;
/** What the sets after the first three have, and these rules do not; and printings that a set counts twice. */
const LATER =
  /\(Type\): "(?:Location|Equipment|Event|Resource|Subordinate|Mission - \w+|\w+\/[\w/]+)"|\(Side\): "Y"|\(Rarity\): "[LS]"|"[*X]" is not|\(Number\): (?:\d+ is taken|a reprint)/u;

function importOne(file: string, folder: string, form: Form, skipBad: boolean): Imported {
  const set = basename(file).replace(SET_FILE, '');
  const sorted = (found: readonly string[]): Pick<Imported, 'faults' | 'later'> => ({
    faults: found.filter((fault) => !LATER.test(fault)),
    later: found.filter((fault) => LATER.test(fault)),
  });
  try {
    const { text, report } = importSet(readText(file), { name: setName(set) });
    const found = sorted(report.faults.filter((fault) => LEFT_OUT.test(fault)));
    if (found.faults.length > 0 && !skipBad) return { set, file, written: null, report, ...found };
    const written = join(folder, form === 'ts' ? `${set}.cards.ts` : `${set}.cards`);
    writeText(written, form === 'ts' ? asModule(set, text) : text);
    return { set, file, written, report, ...found };
  } catch (error) {
    if (error instanceof UserError || !(error instanceof Error)) throw error;
    return { set, file, written: null, report: null, ...sorted([error.message]) };
  }
}

/** The name of a set that comes with the game; other sets are called by their code. */
const setName = (code: string): string =>
  SHIPPED_SETS.map((text) => /^# (.+) \((\w+)\)/u.exec(text)).find((heading) => heading?.[2] === code)?.[1] ?? code;

/** Words that no constant of a module can have as its name. */
const RESERVED: ReadonlySet<string> = new Set(
  (
    'arguments await break case catch class const continue debugger default delete do else enum eval export extends ' +
    'false finally for function if implements import in instanceof interface let new null package private protected ' +
    'public return static super switch this throw true try typeof var void while with yield'
  ).split(' '),
);

/** As the cards that come with the game are kept: a module with the text of the card file. */
function asModule(set: string, text: string): string {
  if (RESERVED.has(set))
    throw new Error(
      `"${set}" is a word of TypeScript and cannot name the cards of a module; rename the file, or import it with --as cards`,
    );
  const name = /^[A-Za-z_]/u.test(set) ? set.replace(/\W/gu, '_') : `SET_${set.replace(/\W/gu, '_')}`;
  const quoted = text.replace(/[\\`]|\$\{/gu, '\\$&');
  return `/** The whole set as a card file; cardfile.ts describes the format. */\nexport const ${name} = \`${quoted}\`;\n`;
}

function show(out: Output, results: readonly Imported[], verbose: boolean): void {
  out.data(
    results.map(({ set, file, written, report, faults, later }) => ({
      set,
      file,
      written,
      cards: report?.cards ?? 0,
      playable: report?.playable ?? 0,
      refused: report?.refused ?? [],
      leftOut: later,
      faults,
    })),
  );
  const rows = results.map(({ set, report, faults, later }) => {
    const { cards = 0, playable = 0, refused = [] } = report ?? {};
    return [set, cards, playable, refused.length, faults.length + later.length];
  });
  out.say(...columns([['set', 'cards', 'playable', 'refused', 'left out'], ...rows]));
  if (!verbose) return;
  for (const { file, report, later } of results) {
    for (const { id, title, reason } of report?.refused ?? []) out.say(`${id} ${title}: ${reason}`);
    for (const remark of later) out.say(`${file}, ${remark}`);
  }
}
