import { limits } from '@banyan/api/contract';
import { blobOf, bodyOf, FileBytes } from '@banyan/api/office/fields';
import {
  FirstLines,
  headingsQuery,
  importEncodings,
  importSeparators,
} from '@banyan/api/office/member-import/member-import';
import { officeMessages as messages } from '@banyan/api/office/messages';
import * as v from 'valibot';
import { read, write } from '../../kernel/define.ts';
import { graduatesModes, Standing } from './alumni-register.ts';

export const alumniRegisterCalls = {
  /** The roll of graduates, with which requests for membership are compared; `null` where there is none. */
  getGraduates: read('/graduates', {
    permission: 'member.import',
    answer: { standing: Standing },
  }),

  /** Says what would come of a file of graduates under the headings of its line `headings` (or the line that seems to have them), of at most 10 MB, and keeps nothing. 422 with a sentence for what is no such file. */
  checkGraduates: write('/graduates/check', {
    permission: 'member.import',
    raw: true,
    multipart: blobOf,
    timeoutMs: limits.uploadTimeoutMs,
    query: { headings: headingsQuery },
    body: FileBytes,
    answer: {
      encoding: v.picklist(importEncodings),
      separator: v.picklist(importSeparators),
      /** The line of its headings, and how many lines with text stand above it. */
      headings: v.number(),
      above: v.number(),
      first: FirstLines,
      /** Whom it has, each once. */
      graduates: v.number(),
      /** Graduates in the file who are not in the register yet. */
      fresh: v.number(),
      /** Lines that say the same as another. */
      duplicates: v.number(),
      /** Graduates whose program is missing or is none of ours. */
      otherPrograms: v.number(),
      /** Headings of columns that are not read. */
      leftOut: v.array(v.string()),
      rejected: v.number(),
      /** How many lines cannot come in for which reason, the most frequent first. */
      groups: v.array(v.object({ reason: v.string(), lines: v.number(), first: v.number() })),
      /** The first 20 lines that cannot come in, and why. */
      problems: v.array(v.object({ line: v.number(), reason: v.string() })),
    },
  }),

  /** Puts a file of graduates on the roll, all at once. 409 `busy` while another comes in, 422 when nobody of it can. */
  bringGraduates: write('/graduates', {
    permission: 'member.import',
    stepUp: true,
    raw: true,
    multipart: blobOf,
    timeoutMs: limits.uploadTimeoutMs,
    query: bodyOf({
      as: v.picklist(graduatesModes, messages.notUnderstood),
      headings: headingsQuery,
    }),
    body: FileBytes,
    answer: {
      /** Who came, and who stood there already. */
      taken: v.number(),
      here: v.number(),
      standing: Standing,
    },
  }),

  /** Removes the whole roll of graduates. 409 `busy` while a file comes in. */
  removeGraduates: write('/graduates/remove', {
    permission: 'member.import',
    stepUp: true,
    answer: { removed: v.number() },
  }),
} as const;
