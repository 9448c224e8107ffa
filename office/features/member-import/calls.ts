import { limits } from '@banyan/api/contract';
import { searchText } from '@banyan/api/internal';
import { blobOf, FileBytes } from '@banyan/api/office/fields';
import {
  chosen,
  headingsQuery,
  ImportCheck,
  ImportChoice,
  ImportRow,
  importTimeoutMs,
  MemberImport,
  params,
} from '@banyan/api/office/member-import/member-import';
import { officeMessages as messages } from '@banyan/api/office/messages';
import * as v from 'valibot';
import { read, write } from '../../kernel/define.ts';

export const memberImportCalls = {
  /** Reads a file of at most 10 MB: how it is written, and what its columns seem to be. 422 with a sentence for what is no such file. */
  readImport: write('/rolls', {
    permission: 'member.import',
    raw: true,
    multipart: blobOf,
    timeoutMs: limits.uploadTimeoutMs,
    query: {
      /** Of the file. */
      name: searchText(200, messages.notUnderstood),
    },
    body: FileBytes,
    answer: { memberImport: MemberImport },
  }),

  /** The last 50 rolls, newest first. */
  getImports: read('/rolls', {
    permission: 'member.import',
    answer: { memberImports: v.array(ImportRow) },
  }),

  /**
   * One roll: where it stands, so that whoever reloads goes on. With `headings` its columns as they are under another line, which is kept
   * with the next check. 422 `headings` for a line that cannot be it.
   */
  getImport: read('/rolls/{id}', {
    permission: 'member.import',
    params: params.entries,
    query: { headings: headingsQuery },
    answer: {
      ...ImportRow.entries,
      /** `null` once its file was deleted. */
      memberImport: v.nullable(MemberImport),
      /** What was chosen when it was checked last, or came in; `null` before. */
      choice: v.nullable(v.object(chosen)),
    },
  }),

  /** Says what would come of a roll, and changes nothing. 422 `missing`, `twice` or `number` at `columns` when those cannot be. */
  checkImport: write('/rolls/{id}/check', {
    permission: 'member.import',
    timeoutMs: limits.uploadTimeoutMs,
    params: params.entries,
    body: ImportChoice,
    answer: ImportCheck,
  }),

  /**
   * Puts a roll into the directory: who is new all at once, then those who were here. Twice is once. 409 `busy` while another import is
   * under way, `undone` for one that was taken back.
   */
  commitImport: write('/rolls/{id}/commit', {
    permission: 'member.import',
    stepUp: true,
    timeoutMs: importTimeoutMs,
    params: params.entries,
    body: ImportChoice,
    answer: {
      taken: v.number(),
      changed: v.number(),
      leftOut: v.number(),
      /** ISO. */
      undoUntil: v.string(),
    },
  }),

  /** Takes a roll out again, but for those whom somebody has touched since. 409 `late` after seven days, `busy`. */
  undoImport: write('/rolls/{id}/undo', {
    permission: 'member.import',
    stepUp: true,
    timeoutMs: importTimeoutMs,
    params: params.entries,
    answer: {
      removed: v.number(),
      /** Who was here before, and is as they were. */
      restored: v.number(),
      /** Who stays: the first 200, by name. */
      kept: v.array(v.object({ id: v.string(), name: v.string() })),
      keptMany: v.number(),
    },
  }),

  /** The lines that could not come in, or that came in with a note, as a file that can be read again: its own headings, and `reason`. */
  rejectedLines: read('/rolls/{id}/rejected', {
    permission: 'member.import',
    params: params.entries,
    query: {
      of: v.optional(v.picklist(['rejected', 'noted'], messages.notUnderstood), 'rejected'),
    },
    answer: {
      /** RFC 4180. */
      csv: v.string(),
      rows: v.number(),
    },
  }),
} as const;

export type ImportUndone = v.InferOutput<(typeof memberImportCalls)['undoImport']['answer']>;
