import { officeMessages as messages } from '@banyan/api/office';
import { Refusal } from '../../http/refusal.ts';
import type { Services } from '../../http/services.ts';
import { check, rejectedFile, type Unreadable } from '../../members/rolls/checking.ts';
import { commit, type Importer } from '../../members/rolls/committing.ts';
import { CsvError } from '../../members/rolls/csv.ts';
import {
  choiceOf,
  keepRoll,
  lastRolls,
  rollOf,
  rollRow,
  rollWithoutFile,
  undoUntilOf,
} from '../../members/rolls/reading.ts';
import { undo } from '../../members/rolls/undoing.ts';
import type { Actor } from '../identity/actor.ts';
import { namesOf } from '../identity/volunteers.ts';
import { found, refusedAt } from '../kernel/errors.ts';
import type { OfficeHandlers } from '../kernel/handler.ts';

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

type Rolls = 'readRoll' | 'getRolls' | 'getRoll' | 'checkRoll' | 'commitRoll' | 'undoRoll' | 'rejectedLines';

/** What admins do with a roll. */
export const rollHandlers = ({ database, secret, now }: Services): Pick<OfficeHandlers, Rolls> => ({
  readRoll: {
    async answer({ query: { name }, body: bytes }, { actor }) {
      try {
        return { roll: await keepRoll(database, { name, bytes, volunteer: actor.volunteer.id }, now()) };
      } catch (error) {
        if (error instanceof CsvError) throw refused(422, ['body', 'file', error.message]);
        throw error;
      }
    },
  },
  getRolls: {
    async answer() {
      const rows = await lastRolls(database);
      const names = await namesOf(database, [...new Set(rows.map(({ volunteer_id }) => volunteer_id))]);
      return { rolls: rows.map((row) => rollRow(row, names.get(row.volunteer_id) ?? '', now())) };
    },
  },
  getRoll: {
    async answer({ params: { id }, query: { headings } }) {
      const row = found(await rollWithoutFile(database, id));
      const names = await namesOf(database, [row.volunteer_id]);
      const line = rollRow(row, names.get(row.volunteer_id) ?? '', now());
      try {
        return { ...line, roll: await rollOf(database, row, headings), choice: choiceOf(row) };
      } catch (error) {
        if (error instanceof CsvError) throw refused(422, ['headings', 'headings', error.message]);
        throw error;
      }
    },
  },
  checkRoll: {
    async answer({ params: { id }, body }) {
      const outcome = await check(database, secret, id, body);
      if (outcome.state !== 'checked') throw unread(outcome);
      return outcome.checked;
    },
  },
  commitRoll: {
    async answer({ params: { id }, body }, { actor }) {
      const outcome = await commit(database, secret, importerOf(actor), { id, ...body }, now());
      if (outcome.state === 'busy' || outcome.state === 'undone') throw refusals[outcome.state]();
      if (outcome.state !== 'done') throw unread(outcome);
      const { taken, changed, leftOut } = outcome.counts;
      return { taken, changed, leftOut, undoUntil: undoUntilOf(outcome.row, now()) ?? '' };
    },
  },
  undoRoll: {
    async answer({ params: { id } }, { actor }) {
      const outcome = await undo(database, importerOf(actor), id, now());
      if (outcome.state === 'gone') throw new Refusal(404, messages.nothingHere);
      if (outcome.state !== 'done') throw refusals[outcome.state]();
      const { removed, restored, kept } = outcome;
      return { removed, restored, kept: kept.slice(0, mostNamed), keptMany: kept.length };
    },
  },
  rejectedLines: {
    answer: async ({ params: { id }, query: { of } }) => found(await rejectedFile(database, id, of)),
  },
});
