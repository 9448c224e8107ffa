import type { ImportCheck, ImportChoice, ImportColumn, ImportRow, MemberImport } from '@banyan/api/office';
import { counted } from '../../members/components/words.ts';

/** Names of the fields that a column can be imported as. */
export const columnNames: Readonly<Record<ImportColumn, string>> = {
  first_name: 'First name',
  last_name: 'Last name',
  email: 'Email, never public',
  year: 'Graduation year',
  program: 'Program',
  phone: 'Phone, never public',
  linkedin: 'Professional profile',
  company: 'Company',
  street1: 'Street, never public',
  street2: 'Second line of the street',
  city: 'City, never public',
  state: 'State',
  zip: 'ZIP, never public',
  public_company: 'Company may be shown: yes or no',
  public_state: 'State may be shown: yes or no',
  newsletter: 'Newsletter: yes or no',
};

const encodings: Readonly<Record<MemberImport['encoding'], string>> = {
  'utf-8': 'UTF-8',
  'utf-16le': 'UTF-16',
  'utf-16be': 'UTF-16',
  'windows-1252': 'Windows-1252, as Excel writes it',
  macintosh: 'Mac Roman, as Excel for Mac writes it',
};

const separators: Readonly<Record<MemberImport['separator'], string>> = {
  comma: 'commas',
  semicolon: 'semicolons',
  tab: 'tabs',
  pipe: 'vertical bars',
};

/** Format of a file: "4,907 lines, semicolons, UTF-16." */
export const writtenWords = ({
  lines,
  separator,
  encoding,
}: Pick<MemberImport, 'lines' | 'separator' | 'encoding'>) =>
  `${counted(lines, 'line')}, ${separators[separator]}, ${encodings[encoding]}.`;

/** Masked form of an email address: `s…@example.org`. Other text stays as it is. */
export const masked = (text: string): string =>
  /^[^\s@]+@[^\s@]+$/.test(text) ? text.replace(/^(.)[^@]*/, '$1…') : text;

/** Result of an import: "4,812 imported, 63 updated, 27 lines rejected." */
export function doneWords({ taken, changed, rejected, leftOut }: NonNullable<ImportRow['done']>): string {
  const parts = [
    `${taken.toLocaleString('en-US')} imported`,
    changed > 0 && `${changed.toLocaleString('en-US')} updated`,
    rejected > 0 && `${counted(rejected, 'line')} rejected`,
    leftOut > 0 && `${leftOut.toLocaleString('en-US')} added some other way`,
  ];
  return `${parts.filter(Boolean).join(', ')}.`;
}

/** Label of the import button: "Import 4,812 people", "Change up to 63 people". */
export function bringWords(
  { fresh, here }: Pick<ImportCheck, 'fresh' | 'here'>,
  duplicates: ImportChoice['duplicates'],
): string {
  const changes = duplicates === 'leave' ? 0 : here;
  const people = (count: number) => counted(count, 'person', 'people');
  if (fresh === 0 && changes > 0) return `Change up to ${people(changes)}`;
  return changes > 0
    ? `Import ${people(fresh)}, change up to ${changes.toLocaleString('en-US')}`
    : `Import ${people(fresh)}`;
}
