import { type EventPerson, type PeopleList, peopleLists } from '../../contract/office/events/people.ts';
import { foldedWords } from '../../contract/search/words.ts';
import type { Database } from '../database/database.ts';
import type { EventRegistrationTable } from '../database/event-tables.ts';
import type { Reach } from '../reach/reach.ts';
import { everyRegistration } from './registration-lists.ts';
import { seatState, takesSeat } from './seats.ts';

/* Who comes to an event, as the Office shows it. */

/** Registrations for an event within reach; `undefined` where there is no such event. */
async function registrationsWithin(
  database: Database,
  reach: Reach,
  id: string,
): Promise<EventRegistrationTable[] | undefined> {
  const event = await database.selectFrom('events').select('chapter').where('id', '=', id).executeTakeFirst();
  return event && reach.covers(event.chapter) ? everyRegistration(database, id) : undefined;
}

const rowOf = (row: EventRegistrationTable, now: number): EventPerson => ({
  id: row.id,
  reference: row.reference,
  firstName: row.first_name,
  lastName: row.last_name,
  year: row.year,
  email: row.email,
  comments: row.comments,
  state: seatState(row, now),
  at: row.created_at,
});

const listOf = ({ state }: EventPerson): PeopleList =>
  takesSeat(state) ? 'coming' : state === 'waiting' ? 'waiting' : 'released';

/** Whether somebody is who was looked for: by words of the name, the e-mail's beginning, or the reference's. */
function isLookedFor(typed: string) {
  const plain = typed.trim().toLowerCase();
  const words = foldedWords(typed);
  return ({ first_name, last_name, email, reference }: EventRegistrationTable): boolean => {
    const names = foldedWords(`${first_name} ${last_name}`);
    const isNamed = words.length > 0 && words.every((word) => names.some((name) => name.startsWith(word)));
    return isNamed || email.toLowerCase().startsWith(plain) || reference.toLowerCase().startsWith(plain);
  };
}

const perPage = 50;

/** A page of those who registered for an event within reach, and how many there are of each list. @param page From 1. */
export async function peoplePage(
  database: Database,
  reach: Reach,
  { id, q, state, page }: { id: string; q: string; state: PeopleList; page: number },
  now: number,
) {
  const all = await registrationsWithin(database, reach, id);
  if (!all) return undefined;
  const isWanted = isLookedFor(q);
  const since = (row: EventRegistrationTable) => row.waiting_since ?? 0;
  // In the order in which they registered; those who wait by since when.
  const wanted = all
    .filter((row) => q.trim() === '' || isWanted(row))
    .sort((one, other) => since(one) - since(other));
  const people = Map.groupBy(
    wanted.map((row) => rowOf(row, now)),
    listOf,
  );
  const [coming = 0, waiting = 0, released = 0] = peopleLists.map((list) => people.get(list)?.length);
  const rows = people.get(state) ?? [];
  return {
    rows: rows.slice((page - 1) * perPage, page * perPage),
    counts: { coming, waiting, released },
    more: rows.length > page * perPage,
  };
}

const byName = new Intl.Collator('en-US');

/** Everybody who has a seat at an event within reach, by last name. */
export async function namesOfPeople(database: Database, reach: Reach, id: string, now: number) {
  const all = await registrationsWithin(database, reach, id);
  return all
    ?.filter((row) => takesSeat(seatState(row, now)))
    .map(({ first_name, last_name, year }) => ({ firstName: first_name, lastName: last_name, year }))
    .sort(
      (one, other) =>
        byName.compare(one.lastName, other.lastName) || byName.compare(one.firstName, other.firstName),
    );
}
