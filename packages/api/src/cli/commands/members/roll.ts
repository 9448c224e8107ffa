import * as v from 'valibot';
import { graduationYear } from '../../../contract/graduation-year.ts';
import { limits } from '../../../contract/limits.ts';
import { findProgram } from '../../../contract/programs.ts';
import { webAddress } from '../../../contract/safe-href.ts';
import { email, optionalLine, requiredLine } from '../../../contract/text.ts';
import { formulaStart } from '../../../server/http/csv.ts';
import type { RollMember } from '../../../server/members/import-roll.ts';
import { CommandError } from '../../command-error.ts';

/** The columns of a roll, in words for the help. The first five must be there. */
const rollColumns = {
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
} as const;

/** A paragraph of the help: what a roll is. */
export const rollHelp = [
  'A roll (banyan import) is a CSV in UTF-8 whose first line names these columns:',
  ...Object.entries(rollColumns).map(([name, note]) => `  ${name.padEnd(16)}${note}`.trimEnd()),
].join('\n');

type Column = keyof typeof rollColumns;
const columns = Object.keys(rollColumns).filter((name): name is Column => Object.hasOwn(rollColumns, name));
const required = columns.slice(0, 5);

/** Other names for the same, so that what `banyan export` wrote can be read again. */
const aliases: Readonly<Record<string, Column>> = {
  graduation_year: 'year',
  dept: 'program',
  department: 'program',
  linkedin_url: 'linkedin',
  e_mail: 'email',
};

const normal = (header: string) =>
  header
    .trim()
    .toLowerCase()
    .replace(/[\s-]+/g, '_');

/** What each column of the file is. @throws CommandError that names what is missing, unknown or there twice. */
export function columnsOf(headers: readonly string[]): Column[] {
  const known = headers.map(
    (header) => columns.find((one) => one === normal(header)) ?? aliases[normal(header)],
  );
  const unknown = headers.filter((_, index) => known[index] === undefined);
  const missing = required.filter((column) => !known.includes(column));
  const twice = columns.filter((column) => known.filter((one) => one === column).length > 1);
  const complaints = [
    ...(missing.length > 0 ? [`These columns are missing: ${missing.join(', ')}.`] : []),
    ...(unknown.length > 0 ? [`These are not known: ${unknown.map((name) => `"${name}"`).join(', ')}.`] : []),
    ...(twice.length > 0 ? [`These are there twice: ${twice.join(', ')}.`] : []),
  ];
  if (complaints.length > 0) {
    throw new CommandError(
      [...complaints, `A roll has these: ${columns.join(', ')}.`, 'Nothing was imported.'].join('\n'),
    );
  }
  return known.filter((column) => column !== undefined);
}

const wording = (what: string) => ({
  tooLong: (most: number) => `${what} has more than ${most} characters`,
  characters: `${what} has characters that cannot be shown`,
});
const optional = (most: number, what: string) => optionalLine(most, wording(what));
const yesOrNo = (what: string) =>
  v.pipe(
    v.optional(v.string(), ''),
    v.transform((text) => text.trim().toLowerCase()),
    v.picklist(['', 'yes', 'no', '1', '0', 'true', 'false'], `${what} is neither yes nor no`),
    v.transform((text) => (['yes', '1', 'true'].includes(text) ? 1 : 0)),
  );

const { text } = limits;
const Line = v.object({
  first_name: requiredLine(text.name, 'the first name is missing', wording('the first name')),
  last_name: optional(text.name, 'the last name'),
  email: email('the e-mail is missing', 'the e-mail is none'),
  year: graduationYear(
    limits.firstYear.eventRegistration,
    'the year is missing',
    (current) => `the year is not between ${limits.firstYear.eventRegistration} and ${current}`,
  ),
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
});

/** A spreadsheet's own mark that a cell is text and no formula; our export sets it. */
const plain = (cell: string) =>
  cell.startsWith("'") && formulaStart.test(cell.slice(1)) ? cell.slice(1) : cell;

/** One line of a roll as a member, or why it cannot be one. */
export function memberOf(kinds: readonly Column[], cells: readonly string[]): RollMember | string {
  if (cells.length !== kinds.length) return `it has ${cells.length} cells, the header has ${kinds.length}`;
  const read = v.safeParse(Line, Object.fromEntries(kinds.map((kind, i) => [kind, plain(cells[i] ?? '')])));
  if (!read.success) return [...new Set(read.issues.map((issue) => issue.message))].join('; ');
  const { program, linkedin, ...rest } = read.output;
  const ours = findProgram(program);
  return {
    ...rest,
    dept: ours?.code ?? 'Other',
    dept_other: ours ? '' : program,
    linkedin_url: webAddress(linkedin) ?? '',
  };
}
