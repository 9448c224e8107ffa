import * as v from 'valibot';
import { graduationYear } from '../../../contract/graduation-year.ts';
import { limits } from '../../../contract/limits.ts';
import { type RollColumn, requiredRollColumns, rollColumns } from '../../../contract/office/rolls/roll.ts';
import { findProgram } from '../../../contract/programs.ts';
import { webAddress } from '../../../contract/safe-href.ts';
import { email, optionalLine, requiredLine } from '../../../contract/text.ts';
import { formulaStart } from '../../http/csv.ts';
import type { RollMember } from '../import-roll.ts';

/** The columns of a roll, in words for the help. The first five must be there. */
const notes: Readonly<Record<RollColumn, string>> = {
  first_name: 'must be there',
  last_name: 'must be there; may be empty for a person of one name',
  email: 'must be there; nobody is in here twice',
  year: 'must be there; of graduation',
  program: 'must be there; any other name than ours is kept as it is',
  phone: '',
  linkedin: 'an address of a profile',
  company: '',
  street1: '',
  street2: '',
  city: '',
  state: '',
  zip: '',
  public_company: 'yes when this member agreed that the directory shows it',
  public_state: 'the same for the state',
  newsletter: 'yes when this member asked for it; nobody else of a roll gets it',
};

/** A paragraph of the help: what a roll is. */
export const rollHelp = [
  'A roll (banyan import) is a CSV whose first line names these columns, separated by commas, semicolons or tabs, in UTF-8, UTF-16',
  'or Windows-1252, as spreadsheets write it:',
  ...Object.entries(notes).map(([name, note]) => `  ${name.padEnd(16)}${note}`.trimEnd()),
].join('\n');

/** Other names for the same: of what `banyan export` wrote, and of lists as associations keep them. */
const aliases: Readonly<Record<string, RollColumn>> = {
  graduation_year: 'year',
  year_of_graduation: 'year',
  class_of: 'year',
  class: 'year',
  batch: 'year',
  dept: 'program',
  department: 'program',
  branch: 'program',
  degree: 'program',
  given_name: 'first_name',
  firstname: 'first_name',
  surname: 'last_name',
  family_name: 'last_name',
  lastname: 'last_name',
  e_mail: 'email',
  email_address: 'email',
  e_mail_address: 'email',
  mail: 'email',
  mobile: 'phone',
  telephone: 'phone',
  phone_number: 'phone',
  linkedin_url: 'linkedin',
  profile: 'linkedin',
  employer: 'company',
  organization: 'company',
  address: 'street1',
  street: 'street1',
  address_1: 'street1',
  address_2: 'street2',
  town: 'city',
  zip_code: 'zip',
  postal_code: 'zip',
};

const normal = (header: string) =>
  header
    .trim()
    .toLowerCase()
    .replace(/[\s-]+/g, '_');

/** What a column seems to be by its heading; `null` for one that nobody knows. */
export const columnNamed = (heading: string): RollColumn | null =>
  rollColumns.find((one) => one === normal(heading)) ?? aliases[normal(heading)] ?? null;

/** What is wrong with what columns become. */
export interface ColumnFaults {
  missing: readonly RollColumn[];
  twice: readonly RollColumn[];
}

/** Which columns a roll must have and does not, and which it has twice. */
export const columnFaults = (kinds: readonly (RollColumn | null)[]): ColumnFaults => ({
  missing: requiredRollColumns.filter((column) => !kinds.includes(column)),
  twice: rollColumns.filter((column) => kinds.filter((one) => one === column).length > 1),
});

const wording = (what: string) => ({
  tooLong: (most: number) => `${what} has more than ${most} characters`,
  characters: `${what} has characters that cannot be shown`,
});
/** A cell that may be empty. @param what It is, for the sentence. */
export const optional = (most: number, what: string) => optionalLine(most, wording(what));
const yesOrNo = (what: string) =>
  v.pipe(
    v.optional(v.string(), ''),
    v.transform((text) => text.trim().toLowerCase()),
    v.picklist(['', 'yes', 'no', '1', '0', 'true', 'false'], `${what} is neither yes nor no`),
    v.transform((text) => (['yes', '1', 'true'].includes(text) ? 1 : 0)),
  );

const { text } = limits;

/** What each kind of roll has: rules of a line's cells. */
export const personRules = {
  first_name: requiredLine(text.name, 'the first name is missing', wording('the first name')),
  last_name: optional(text.name, 'the last name'),
  year: graduationYear(
    limits.firstYear.eventRegistration,
    'the year is missing',
    (current) => `the year is not between ${limits.firstYear.eventRegistration} and ${current}`,
  ),
};

const Line = v.object({
  ...personRules,
  email: email('the e-mail is missing', 'the e-mail is none'),
  program: requiredLine(text.program, 'the program is missing', wording('the program')),
  phone: optional(text.contactPhone, 'the phone'),
  linkedin: v.pipe(
    optional(text.link, 'the profile'),
    v.check((typed) => typed === '' || webAddress(typed) !== undefined, 'the profile is no web address'),
  ),
  company: optional(text.company, 'the company'),
  street1: optional(text.addressLine, 'the street'),
  street2: optional(text.addressLine, 'the street'),
  city: optional(text.city, 'the city'),
  state: optional(text.state, 'the state'),
  zip: optional(text.zip, 'the zip'),
  public_company: yesOrNo('public_company'),
  public_state: yesOrNo('public_state'),
  newsletter: yesOrNo('newsletter'),
});

/** A spreadsheet's own mark that a cell is text and no formula; our export sets it. */
const plain = (cell: string) =>
  cell.startsWith("'") && formulaStart.test(cell.slice(1)) ? cell.slice(1) : cell;

/** The cells of a line, by what their columns are, read by some rules; or why they cannot be. */
export function cellsOf<Output>(
  rules: v.GenericSchema<unknown, Output>,
  kinds: readonly (string | null)[],
  cells: readonly string[],
): Output | string {
  if (cells.length !== kinds.length) return `it has ${cells.length} cells, the header has ${kinds.length}`;
  const read = v.safeParse(
    rules,
    Object.fromEntries(kinds.flatMap((kind, i) => (kind === null ? [] : [[kind, plain(cells[i] ?? '')]]))),
  );
  return read.success ? read.output : [...new Set(read.issues.map((issue) => issue.message))].join('; ');
}

/** One line of a roll as a member, or why it cannot be one. */
export function memberOf(
  kinds: readonly (RollColumn | null)[],
  cells: readonly string[],
): RollMember | string {
  const read = cellsOf(Line, kinds, cells);
  if (typeof read === 'string') return read;
  const { program, linkedin, ...rest } = read;
  const ours = findProgram(program);
  return {
    ...rest,
    dept: ours?.code ?? 'Other',
    dept_other: ours ? '' : program,
    linkedin_url: webAddress(linkedin) ?? '',
  };
}
