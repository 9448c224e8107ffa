import { importBytes, officeMessages as messages } from '@banyan/api/office';
import { HttpError } from '@banyan/server/http/http-error';
import type { Actor } from '@banyan/server/identity/actor';
import { namesOf } from '@banyan/server/identity/volunteers';
import { check, rejectedFile, type Unreadable } from '@banyan/server/members/member-import/checking';
import { commit, type Importer } from '@banyan/server/members/member-import/commit-import';
import { CsvError } from '@banyan/server/members/member-import/csv';
import {
  choiceOf,
  importOf,
  importRow,
  importWithoutFile,
  keepImport,
  lastImports,
  undoUntilOf,
} from '@banyan/server/members/member-import/reading';
import { undo } from '@banyan/server/members/member-import/undo-import';
import { found, refusedAt } from '../../kernel/errors.ts';
import { implement } from '../../kernel/implement.ts';
import { memberImportCalls } from './calls.ts';

const importerOf = ({ volunteer: { id, name } }: Actor): Importer => ({ who: name, volunteer: id });

const refused = (status: 409 | 422, [field, code, message]: readonly [string, string, string]) =>
  refusedAt(status, field, code, message);

/** Error for a file that could not be read. */
function unread(outcome: Unreadable): HttpError {
  if (outcome.state === 'gone') return new HttpError(404, messages.nothingHere);
  if (outcome.state === 'forgotten') return refused(409, ['id', 'forgotten', messages.importForgotten]);
  if (outcome.state === 'headings') return refused(422, ['headings', 'headings', outcome.words]);
  if (outcome.state === 'number') return refused(422, ['columns', 'number', messages.notUnderstood]);
  const { missing, twice } = outcome.faults;
  return missing.length > 0
    ? refused(422, ['columns', 'missing', messages.importMissing(missing)])
    : refused(422, ['columns', 'twice', messages.importTwice(twice)]);
}

const refusals = {
  busy: () => refused(409, ['id', 'busy', messages.importBusy]),
  undone: () => refused(409, ['id', 'undone', messages.importUndone]),
  late: () => refused(409, ['id', 'late', messages.importLate]),
} as const;

/** Maximum number of remaining members that are named. */
const mostNamed = 200;

export const memberImportServer = implement(memberImportCalls, {
  readImport: {
    summary: 'Upload a file of members and recognize its columns.',
    audit: { none: 'Reading a file changes no member; the import itself is logged.' },
    bodyLimit: importBytes,
    async handle({ query: { name }, body: bytes }, { services, volunteer, at }) {
      try {
        return { memberImport: await keepImport(services.database, { name, bytes, volunteer }, at) };
      } catch (error) {
        if (error instanceof CsvError) throw refused(422, ['body', 'file', error.message]);
        throw error;
      }
    },
  },
  getImports: {
    summary: 'Latest member imports.',
    async handle(_, { services: { database }, at }) {
      const rows = await lastImports(database);
      const names = await namesOf(database, [...new Set(rows.map(({ volunteer_id }) => volunteer_id))]);
      return { memberImports: rows.map((row) => importRow(row, names.get(row.volunteer_id) ?? '', at)) };
    },
  },
  getImport: {
    summary: 'One member import and its status.',
    async handle({ params: { id }, query: { headings } }, { services: { database }, at }) {
      const row = found(await importWithoutFile(database, id));
      const names = await namesOf(database, [row.volunteer_id]);
      const line = importRow(row, names.get(row.volunteer_id) ?? '', at);
      try {
        return { ...line, memberImport: await importOf(database, row, headings), choice: choiceOf(row) };
      } catch (error) {
        if (error instanceof CsvError) throw refused(422, ['headings', 'headings', error.message]);
        throw error;
      }
    },
  },
  checkImport: {
    summary: 'Preview of a member import.',
    audit: { none: 'Only reads or checks.' },
    async handle({ params: { id }, body }, { services: { database, secret } }) {
      const outcome = await check(database, secret, id, body);
      if (outcome.state !== 'checked') throw unread(outcome);
      return outcome.checked;
    },
  },
  commitImport: {
    summary: 'Add the members of an import to the directory.',
    audit: ['roll commit'],
    idempotency: 'state',
    async handle({ params: { id }, body }, { services, actor, at }) {
      const { database, secret, now } = services;
      const outcome = await commit(database, secret, importerOf(actor), { id, ...body }, at);
      if (outcome.state === 'busy' || outcome.state === 'undone') throw refusals[outcome.state]();
      if (outcome.state !== 'done') throw unread(outcome);
      const { taken, changed, leftOut } = outcome.counts;
      return { taken, changed, leftOut, undoUntil: undoUntilOf(outcome.row, now()) ?? '' };
    },
  },
  undoImport: {
    summary: 'Undo a member import.',
    audit: ['roll undo'],
    async handle({ params: { id } }, { services, actor, at }) {
      const outcome = await undo(services.database, importerOf(actor), id, at);
      if (outcome.state === 'gone') throw new HttpError(404, messages.nothingHere);
      if (outcome.state !== 'done') throw refusals[outcome.state]();
      const { removed, restored, kept } = outcome;
      return { removed, restored, kept: kept.slice(0, mostNamed), keptMany: kept.length };
    },
  },
  rejectedLines: {
    summary: 'Rejected lines of a member import, as a file.',
    handle: async ({ params: { id }, query: { of } }, { services }) =>
      found(await rejectedFile(services.database, id, of)),
  },
});
