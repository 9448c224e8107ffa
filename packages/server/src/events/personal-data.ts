import { eventEnd } from '@banyan/api/contract';
import { sql } from 'kysely';
import type { Database, Transaction } from '../database/database.ts';
import { type PersonalTables, plainRow } from '../database/personal-data.ts';
import { dated } from './rows.ts';

/** Ids of events that were over before an instant (ms since 1970). */
export async function eventsOverBefore(
  database: Database | Transaction,
  before: number,
): Promise<ReadonlySet<string>> {
  const events = await database.selectFrom('events').selectAll().execute();
  return new Set(events.filter((event) => eventEnd(dated(event)) < before).map(({ id }) => id));
}

/** Values that replace personal data. `email_key` stays unique per registration, because an event allows each email only once. */
const nobody = { email: '', comments: '', email_key: sql<string>`'forgotten:' || id` };

async function empty(trx: Transaction, ids: readonly string[], more: object = {}): Promise<void> {
  if (ids.length === 0) return;
  await trx
    .updateTable('event_registrations')
    .set({ ...nobody, ...more })
    .where('id', 'in', ids)
    .execute();
}

/**
 * Personal data in event registrations. Registrations for past events stay without a name, so that attendance can still be counted.
 */
export const eventsPerson: PersonalTables = {
  tables: ['event_registrations', 'check_ins'],
  async export(database, key) {
    const rows = await database
      .selectFrom('event_registrations')
      .innerJoin('events', 'events.id', 'event_registrations.event_id')
      .selectAll('event_registrations')
      .select(['events.title as event', 'events.date'])
      .where('email_key', '=', key)
      .execute();
    const checkIns = await database
      .selectFrom('check_ins')
      .innerJoin('event_registrations', 'event_registrations.id', 'registration_id')
      .innerJoin('events', 'events.id', 'check_ins.event_id')
      .select(['events.title as event', 'check_ins.kind', 'check_ins.at', 'check_ins.guests'])
      .where('email_key', '=', key)
      .orderBy('check_ins.at')
      .execute();
    const ours = ['id', 'event_id', 'email_key', 'verified', 'written_at', 'reminded_at', 'door_version'];
    return {
      registrations: rows.map((row) => plainRow(row, ours)),
      checkIns: checkIns.map((row) => plainRow(row, [])),
    };
  },
  async forget(trx, key, now) {
    const over = await eventsOverBefore(trx, now);
    const rows = await trx
      .selectFrom('event_registrations')
      .select(['id', 'event_id'])
      .where('email_key', '=', key)
      .execute();
    const past = rows.filter(({ event_id }) => over.has(event_id)).map(({ id }) => id);
    const coming = rows.filter(({ event_id }) => !over.has(event_id)).map(({ id }) => id);
    await empty(trx, past, { first_name: '', last_name: '' });
    // The waitlist job offers these seats at its next run, within half a minute.
    if (coming.length > 0) await trx.deleteFrom('event_registrations').where('id', 'in', coming).execute();
    return {
      counts: {
        'registrations for coming events': coming.length,
        'registrations for past events': past.length,
      },
      ids: rows.map(({ id }) => id),
    };
  },
  /** Registrations for an event that has both addresses stay unchanged, because an event allows each email only once. */
  async move(trx, key, to) {
    const rows = await trx
      .selectFrom('event_registrations')
      .select(['id', 'event_id', 'email_key'])
      .where('email_key', 'in', [key, to.key])
      .execute();
    const taken = new Set(rows.filter((row) => row.email_key === to.key).map(({ event_id }) => event_id));
    const ids = rows.filter((row) => !taken.has(row.event_id)).map(({ id }) => id);
    if (ids.length === 0) return;
    await trx
      .updateTable('event_registrations')
      .set({ email: to.email, email_key: to.key })
      .where('id', 'in', ids)
      .execute();
  },
  retentions: [
    {
      keep: 'registrations',
      what: 'emails and comments of registrations',
      async due(database, before, most) {
        const over = [...(await eventsOverBefore(database, Date.parse(before)))];
        if (over.length === 0) return [];
        const rows = database
          .selectFrom('event_registrations')
          .select('id')
          .where('email', '<>', '')
          .where('event_id', 'in', over);
        return (await rows.limit(most).execute()).map(({ id }) => id);
      },
      forget: (trx, ids) => empty(trx, ids),
    },
  ],
};
