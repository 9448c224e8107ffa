import { setImmediate } from 'node:timers/promises';
import {
  type ImportColumn,
  importColumns,
  type MemberImport,
  requiredImportColumns,
} from '@banyan/api/office';
import { CsvError, type CsvRecord, readCsv } from './csv.ts';

/* Finds the line with the headings and the kinds of the columns, by their names and their contents. */

/** Names of columns in lists of associations, spreadsheets, mail programs and networks; the likeliest come first. */
const names: Readonly<Record<ImportColumn, readonly string[]>> = {
  first_name: [
    'first name',
    'firstname',
    'given name',
    'given names',
    'given',
    'first',
    'fname',
    'forename',
    'first and middle name',
  ],
  last_name: ['last name', 'lastname', 'surname', 'family name', 'family', 'last', 'lname', 'sur name'],
  email: [
    ...[
      'email',
      'e mail',
      'email address',
      'e mail address',
      'email id',
      'e mail id',
      'emailid',
      'emailaddress',
      'mail',
      'mail id',
    ],
    ...[
      'e mail 1 value',
      'email 1',
      'e mail 1',
      'personal email',
      'home email',
      'work email',
      'email s',
      'e mails',
      'emails',
    ],
  ],
  year: [
    ...[
      'year',
      'graduation year',
      'year of graduation',
      'grad year',
      'class of',
      'class year',
      'class',
      'batch',
      'batch year',
    ],
    ...[
      'year of passing',
      'passing year',
      'year of passing out',
      'passout year',
      'pass out year',
      'passing out year',
      'yop',
    ],
    ...[
      'year graduated',
      'graduated',
      'graduated in',
      'graduation',
      'graduation date',
      'passed out',
      'passed out in',
    ],
  ],
  program: [
    ...[
      'program',
      'programme',
      'dept',
      'department',
      'branch',
      'degree',
      'discipline',
      'major',
      'stream',
      'course',
    ],
    ...[
      'specialization',
      'specialisation',
      'program of study',
      'field of study',
      'branch of engineering',
      'degree program',
    ],
  ],
  phone: [
    ...[
      'phone',
      'mobile',
      'mobile phone',
      'cell',
      'cell phone',
      'phone number',
      'mobile number',
      'cell number',
      'telephone',
    ],
    ...[
      'mobile no',
      'phone no',
      'contact no',
      'contact number',
      'whatsapp',
      'whatsapp number',
      'phone 1 value',
      'tel',
    ],
    ...['home phone', 'primary phone', 'business phone', 'work phone', 'phone 1', 'contact'],
  ],
  linkedin: [
    'linkedin',
    'linkedin url',
    'linkedin profile',
    'linkedin profile url',
    'linked in',
    'profile',
    'profile url',
  ],
  company: [
    ...[
      'company',
      'company name',
      'employer',
      'organization',
      'organisation',
      'workplace',
      'organization name',
    ],
    ...['organization 1 name', 'organisation name', 'place of work', 'firm'],
  ],
  street1: [
    ...[
      'street1',
      'street 1',
      'street',
      'street address',
      'address',
      'address 1',
      'address line 1',
      'home street',
    ],
    ...['mailing street', 'home address', 'mailing address', 'address 1 street', 'street line 1'],
  ],
  street2: [
    'street2',
    'street 2',
    'address 2',
    'address line 2',
    'street address 2',
    'home street 2',
    'street line 2',
    'apt',
    'unit',
  ],
  city: [
    'city',
    'town',
    'home city',
    'city town',
    'mailing city',
    'address 1 city',
    'city of residence',
    'location city',
  ],
  state: [
    'state',
    'home state',
    'state province',
    'state region',
    'us state',
    'mailing state',
    'address 1 region',
    'state of residence',
    'province',
  ],
  zip: [
    ...[
      'zip',
      'zip code',
      'zipcode',
      'postal code',
      'zip postal code',
      'postcode',
      'home postal code',
      'mailing zip',
    ],
    ...['address 1 postal code', 'postalcode', 'zip postal', 'pin code', 'pincode'],
  ],
  public_company: ['public company'],
  public_state: ['public state'],
  newsletter: [
    ...[
      'newsletter',
      'newsletters',
      'email newsletter',
      'newsletter subscription',
      'newsletter subscriber',
      'newsletter opt in',
    ],
    ...[
      'newsletter consent',
      'newsletter status',
      'subscribe to newsletter',
      'subscribed to newsletter',
      'wants newsletter',
    ],
    ...['receive newsletter', 'receives newsletter', 'gets newsletter'],
  ],
};

