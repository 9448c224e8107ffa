import * as v from 'valibot';
import { limits } from '../../limits.ts';
import { searchText } from '../../text.ts';
import { blobOf, bodyOf, FileBytes, NoBody, RowId } from '../fields.ts';
import { officeMessages as messages } from '../messages.ts';
import type { OfficeCall } from '../kernel/call.ts';

/** What a column of a roll can become. The first five must be there. */
export const rollColumns = [
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
export type RollColumn = (typeof rollColumns)[number];

export const requiredRollColumns: readonly RollColumn[] = rollColumns.slice(0, 5);

/** How a file is written, which is found out. */
export const rollEncodings = ['utf-8', 'utf-16le', 'utf-16be', 'windows-1252', 'macintosh'] as const;
export type RollEncoding = (typeof rollEncodings)[number];
export const rollSeparators = ['comma', 'semicolon', 'tab', 'pipe'] as const;
export type RollSeparator = (typeof rollSeparators)[number];

/** What becomes of who is here already: they stay as they are, get what they lack, or get all that the file has. */
export const rollDoubles = ['leave', 'fill', 'take'] as const;

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

const Kind = v.nullable(v.picklist(rollColumns, messages.notUnderstood));

/** Which column becomes what, in the order of the file; `null` is left out. */
const chosen = {
  columns: v.pipe(v.array(Kind, messages.notUnderstood), v.maxLength(mostColumns, messages.notUnderstood)),
  doubles: v.picklist(rollDoubles, messages.notUnderstood),
  /** The line with the headings, when it is not the one that was guessed. */
  headings: v.optional(HeadingsLine),
};
const RollChoice = /* @__PURE__ */ bodyOf(chosen);
export type RollChoice = v.InferOutput<typeof RollChoice>;

/** How many lines become what. */
const Counts = v.object({
  /** Who comes in. */
  fresh: v.number(),
  /** Whose e-mail is in here already. */
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
export const Roll = /* @__PURE__ */ v.object({
  id: v.string(),
  /** Of the file. */
  name: v.string(),
  encoding: v.picklist(rollEncodings),
  separator: v.picklist(rollSeparators),
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
export type Roll = v.InferOutput<typeof Roll>;

/** `forgotten` is one whose file was deleted after seven days, without having come in. */
const RollState = v.picklist(['read', 'done', 'undone', 'forgotten']);

/** Where a roll stands, in a list of them. Instants are ISO. */
export const RollRow = /* @__PURE__ */ v.object({
  id: v.string(),
  name: v.string(),
  state: RollState,
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
      /** Whose e-mail came in otherwise while the roll did. */
      leftOut: v.number(),
      /** Lines that could not come in. */
      rejected: v.number(),
    }),
  ),
  /** Until when it can be undone; `null` when it cannot. */
  undoUntil: v.nullable(v.string()),
});
export type RollRow = v.InferOutput<typeof RollRow>;

const params = /* @__PURE__ */ v.object({ id: RowId });

/** The largest file of a roll, in bytes. */
export const rollBytes = 10 * 1_048_576;

/** How long a roll may take, in milliseconds. */
const rollTimeoutMs = 300_000;

/** Reads a file of at most 10 MB: how it is written, and what its columns seem to be. 422 with a sentence for what is no such file. */
export const readRoll = {
  method: 'POST',
  path: '/rolls',
  query: /* @__PURE__ */ v.object({
    /** Of the file. */
    name: searchText(200, messages.notUnderstood),
  }),
  body: FileBytes,
  raw: true,
  multipart: blobOf,
  timeoutMs: limits.uploadTimeoutMs,
  reads: false,
  answer: /* @__PURE__ */ v.object({ roll: Roll }),
  permission: 'member.import',
} as const satisfies OfficeCall;

/** The last 50 rolls, newest first. */
export const getRolls = {
  method: 'GET',
  path: '/rolls',
  reads: true,
  answer: /* @__PURE__ */ v.object({ rolls: v.array(RollRow) }),
  permission: 'member.import',
} as const satisfies OfficeCall;

/**
 * One roll: where it stands, so that whoever reloads goes on. With `headings` its columns as they are under another line, which is kept
 * with the next check. 422 `headings` for a line that cannot be it.
 */
export const getRoll = {
  method: 'GET',
  path: '/rolls/{id}',
  params,
  query: /* @__PURE__ */ v.object({ headings: headingsQuery }),
  reads: true,
  answer: /* @__PURE__ */ v.object({
    ...RollRow.entries,
    /** `null` once its file was deleted. */
    roll: v.nullable(Roll),
    /** What was chosen when it was checked last, or came in; `null` before. */
    choice: v.nullable(v.object(chosen)),
  }),
  permission: 'member.import',
} as const satisfies OfficeCall;

/** Says what would come of a roll, and changes nothing. 422 `missing`, `twice` or `number` at `columns` when those cannot be. */
export const checkRoll = {
  method: 'POST',
  path: '/rolls/{id}/check',
  params,
  body: RollChoice,
  timeoutMs: limits.uploadTimeoutMs,
  reads: false,
  answer: /* @__PURE__ */ v.object({
    ...Counts.entries,
    /** How many lines each thing is said of, the most frequent first. */
    groups: v.array(
      v.object({ kind: v.picklist(problemKinds), reason: v.string(), lines: v.number(), first: v.number() }),
    ),
    /** Of each kind the first 200 lines with something to say about. `alike` and `noted` come in all the same. */
    problems: v.array(
      v.object({
        kind: v.picklist(problemKinds),
        line: v.number(),
        reason: v.string(),
        /** The line as it is. */
        content: v.string(),
      }),
    ),
    /** Whether the file says who wants the newsletter; else nobody who comes in gets it. */
    newsletter: v.boolean(),
  }),
  permission: 'member.import',
} as const satisfies OfficeCall;
export type RollCheck = v.InferOutput<typeof checkRoll.answer>;

/**
 * Puts a roll into the directory: who is new all at once, then those who were here. Twice is once. 409 `busy` while another import is
 * under way, `undone` for one that was taken back.
 */
export const commitRoll = {
  method: 'POST',
  path: '/rolls/{id}/commit',
  params,
  body: RollChoice,
  timeoutMs: rollTimeoutMs,
  reads: false,
  answer: /* @__PURE__ */ v.object({
    taken: v.number(),
    changed: v.number(),
    leftOut: v.number(),
    /** ISO. */
    undoUntil: v.string(),
  }),
  permission: 'member.import',
  stepUp: true,
} as const satisfies OfficeCall;

/** Takes a roll out again, but for those whom somebody has touched since. 409 `late` after seven days, `busy`. */
export const undoRoll = {
  method: 'POST',
  path: '/rolls/{id}/undo',
  params,
  body: NoBody,
  timeoutMs: rollTimeoutMs,
  reads: false,
  answer: /* @__PURE__ */ v.object({
    removed: v.number(),
    /** Who was here before, and is as they were. */
    restored: v.number(),
    /** Who stays: the first 200, by name. */
    kept: v.array(v.object({ id: v.string(), name: v.string() })),
    keptMany: v.number(),
  }),
  permission: 'member.import',
  stepUp: true,
} as const satisfies OfficeCall;
export type RollUndone = v.InferOutput<typeof undoRoll.answer>;

/** The lines that could not come in, or that came in with a note, as a file that can be read again: its own headings, and `reason`. */
export const rejectedLines = {
  method: 'GET',
  path: '/rolls/{id}/rejected',
  params,
  query: /* @__PURE__ */ v.object({
    of: v.optional(v.picklist(['rejected', 'noted'], messages.notUnderstood), 'rejected'),
  }),
  reads: true,
  answer: /* @__PURE__ */ v.object({
    /** RFC 4180. */
    csv: v.string(),
    rows: v.number(),
  }),
  permission: 'member.import',
} as const satisfies OfficeCall;
