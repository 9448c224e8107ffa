import { findProgram, limits, webAddress } from '@banyan/api/contract';
import { email, graduationYear, optionalLine, requiredLine } from '@banyan/api/internal';
import type { ImportColumn } from '@banyan/api/office';
import * as v from 'valibot';
import type { ImportMember } from '../import-member-rows.ts';
import { emailIn, numberIn, plainCell, type ReadCell, yearIn, yesOrNo, zipIn } from './cell-values.ts';

/** Columns of a member import, described for the help. The first five are required. */
const notes: Readonly<Record<ImportColumn, string>> = {
  first_name: 'required',
  last_name: 'required; may be empty for a person with one name',
  email: 'required; each email only once',
  year: 'required; of graduation',
  program: 'required; a name that is not in our list is kept as it is',
  phone: '',
  linkedin: 'web address of a profile',
  company: '',
  street1: '',
  street2: '',
  city: '',
  state: '',
  zip: '',
  public_company: 'yes if the member agreed that the directory shows it',
  public_state: 'the same for the state',
  newsletter: 'yes if the member subscribed; anything but yes counts as no',
};

/** Paragraph of the help on member imports. */
export const importHelp = [
  'A member import (banyan import) is a CSV file with these columns, or with the usual names for them, separated by',
  'commas, semicolons, tabs or vertical bars, in UTF-8, UTF-16 or Windows-1252. Other columns are ignored:',
  ...Object.entries(notes).map(([name, note]) => `  ${name.padEnd(16)}${note}`.trimEnd()),
].join('\n');

const wording = (what: string) => ({
  tooLong: (most: number) => `${what} has more than ${most} characters`,
  characters: `${what} has characters that cannot be shown`,
});
/** Schema of an optional cell. @param what Its name, for the error message. */
export const optional = (most: number, what: string) => optionalLine(most, wording(what));
const { text } = limits;

const current = () => new Date().getFullYear();
const severalYears = 'the year is more than one: write the year of graduation alone';

/** Schema of the year of graduation. @param isWithinLifetime True if `'98` can only be one year */
export const yearCell = (isWithinLifetime: boolean) =>
  v.pipe(
    v.string('the year is missing'),
    v.check((typed) => yearIn(typed, isWithinLifetime) !== undefined, severalYears),
    v.transform((typed): string | number => yearIn(typed, isWithinLifetime) ?? ''),
    graduationYear(
      limits.firstYear.eventRegistration,
      'the year is missing',
      () => `the year is not between ${limits.firstYear.eventRegistration} and ${current()}`,
    ),
  );

/** Schemas of the cells that both kinds of import share. */
export const personRules = {
  first_name: requiredLine(text.name, 'the first name is missing', wording('the first name')),
  last_name: optional(text.name, 'the last name'),
};

const yesNo = v.picklist([0, 1]);

const Line = v.object({
  ...personRules,
  year: yearCell(true),
  email: email('the email is missing', 'the email is not valid'),
  program: requiredLine(text.program, 'the program is missing', wording('the program')),
  phone: optional(text.contactPhone, 'the phone'),
  linkedin: optional(text.link, 'the profile'),
  company: optional(text.company, 'the company'),
  street1: optional(text.addressLine, 'the street'),
  street2: optional(text.addressLine, 'the street'),
  city: optional(text.city, 'the city'),
  state: optional(text.state, 'the state'),
  zip: optional(text.zip, 'the zip'),
  public_company: yesNo,
  public_state: yesNo,
  newsletter: yesNo,
});

/**
 * A parsed line, or everything that is wrong with it. Notes say what was left out or chosen, without the words of the cell. They
 * are stored longer than the file.
 */
export type ReadLine<Value> = { value: Value; notes: readonly string[] } | { reasons: readonly string[] };

/** Cells of a line by the kinds of their columns. A line may be shorter than the headings. */
function cellsByKind<Kind extends string>(
  kinds: readonly (Kind | null)[],
  cells: readonly string[],
  notes: string[],
): Map<Kind, string> {
  const byKind = new Map<Kind, string>();
  for (const [index, kind] of kinds.entries()) {
    if (kind === null) continue;
    const { text, note } = plainCell(cells[index] ?? '');
    if (note !== undefined) notes.push(`${kind.replaceAll('_', ' ')} ${note}`);
    byKind.set(kind, text);
  }
  return byKind;
}

function valid<Output>(
  rules: v.GenericSchema<unknown, Output>,
  cells: object,
  notes: readonly string[],
): ReadLine<Output> {
  const read = v.safeParse(rules, cells, { abortPipeEarly: true });
  return read.success
    ? { value: read.output, notes }
    : { reasons: [...new Set(read.issues.map((issue) => issue.message))] };
}

/** Parses the cells of a line with a schema. */
export function readCells<Output>(
  rules: v.GenericSchema<unknown, Output>,
  kinds: readonly (string | null)[],
  cells: readonly string[],
): ReadLine<Output> {
  const notes: string[] = [];
  return valid(rules, Object.fromEntries(cellsByKind(kinds, cells, notes)), notes);
}

const answers = ['public_company', 'public_state', 'newsletter'] as const;

/** Parses a line as a member; returns the member or the reasons why it is rejected. Invalid optional cells do not reject the line. */
export function memberOf(
  kinds: readonly (ImportColumn | null)[],
  cells: readonly string[],
): ReadLine<ImportMember> {
  const notes: string[] = [];
  const byKind = cellsByKind(kinds, cells, notes);
  const cellOf = (kind: ImportColumn) => byKind.get(kind) ?? '';
  const noted = (kind: ImportColumn, { text, note }: ReadCell) => {
    if (note !== undefined) notes.push(`${kind} ${note}`);
    return text;
  };
  const answer = (kind: (typeof answers)[number]) => {
    const yes = yesOrNo(cellOf(kind));
    if (yes === undefined) notes.push(`${kind.replaceAll('_', ' ')} not readable, read as no`);
    return yes === true ? 1 : 0;
  };
  const profile = cellOf('linkedin');
  const linkedin_url = profile === '' ? '' : (webAddress(profile) ?? '');
  if (profile !== '' && linkedin_url === '') notes.push('profile is no web address: it is left out');
  const read = valid(
    Line,
    {
      ...Object.fromEntries(byKind),
      email: noted('email', emailIn(cellOf('email'))),
      phone: noted('phone', numberIn(cellOf('phone'))),
      zip: noted('zip', zipIn(cellOf('zip'), cellOf('state'))),
      linkedin: linkedin_url,
      ...Object.fromEntries(answers.map((kind) => [kind, answer(kind)])),
    },
    notes,
  );
  if ('reasons' in read) return read;
  const { program, linkedin, ...rest } = read.value;
  const ours = findProgram(program);
  return {
    value: {
      ...rest,
      dept: ours?.code ?? 'Other',
      dept_other: ours ? '' : program,
      linkedin_url: linkedin,
    },
    notes,
  };
}
