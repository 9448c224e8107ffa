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
  /** Reads a file of at most 10 MB; returns its format and a guess for each column. 422 with a sentence for an unreadable file. */
  readImport: write('/rolls', {
    permission: 'member.import',
    raw: true,
    multipart: blobOf,
    timeoutMs: limits.uploadTimeoutMs,
    query: {
      /** Name of the file. */
      name: searchText(200, messages.notUnderstood),
    },
    body: FileBytes,
    answer: { memberImport: MemberImport },
  }),

  /** The last 50 imports, newest first. */
  getImports: read('/rolls', {
    permission: 'member.import',
    answer: { memberImports: v.array(ImportRow) },
  }),

  /**
   * An import with its state, so that a reloaded screen continues there. With `headings`, the columns are read below another line.
   * The next check stores that line. 422 `headings` for a line that cannot hold headings.
   */
  getImport: read('/rolls/{id}', {
    permission: 'member.import',
    params: params.entries,
    query: { headings: headingsQuery },
    answer: {
      ...ImportRow.entries,
      /** `null` once the file was deleted. */
      memberImport: v.nullable(MemberImport),
      /** Choices of the last check or of the import; `null` before. */
      choice: v.nullable(v.object(chosen)),
    },
  }),

  /**
   * Previews the result of an import without changing anything. 422 `missing`, `twice` or `number` at `columns` for invalid
   * columns.
   */
  checkImport: write('/rolls/{id}/check', {
    permission: 'member.import',
    timeoutMs: limits.uploadTimeoutMs,
    params: params.entries,
    body: ImportChoice,
    answer: ImportCheck,
  }),

  /**
   * Imports the members: all new ones at once, then the changes of existing ones. A repeated call has no further effect. 409 `busy`
   * while another import runs, `undone` for an import that was undone.
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

  /** Undoes an import, except for members changed since. 409 `late` after seven days, `busy` while another import runs. */
  undoImport: write('/rolls/{id}/undo', {
    permission: 'member.import',
    stepUp: true,
    timeoutMs: importTimeoutMs,
    params: params.entries,
    answer: {
      removed: v.number(),
      /** Number of existing members who are back to what they were. */
      restored: v.number(),
      /** Members who stay: the first 200, by name. */
      kept: v.array(v.object({ id: v.string(), name: v.string() })),
      keptMany: v.number(),
    },
  }),

  /**
   * Exports the rejected lines, or the lines with a note, with the file’s own headings and a `reason` column. The file can be
   * imported again.
   */
  rejectedLines: read('/rolls/{id}/rejected', {
    permission: 'member.import',
    params: params.entries,
    query: {
      of: v.optional(v.picklist(['rejected', 'noted'], messages.notUnderstood), 'rejected'),
    },
    answer: {
      /** CSV (RFC 4180). */
      csv: v.string(),
      rows: v.number(),
    },
  }),
} as const;

export type ImportUndone = v.InferOutput<(typeof memberImportCalls)['undoImport']['answer']>;
