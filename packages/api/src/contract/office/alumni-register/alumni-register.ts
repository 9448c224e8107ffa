import * as v from 'valibot';
import { limits } from '../../limits.ts';
import { blobOf, bodyOf, FileBytes, NoBody } from '../fields.ts';
import { officeMessages as messages } from '../messages.ts';
import type { OfficeCall } from '../kernel/call.ts';
import { FirstLines, headingsQuery, rollEncodings, rollSeparators } from '../member-import/roll.ts';

/** What a file becomes: more graduates on the roll, or the whole roll in place of the one before. */
const graduatesModes = ['add', 'replace'] as const;
export type GraduatesMode = (typeof graduatesModes)[number];

/** How many stand on the roll of graduates, and since when it is as it is (ISO). */
const Standing = v.nullable(v.object({ many: v.number(), since: v.string() }));

/** A file goes up to be read, and once more to come in: in between the server keeps nothing of it. */
const file = {
  method: 'POST',
  body: FileBytes,
  raw: true,
  multipart: blobOf,
  timeoutMs: limits.uploadTimeoutMs,
  reads: false,
  permission: 'member.import',
} as const;

/** The roll of graduates, with which requests for membership are compared; `null` where there is none. */
export const getGraduates = {
  method: 'GET',
  path: '/graduates',
  reads: true,
  answer: /* @__PURE__ */ v.object({ standing: Standing }),
  permission: 'member.import',
} as const satisfies OfficeCall;

/** Says what would come of a file of graduates under the headings of its line `headings` (or the line that seems to have them), of at most 10 MB, and keeps nothing. 422 with a sentence for what is no such file. */
export const checkGraduates = {
  ...file,
  path: '/graduates/check',
  query: /* @__PURE__ */ v.object({ headings: headingsQuery }),
  answer: /* @__PURE__ */ v.object({
    encoding: v.picklist(rollEncodings),
    separator: v.picklist(rollSeparators),
    /** The line of its headings, and how many lines with text stand above it. */
    headings: v.number(),
    above: v.number(),
    first: FirstLines,
    /** Whom it has, each once. */
    graduates: v.number(),
    /** Of these: who does not stand on the roll yet. */
    fresh: v.number(),
    /** Lines that say the same as another. */
    doubles: v.number(),
    /** Of whom the program is none of ours, or is not given. */
    otherPrograms: v.number(),
    /** Headings of columns that are not read. */
    leftOut: v.array(v.string()),
    rejected: v.number(),
    /** How many lines cannot come in for which reason, the most frequent first. */
    groups: v.array(v.object({ reason: v.string(), lines: v.number(), first: v.number() })),
    /** The first 20 lines that cannot come in, and why. */
    problems: v.array(v.object({ line: v.number(), reason: v.string() })),
  }),
} as const satisfies OfficeCall;
export type GraduatesCheck = v.InferOutput<typeof checkGraduates.answer>;

/** Puts a file of graduates on the roll, all at once. 409 `busy` while another comes in, 422 when nobody of it can. */
export const bringGraduates = {
  ...file,
  path: '/graduates',
  query: /* @__PURE__ */ bodyOf({
    as: v.picklist(graduatesModes, messages.notUnderstood),
    headings: headingsQuery,
  }),
  answer: /* @__PURE__ */ v.object({
    /** Who came, and who stood there already. */
    taken: v.number(),
    here: v.number(),
    standing: Standing,
  }),
  stepUp: true,
} as const satisfies OfficeCall;

/** Removes the whole roll of graduates. 409 `busy` while a file comes in. */
export const removeGraduates = {
  method: 'POST',
  path: '/graduates/remove',
  body: NoBody,
  reads: false,
  answer: /* @__PURE__ */ v.object({ removed: v.number() }),
  permission: 'member.import',
  stepUp: true,
} as const satisfies OfficeCall;
