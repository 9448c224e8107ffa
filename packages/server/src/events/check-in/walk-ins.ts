import type { CheckInCounts, CheckInEntry } from '@banyan/api/office';
import { auditUnseen } from '../../audit/audit.ts';
import type { Database, Transaction } from '../../database/database.ts';
import type { EventRegistrationTable } from '../../database/event-tables.ts';
import { newReference } from '../../database/identity.ts';
import { transaction } from '../../database/transaction.ts';
import { addRegistration, registrationOf } from '../registration/registration-rows.ts';
import { becomes, seatState } from '../registration/seats.ts';
import {
  beginAtCheckIn,
  type Evening,
  entryNow,
  instantOf,
  note,
  registrationById,
  type Sent,
  sentBefore,
} from './check-ins.ts';
import { countsOf } from './list.ts';

/** Person who is not on the list. */
export interface WalkIn {
  /** Id of the check-in. */
  item: string;
  /** Time by the device’s clock (ISO). */
  at: string;
  firstName: string;
  lastName: string;
  year: number;
  /** Email address; empty if none was given. */
  email: string;
  guests: number;
}

/** Registration of a walk-in; the existing one if their email is registered. No email is sent, because the person is present. */
async function rowOf(
  trx: Transaction,
  { event, helper }: Evening,
  { year, ...person }: WalkIn,
  now: number,
): Promise<EventRegistrationTable> {
  const known = person.email ? await registrationOf(trx, event.id, person.email) : undefined;
  if (known && seatState(known, now) !== 'released') return known;
  const added = {
    event,
    body: { ...person, graduationYear: year, comments: '' },
    reference: newReference('E'),
    isProven: true,
    seat: becomes.confirmed(),
    source: 'door' as const,
  };
  const row = await addRegistration(trx, added, known, now);
  const { volunteer, pass = '' } = helper;
  await auditUnseen(
    trx,
    {
      who: volunteer ?? 'A helper',
      ...(volunteer !== undefined && { volunteer }),
      ...(event.chapter !== null && { chapters: [event.chapter] }),
      action: 'event walk-in',
      subject: `event ${event.id}`,
      detail: '',
      data: { registration: row.id, ...(pass && { pass }) },
    },
    now,
  );
  return row;
}

/** Checks in a walk-in, even if no seat is left. `undefined` if the caller may not check people in. */
export function letWalkIn(
  database: Database,
  { id, atCheckIn, secret, ...device }: Sent,
  person: WalkIn,
  now: number,
): Promise<{ result: 'in' | 'already'; counts: CheckInCounts; entry: CheckInEntry } | undefined> {
  return transaction(database, async (trx) => {
    const evening = await beginAtCheckIn(trx, { id, atCheckIn, secret, device });
    if (!evening) return undefined;
    const { item, guests } = person;
    const before = await sentBefore(trx, evening, item);
    const row = before
      ? await registrationById(trx, before.registration_id)
      : await rowOf(trx, evening, person, now);
    if (!row) return undefined;
    const at = instantOf(evening, person.at, now);
    const noted = { item, kind: 'in', at, guests, undoes: '' } as const;
    const result = before?.result ?? (await note(trx, evening, row, noted, now));
    const after = (await registrationById(trx, row.id)) ?? row;
    return {
      result: result === 'already' ? 'already' : 'in',
      counts: await countsOf(trx, evening.event, now),
      entry: await entryNow(trx, evening, after, now),
    };
  });
}
