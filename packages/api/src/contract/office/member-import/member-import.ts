import * as v from 'valibot';
import { bodyOf, RowId } from '../fields.ts';
import { officeMessages as messages } from '../messages.ts';

/** Columns of a member import. The first five are required. */
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

export const requiredImportColumns: readonly ImportColumn[] = importColumns.slice(0, 5);

/** Encodings of an imported file, detected automatically. */
export const importEncodings = ['utf-8', 'utf-16le', 'utf-16be', 'windows-1252', 'macintosh'] as const;
export type ImportEncoding = (typeof importEncodings)[number];
export const importSeparators = ['comma', 'semicolon', 'tab', 'pipe'] as const;
export type ImportSeparator = (typeof importSeparators)[number];

/**
 * Ways to handle people who are already members: `leave`: unchanged. `fill`: missing values are filled in. `take`: the file's
 * values replace theirs.
 */
export const importDoubles = ['leave', 'fill', 'take'] as const;

/**
 * Kinds of problems with lines. `rejected`: the line is not imported. `noted`: it is imported without a cell. `alike`: it looks
 * like another person.
 */
export const problemKinds = ['rejected', 'noted', 'alike'] as const;
export type ProblemKind = (typeof problemKinds)[number];

/** Most columns of a file. */
const mostColumns = 100;

/** Number of the line with the headings, from 1. */
const HeadingsLine = v.pipe(
  v.number(messages.notUnderstood),
  v.integer(messages.notUnderstood),
  v.minValue(1, messages.notUnderstood),
);

/** Heading line in a query. */
export const headingsQuery = v.optional(
  v.pipe(
    v.string(messages.notUnderstood),
    v.regex(/^\d{1,9}$/, messages.notUnderstood),
    v.transform(Number),
    HeadingsLine,
  ),
);

const Kind = v.nullable(v.picklist(importColumns, messages.notUnderstood));

/** Column kinds in the order of the file; `null` leaves a column out. */
export const chosen = {
  columns: v.pipe(v.array(Kind, messages.notUnderstood), v.maxLength(mostColumns, messages.notUnderstood)),
  duplicates: v.picklist(importDoubles, messages.notUnderstood),
  /** Line with the headings, if it differs from the guess. */
  headings: v.optional(HeadingsLine),
};
export const ImportChoice = /* @__PURE__ */ bodyOf(chosen);
export type ImportChoice = v.InferOutput<typeof ImportChoice>;

/** Numbers of lines by result. */
export const Counts = v.object({
  /** New members. */
  fresh: v.number(),
  /** Lines whose email already belongs to a member. */
  here: v.number(),
  /** Lines that cannot be imported. */
  rejected: v.number(),
  /** Lines imported without an unreadable cell, or with a cell whose value had to be chosen. */
  noted: v.number(),
  /** New members who look like another new member or an existing one, by last name, year and the first letters of the first name. */
  alike: v.number(),
});

/** First lines of a file with their numbers and cells, to choose the heading line from. */
export const FirstLines = /* @__PURE__ */ v.array(v.object({ line: v.number(), cells: v.array(v.string()) }));

/** Parsed member import, in any state. */
export const MemberImport = /* @__PURE__ */ v.object({
  id: v.string(),
  /** Name of the file. */
  name: v.string(),
  encoding: v.picklist(importEncodings),
  separator: v.picklist(importSeparators),
  /** Number of lines below the headings. */
  lines: v.number(),
  /** Number of the heading line. */
  headings: v.number(),
  first: FirstLines,
  columns: v.array(
    v.object({
      heading: v.string(),
      /** Values of the first three lines that have one. */
      samples: v.array(v.string()),
      /** Guessed kind of the column. */
      guess: Kind,
    }),
  ),
});
export type MemberImport = v.InferOutput<typeof MemberImport>;

/** States of an import. `forgotten`: the file was deleted after seven days without being imported. */
const ImportState = v.picklist(['read', 'done', 'undone', 'forgotten']);

/** Member import in a list. Instants are ISO. */
export const ImportRow = /* @__PURE__ */ v.object({
  id: v.string(),
  name: v.string(),
  state: ImportState,
  /** Name of the volunteer who uploaded it. */
  by: v.string(),
  readAt: v.string(),
  doneAt: v.nullable(v.string()),
  undoneAt: v.nullable(v.string()),
  /** Result; `null` before the import. */
  done: v.nullable(
    v.object({
      /** Number of new members. */
      taken: v.number(),
      /** Number of existing members who were changed. */
      changed: v.number(),
      /** Lines whose email became a member's in another way during the import. */
      leftOut: v.number(),
      /** Lines that could not be imported. */
      rejected: v.number(),
    }),
  ),
  /** Undo deadline; `null` if it cannot be undone. */
  undoUntil: v.nullable(v.string()),
});
export type ImportRow = v.InferOutput<typeof ImportRow>;

export const params = /* @__PURE__ */ v.object({ id: RowId });

/** Largest file of an import, in bytes. */
export const importBytes = 10 * 1_048_576;

/** Longest time of an import, in milliseconds. */
export const importTimeoutMs = 300_000;

/** Result of checking an import, before anything is imported. */
export const ImportCheck = /* @__PURE__ */ v.object({
  ...Counts.entries,
  /** Number of lines with each problem, most frequent first. */
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
      /** Text of the line. */
      content: v.string(),
    }),
  ),
  /** True if the file says who wants the newsletter; otherwise no imported member gets it. */
  newsletter: v.boolean(),
});
export type ImportCheck = v.InferOutput<typeof ImportCheck>;