/** Words that do not change the kind of a column: "City now", "Current company", "Your email". */
const fillers = new Set([
  'now',
  'current',
  'currently',
  'present',
  'your',
  'the',
  'member',
  'alumni',
  'alumnus',
  'required',
  'optional',
  'preferred',
  'primary',
  's',
]);

/** A heading in lower case, without text in brackets, signs and fillers. */
function normal(heading: string): string {
  const words = heading
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\([^()]*\)|\[[^[\]]*\]/g, ' ')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
  const telling = words.filter((word) => !fillers.has(word));
  return (telling.length > 0 ? telling : words).join(' ');
}

/** Column of each known name, and its rank: a lower rank is likelier. */
const known = new Map(
  importColumns.flatMap((column) =>
    names[column].map((name, rank): [string, { column: ImportColumn; rank: number }] => [
      name,
      { column, rank },
    ]),
  ),
);

/** Guesses the kind of a column from its heading; `null` if unknown. */
export const columnNamed = (heading: string): ImportColumn | null =>
  known.get(normal(heading))?.column ?? null;

/** Tests that identify a column by its cells, whatever its heading. */
const contents = {
  email: (cell: string) => /[^\s@]@[^\s@]/.test(cell),
  linkedin: (cell: string) => /linkedin\.com\//i.test(cell),
} as const satisfies Partial<Record<ImportColumn, (cell: string) => boolean>>;

/** Phone number, in a column whose heading is unknown. */
const isPhone = (cell: string) => /^\+?[\d\s().-]{10,20}$/.test(cell) && cell.replace(/\D/g, '').length >= 10;

interface Column {
  heading: string;
  /** Cells of the first lines. */
  cells: readonly string[];
}

const mostly = (cells: readonly string[], is: (cell: string) => boolean) =>
  cells.length > 0 && cells.filter(is).length * 2 >= cells.length;

/** Rank penalty of a column with no contents, or with none that fit. */
const unfit = 1_000;

interface Guess {
  column: ImportColumn;
  rank: number;
}

function guessOf({ heading, cells }: Column): Guess | undefined {
  const named = known.get(normal(heading));
  for (const column of ['email', 'linkedin'] as const)
    if (mostly(cells, contents[column])) return named?.column === column ? named : { column, rank: 100 };
  if (named !== undefined) {
    // A column with no fitting contents ranks behind another one with the same name.
    const fits = cells.length > 0 && named.column !== 'email';
    return fits ? named : { ...named, rank: named.rank + unfit };
  }
  return mostly(cells, isPhone) ? { column: 'phone', rank: 200 } : undefined;
}

/** Guesses the kinds of the columns, each kind at most once, and reports kinds that two columns match equally well. */
export function guessColumns(columns: readonly Column[]): {
  kinds: (ImportColumn | null)[];
  twice: readonly ImportColumn[];
} {
  const guesses = columns.map(guessOf);
  const best = new Map<ImportColumn, number>();
  const twice = new Set<ImportColumn>();
  for (const [index, guess] of guesses.entries()) {
    if (guess === undefined) continue;
    const before = guesses[best.get(guess.column) ?? -1];
    if (before === undefined || guess.rank < before.rank) {
      best.set(guess.column, index);
      twice.delete(guess.column);
    } else if (guess.rank === before.rank) twice.add(guess.column);
  }
  const kinds = guesses.map((guess, index) =>
    guess !== undefined && best.get(guess.column) === index ? guess.column : null,
  );
  // With two columns of years, a wrong choice would go unnoticed later.
  if (guesses.filter((guess) => guess?.column === 'year' && guess.rank < unfit).length > 1) twice.add('year');
  return { kinds, twice: [...twice] };
}

/** Errors in the chosen kinds of columns. */
export interface ColumnFaults {
  missing: readonly ImportColumn[];
  twice: readonly ImportColumn[];
}

/** Required columns that are missing, and columns that are chosen twice. */
export const columnFaults = (kinds: readonly (ImportColumn | null)[]): ColumnFaults => ({
  missing: requiredImportColumns.filter((column) => !kinds.includes(column)),
  twice: importColumns.filter((column) => kinds.filter((one) => one === column).length > 1),
});

/** Number of first non-empty lines that are searched for the headings and offered to choose from. */
const firstLines = 20;

/** First lines of a file, to choose the headings from. */
function firstRecords(text: string): CsvRecord[] {
  const first: CsvRecord[] = [];
  for (const record of readCsv(text)) {
    first.push(record);
    if (first.length === firstLines) break;
  }
  return first;
}

/** Number of characters of a file that are searched for its first lines. */
export const headLength = 20_000;

