import { cleanCode, foldedWords } from '@banyan/api/contract';
import { emailKey } from '@banyan/api/internal';
import { type EventPerson, type PeopleList, peopleLists } from '@banyan/api/office';
import type { Database } from '../../database/database.ts';
import type { CheckInTable, EventRegistrationTable } from '../../database/event-tables.ts';
import type { Scope } from '../../permissions/scope.ts';
import { checkInStatus } from '../check-in/check-in-status.ts';
import { checkInsOf, letInOf } from '../check-in/list.ts';
import { everyRegistration } from './registration-lists.ts';
import { seatState, takesSeat } from './seats.ts';

/* Registrations of an event as the Office shows them. */

/** Registrations for an event within the scope; `undefined` if there is no such event. */
async function registrationsInScope(
  database: Database,
  scope: Scope,
  id: string,
): Promise<EventRegistrationTable[] | undefined> {
  const event = await database.selectFrom('events').select('chapter').where('id', '=', id).executeTakeFirst();
  return event && scope.covers(event.chapter) ? everyRegistration(database, id) : undefined;
}

function arrived(
  { checked_in_at, guests_in }: EventRegistrationTable,
  checkIns: readonly CheckInTable[],
): Pick<EventPerson, 'arrived' | 'guestsIn' | 'twice'> {
  const { letIn, twice } = checkInStatus(checkIns);
  const known = letIn && { ...letInOf(letIn), checkIn: letIn.item };
  const at = checked_in_at !== null && new Date(checked_in_at).toISOString();
  return {
    arrived: known ?? (at ? { at, by: '', checkIn: null } : null),
    guestsIn: guests_in,
    twice: twice.map(letInOf),
  };
}

const personOf = (
  row: EventRegistrationTable,
  checkIns: readonly CheckInTable[],
  now: number,
): EventPerson => ({
  id: row.id,
  reference: row.reference,
  firstName: row.first_name,
  lastName: row.last_name,
  year: row.year,
  email: row.email,
  comments: row.comments,
  state: seatState(row, now),
  at: row.created_at,
  source: row.source,
  guests: row.guests,
  ...arrived(row, checkIns),
});

function listOf(row: EventRegistrationTable, now: number): PeopleList {
  const state = seatState(row, now);
  return takesSeat(state) ? 'coming' : state === 'waiting' ? 'waiting' : 'released';
}

const hasArrived = ({ checked_in_at }: EventRegistrationTable) => checked_in_at !== null;

/** Builds a search filter: words of the name, or the start of the email or reference. */
function isLookedFor(typed: string) {
  const plain = emailKey(cleanCode(typed));
  const words = foldedWords(typed);
  return ({ first_name, last_name, email, reference }: EventRegistrationTable): boolean => {
    const names = foldedWords(`${first_name} ${last_name}`);
    const isNamed = words.length > 0 && words.every((word) => names.some((name) => name.startsWith(word)));
    return isNamed || emailKey(email).startsWith(plain) || reference.toLowerCase().startsWith(plain);
  };
}

const perPage = 50;

interface Asked {
  id: string;
  q: string;
  state: PeopleList;
  /** @default both */
  arrived?: 'yes' | 'no' | undefined;
  /** Page number from 1. */
  page: number;
}

/** Page of registrations for an event within the scope, and the number of people in each list. */
export async function peoplePage(
  database: Database,
  scope: Scope,
  { id, q, state, arrived: only, page }: Asked,
  now: number,
) {
  const all = await registrationsInScope(database, scope, id);
  if (!all) return undefined;
  const isWanted = isLookedFor(q);
  const since = (row: EventRegistrationTable) => row.waiting_since ?? 0;
  // Registrations are sorted by registration time, the waitlist by the start of waiting.
  const wanted = all
    .filter((row) => q.trim() === '' || isWanted(row))
    .sort((one, other) => since(one) - since(other));
  const people = Map.groupBy(wanted, (row) => listOf(row, now));
  const [coming = 0, waiting = 0, released = 0] = peopleLists.map((list) => people.get(list)?.length);
  const rows = (people.get(state) ?? []).filter((row) => !only || hasArrived(row) === (only === 'yes'));
  const shown = rows.slice((page - 1) * perPage, page * perPage);
  const checkIns = await checkInsOf(
    database,
    shown.map((row) => row.id),
  );
  return {
    rows: shown.map((row) => personOf(row, checkIns.get(row.id) ?? [], now)),
    counts: { coming, waiting, released, arrived: wanted.filter(hasArrived).length },
    more: rows.length > page * perPage,
  };
}

const byName = new Intl.Collator('en-US');

/** People with a seat at an event within the scope, by last name. */
export async function namesOfPeople(database: Database, scope: Scope, id: string, now: number) {
  const all = await registrationsInScope(database, scope, id);
  return all
    ?.filter((row) => takesSeat(seatState(row, now)))
    .map(({ first_name, last_name, year }) => ({ firstName: first_name, lastName: last_name, year }))
    .sort(
      (one, other) =>
        byName.compare(one.lastName, other.lastName) || byName.compare(one.firstName, other.firstName),
    );
}
