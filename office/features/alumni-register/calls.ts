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
  /** Size of the alumni register, which membership requests are compared with; `null` if there is none. */
  getGraduates: read('/graduates', {
    permission: 'member.import',
    answer: { standing: Standing },
  }),

  /**
   * Previews the import of a file of graduates and saves nothing. The file has at most 10 MB. `headings` is the line with the
   * column names; without it the line is guessed. 422 with a sentence if the file cannot be read.
   */
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
      /** Line with the column names, and the number of lines with text above it. */
      headings: v.number(),
      above: v.number(),
      first: FirstLines,
      /** Number of different graduates in the file. */
      graduates: v.number(),
      /** Graduates in the file who are not in the register yet. */
      fresh: v.number(),
      /** Lines that repeat another line. */
      duplicates: v.number(),
      /** Graduates whose program is missing or unknown. */
      otherPrograms: v.number(),
      /** Headings of columns that are not read. */
      leftOut: v.array(v.string()),
      rejected: v.number(),
      /** Number of rejected lines for each reason, the most frequent reason first. */
      groups: v.array(v.object({ reason: v.string(), lines: v.number(), first: v.number() })),
      /** The first 20 rejected lines, with the reason. */
      problems: v.array(v.object({ line: v.number(), reason: v.string() })),
    },
  }),

  /**
   * Imports a file of graduates into the alumni register, all rows in one step. 409 `busy` while another import runs, 422 if no row
   * can be imported.
   */
  importGraduates: write('/graduates', {
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
      /** Number of graduates added, and of those already in the register. */
      taken: v.number(),
      here: v.number(),
      standing: Standing,
    },
  }),

  /** Removes the whole alumni register. 409 `busy` while an import runs. */
  removeGraduates: write('/graduates/remove', {
    permission: 'member.import',
    stepUp: true,
    answer: { removed: v.number() },
  }),
} as const;