/** First lines of a file, as displayed. */
export const firstShown = (text: string): MemberImport['first'] =>
  firstRecords(text.slice(0, headLength)).map(({ line, cells }) => ({
    line,
    cells: cells.map((cell) => cell.slice(0, sampleLength)),
  }));

const filled = (cells: readonly string[]) => cells.filter((cell) => cell.trim() !== '').length;

/** Line number of the likely headings: the line with most known names, else the first one as wide as most lines. */
function headingsLine(text: string, named: (heading: string) => string | null): number {
  const first = firstRecords(text);
  const scored = first.map(({ line, cells }) => ({
    line,
    score: new Set(cells.map(named).filter((column) => column !== null)).size,
  }));
  const best = scored.reduce((before, one) => (one.score > before.score ? one : before), {
    line: 0,
    score: 1,
  });
  if (best.line > 0) return best.line;
  const most = Math.max(0, ...first.map(({ cells }) => filled(cells)));
  return first.find(({ cells }) => filled(cells) * 2 > most)?.line ?? 1;
}

/** Most columns that a file may have. */
const mostColumns = 100;
/** Number of a column's cells to show. */
const samples = 3;
/** Characters per shown cell. */
const sampleLength = 60;
/** Number of a column's cells that are tested for its kind. */
const probes = 100;
/** Lines to read before yielding, which takes a few milliseconds. */
export const linesAtOnce = 100;

/** A file under its headings. */
export interface List {
  /** Line number of the headings. */
  headings: number;
  columns: MemberImport['columns'];
  /** Kinds that two columns match equally well; the first column is used. */
  twice: readonly ImportColumn[];
  /** Number of non-empty lines below the headings, and above them. */
  lines: number;
  above: number;
}

/**
 * Parses the columns of a file.
 * @param chosen Line number of the headings. @default the line that looks most like headings
 * @param named Recognizes headings in the search for their line. @default the headings of a member import
 * @throws CsvError if the file is not a list
 */
export async function readList(
  text: string,
  chosen?: number,
  named: (heading: string) => string | null = columnNamed,
): Promise<List> {
  const asked = chosen ?? headingsLine(text, named);
  let headings: CsvRecord | undefined;
  const found: string[][] = [];
  let [lines, above, last] = [0, 0, 0];
  for (const record of readCsv(text)) {
    if ((lines + above) % linesAtOnce === 0) await setImmediate();
    if (record.line < asked) above += 1;
    else if (headings === undefined) {
      headings = record;
      last = record.cells.findLastIndex((cell) => cell.trim() !== '');
    } else {
      lines += 1;
      for (const [index, cell] of record.cells.entries()) {
        if (cell.trim() === '' || index >= headings.cells.length) continue;
        last = Math.max(last, index);
        const some = found[index] ?? [];
        found[index] = some;
        if (some.length < probes) some.push(cell.trim());
      }
    }
  }
  if (headings === undefined)
    throw new CsvError(above > 0 ? `The file has no line ${asked} with headings.` : 'The file is empty.');
  if (last >= mostColumns) throw new CsvError(`It has more than ${mostColumns} columns.`);
  if (lines === 0) throw new CsvError('There is nothing below the line that names the columns.');
  // Spreadsheets leave empty columns at the end.
  const columns = headings.cells
    .slice(0, last + 1)
    .map((heading, index) => ({ heading: heading.trim(), cells: found[index] ?? [] }));
  const { kinds, twice } = guessColumns(columns);
  return {
    headings: headings.line,
    columns: columns.map(({ heading, cells }, index) => ({
      heading,
      samples: cells.slice(0, samples).map((cell) => cell.slice(0, sampleLength)),
      guess: kinds[index] ?? null,
    })),
    twice,
    lines,
    above,
  };
}

/** Lines below the headings; a line with more cells than headings has a `problem`. @param headings Line number of the headings */
export function* linesBelow(text: string, headings: number): Generator<CsvRecord> {
  let width: number | undefined;
  for (const record of readCsv(text)) {
    if (record.line < headings) continue;
    if (width === undefined) {
      width = record.cells.length;
      continue;
    }
    const many = record.cells.findLastIndex((cell) => cell.trim() !== '') + 1;
    const problem =
      record.problem ?? (many > width ? 'it has more cells than there are headings' : undefined);
    yield problem === undefined ? record : { ...record, problem };
  }
}

/** Cells of the headings. */
export function headingsOf(text: string, headings: number): string[] {
  for (const { line, cells } of readCsv(text)) if (line >= headings) return cells;
  return [];
}
