/** Set files of made-up cards, as other programs write them. */
import { importSet } from '../src/import/import-set.ts';

const COLUMNS =
  'Name Set ImageFile Side Type Subtype Cost Speed Power Health Rarity Number Usage Text Script Classification DraftRarity';
const HEADING = COLUMNS.split(' ').join('\t');

type Column = 'Name' | 'Set' | 'Side' | 'Type' | 'Subtype' | 'Cost' | 'Rarity' | 'Number' | 'Text';

let nextNumber = 0;
/** A row of a set file: a made-up unit unless the fields say otherwise. */
export function row(fields: Partial<Record<Column, string>>): string {
  const type = fields.Type ?? 'Character';
  const unit = type !== 'Battle' && type !== 'Mission';
  nextNumber += 1;
  const all: Record<string, string> = {
    Name: `Card ${nextNumber}`,
    Set: 'ZZZ',
    Side: 'N',
    Type: type,
    Subtype: unit ? 'Mechanic' : '',
    Cost: type === 'Battle' ? '' : '4',
    Speed: unit ? '30' : '',
    Power: unit ? '3' : '',
    Health: unit ? '5' : '',
    Rarity: 'C',
    Number: String(nextNumber),
    ...fields,
  };
  return COLUMNS.split(' ')
    .map((column) => all[column] ?? '')
    .join('\t');
}

export const tsv = (...rows: string[]): string => [HEADING, ...rows, ''].join('\r\n');
export const imported = (...rows: string[]) => importSet(tsv(...rows), { name: 'Made Up' });
