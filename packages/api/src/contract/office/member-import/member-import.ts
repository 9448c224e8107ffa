import * as v from 'valibot';
import { bodyOf, RowId } from '../fields.ts';
import { officeMessages as messages } from '../messages.ts';

/** What a column of a roll can become. The first five must be there. */
export const importColumns = [
  'first_name',
  'last_name',
  'email',
  'year',
  'program',
  'phone',
  'linkedin',
  'company',
  'street1',
  'street2',
  'city',
  'state',
  'zip',
  'public_company',
  'public_state',
  'newsletter',
] as const;
export type ImportColumn = (typeof importColumns)[number];

export const requiredRollColumns: readonly ImportColumn[] = importColumns.slice(0, 5);

/** How a file is written, which is found out. */
export const importEncodings = ['utf-8', 'utf-16le', 'utf-16be', 'windows-1252', 'macintosh'] as const;
export type ImportEncoding = (typeof importEncodings)[number];
export const importSeparators = ['comma', 'semicolon', 'tab', 'pipe'] as const;
export type ImportSeparator = (typeof importSeparators)[number];

/** What becomes of who is here already: they stay as they are, get what they lack, or get all that the file has. */
export const importDoubles = ['leave', 'fill', 'take'] as const;

/** What there is to say about lines: they cannot come in, they come in without a cell, or look like others. */
export const problemKinds = ['rejected', 'noted', 'alike'] as const;
export type ProblemKind = (typeof problemKinds)[number];

/** Most columns of a file. */
const mostColumns = 100;

/** The number of a line that has the headings, counted from 1. */
const HeadingsLine = v.pipe(
  v.number(messages.notUnderstood),
  v.integer(messages.notUnderstood),
  v.minValue(1, messages.notUnderstood),
);

/** The same in a query. */
export const headingsQuery = v.optional(
  v.pipe(
    v.string(messages.notUnderstood),
    v.regex(/^\d{1,9}$/, messages.notUnderstood),
    v.transform(Number),
    HeadingsLine,
  ),
);

const Kind = v.nullable(v.picklist(importColumns, messages.notUnderstood));

/** Which column becomes what, in the order of the file; `null` is left out. */
export const chosen = {
  columns: v.pipe(v.array(Kind, messages.notUnderstood), v.maxLength(mostColumns, messages.notUnderstood)),
  duplicates: v.picklist(importDoubles, messages.notUnderstood),
  /** The line with the headings, when it is not the one that was guessed. */
  headings: v.optional(HeadingsLine),
};
export const ImportChoice = /* @__PURE__ */ bodyOf(chosen);
export type ImportChoice = v.InferOutput<typeof ImportChoice>;

/** How many lines become what. */
export const Counts = v.object({
  /** Who comes in. */
  fresh: v.number(),
  /** Whose email is in here already. */
  here: v.number(),
  /** Lines that cannot come in. */
  rejected: v.number(),
  /** Lines that come in without a cell that could not be read, or with one that had to be chosen. */
  noted: v.number(),
  /** Of those who come in: who looks like another of them, or like a member, by last name, year and the first letters of the first name. */
  alike: v.number(),
});

/** The first lines of a file, to choose its headings from: their numbers and cells. */
export const FirstLines = /* @__PURE__ */ v.array(v.object({ line: v.number(), cells: v.array(v.string()) }));

/** A roll that was read, wherever it stands. */
export const MemberImport = /* @__PURE__ */ v.object({
  id: v.string(),
  /** Of the file. */
  name: v.string(),
  encoding: v.picklist(importEncodings),
  separator: v.picklist(importSeparators),
  /** Below the headings. */
  lines: v.number(),
  /** The line of the headings. */
  headings: v.number(),
  first: FirstLines,
  columns: v.array(
    v.object({
      heading: v.string(),
      /** Of the first three lines that have one. */
      samples: v.array(v.string()),
      /** What it seems to be. */
      guess: Kind,
    }),
  ),
});
export type MemberImport = v.InferOutput<typeof MemberImport>;

/** `forgotten` is one whose file was deleted after seven days, without having come in. */
const ImportState = v.picklist(['read', 'done', 'undone', 'forgotten']);

/** Where a roll stands, in a list of them. Instants are ISO. */
export const ImportRow = /* @__PURE__ */ v.object({
  id: v.string(),
  name: v.string(),
  state: ImportState,
  /** Name of who read it. */
  by: v.string(),
  readAt: v.string(),
  doneAt: v.nullable(v.string()),
  undoneAt: v.nullable(v.string()),
  /** Once it has come in. */
  done: v.nullable(
    v.object({
      /** Who came in. */
      taken: v.number(),
      /** Who was here, and was changed. */
      changed: v.number(),
      /** Whose email came in otherwise while the roll did. */
      leftOut: v.number(),
      /** Lines that could not come in. */
      rejected: v.number(),
    }),
  ),
  /** Until when it can be undone; `null` when it cannot. */
  undoUntil: v.nullable(v.string()),
});
export type ImportRow = v.InferOutput<typeof ImportRow>;

export const params = /* @__PURE__ */ v.object({ id: RowId });

/** The largest file of a roll, in bytes. */
export const importBytes = 10 * 1_048_576;

/** How long a roll may take, in milliseconds. */
export const importTimeoutMs = 300_000;

/** Result of checking an import, before anything is imported. */
export const ImportCheck = /* @__PURE__ */ v.object({
  ...Counts.entries,
  /** How many lines each thing is said of, the most frequent first. */
  groups: v.array(
    v.object({
      kind: v.picklist(problemKinds),
      reason: v.string(),
      lines: v.number(),
      first: v.number(),
    }),
  ),
  /** First 200 lines of each kind that have a problem. Lines of the kinds `alike` and `noted` are imported all the same. */
  problems: v.array(
    v.object({
      kind: v.picklist(problemKinds),
      line: v.number(),
      reason: v.string(),
      /** The line as it is. */
      content: v.string(),
    }),
  ),
  /** True when the file says who wants the newsletter; otherwise no imported member gets it. */
  newsletter: v.boolean(),
});
export type ImportCheck = v.InferOutput<typeof ImportCheck>;
