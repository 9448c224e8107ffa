import { officeMessages as messages, rollBytes } from '@banyan/api/office';
import { Refusal } from '@banyan/server/http/refusal';
import type { Actor } from '@banyan/server/identity/actor';
import { namesOf } from '@banyan/server/identity/volunteers';
import { check, rejectedFile, type Unreadable } from '@banyan/server/members/rolls/checking';
import { commit, type Importer } from '@banyan/server/members/rolls/committing';
import { CsvError } from '@banyan/server/members/rolls/csv';
import {
  choiceOf,
  keepRoll,
  lastRolls,
  rollOf,
  rollRow,
  rollWithoutFile,
  undoUntilOf,
} from '@banyan/server/members/rolls/reading';
import { undo } from '@banyan/server/members/rolls/undoing';
import { found, refusedAt } from '../../kernel/errors.ts';
import { implement } from '../../kernel/implement.ts';
import { memberImportCalls } from './calls.ts';

const importerOf = ({ volunteer: { id, name } }: Actor): Importer => ({ who: name, volunteer: id });

const refused = (status: 409 | 422, [field, code, message]: readonly [string, string, string]) =>
  refusedAt(status, field, code, message);

/** Why a roll was not read. */
function unread(outcome: Unreadable): Refusal {
  if (outcome.state === 'gone') return new Refusal(404, messages.nothingHere);
  if (outcome.state === 'forgotten') return refused(409, ['id', 'forgotten', messages.rollForgotten]);
  if (outcome.state === 'headings') return refused(422, ['headings', 'headings', outcome.words]);
  if (outcome.state === 'number') return refused(422, ['columns', 'number', messages.notUnderstood]);
  const { missing, twice } = outcome.faults;
  return missing.length > 0
    ? refused(422, ['columns', 'missing', messages.rollMissing(missing)])
    : refused(422, ['columns', 'twice', messages.rollTwice(twice)]);
}

const refusals = {
  busy: () => refused(409, ['id', 'busy', messages.rollBusy]),
  undone: () => refused(409, ['id', 'undone', messages.rollUndone]),
  late: () => refused(409, ['id', 'late', messages.rollLate]),
} as const;

/** How many of those who stay are named. */
const mostNamed = 200;

export const memberImportServer = implement(memberImportCalls, {
  readRoll: {
    summary: 'Upload a file of members and recognize its columns.',
    audit: { none: 'Nobody changes by a file that was read; bringing it in is noted.' },
    bodyLimit: rollBytes,
    async handle({ query: { name }, body: bytes }, { services, volunteer, at }) {
      try {
        return { roll: await keepRoll(services.database, { name, bytes, volunteer }, at) };
      } catch (error) {
        if (error instanceof CsvError) throw refused(422, ['body', 'file', error.message]);
        throw error;
      }
    },
  },
  getRolls: {
    summary: 'Latest member imports.',
    async handle(_, { services: { database }, at }) {
      const rows = await lastRolls(database);
      const names = await namesOf(database, [...new Set(rows.map(({ volunteer_id }) => volunteer_id))]);
      return { rolls: rows.map((row) => rollRow(row, names.get(row.volunteer_id) ?? '', at)) };
    },
  },
  getRoll: {
    summary: 'One member import and its status.',
    async handle({ params: { id }, query: { headings } }, { services: { database }, at }) {
      const row = found(await rollWithoutFile(database, id));
      const names = await namesOf(database, [row.volunteer_id]);
      const line = rollRow(row, names.get(row.volunteer_id) ?? '', at);
      try {
        return { ...line, roll: await rollOf(database, row, headings), choice: choiceOf(row) };
      } catch (error) {
        if (error instanceof CsvError) throw refused(422, ['headings', 'headings', error.message]);
        throw error;
      }
    },
  },
  checkRoll: {
    summary: 'Preview of a member import.',
    audit: { none: 'It asks, and changes nothing.' },
    async handle({ params: { id }, body }, { services: { database, secret } }) {
      const outcome = await check(database, secret, id, body);
      if (outcome.state !== 'checked') throw unread(outcome);
      return outcome.checked;
    },
  },
  commitRoll: {
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
  undoRoll: {
    summary: 'Undo a member import.',
    audit: ['roll undo'],
    async handle({ params: { id } }, { services, actor, at }) {
      const outcome = await undo(services.database, importerOf(actor), id, at);
      if (outcome.state === 'gone') throw new Refusal(404, messages.nothingHere);
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
