import { type EventFields, EventPerson, EventRow, OfficeEvent } from '@banyan/api/office';
import type { EventTable } from '@banyan/server/database/event-tables';
import { newId, newReference } from '@banyan/server/database/identity';
import { eventBody } from '@banyan/server/testing/test-server';
import * as v from 'valibot';
import { office } from '../../kernel/test-office.ts';
import { admin } from '../review/test-review.ts';

/** Fields that the form sends for an event. */
export const eventFields = {
  title: 'Garba night',
  date: '2030-10-19T18:00',
  end: '2030-10-19T23:00',
  zone: 'America/Chicago',
  location: 'Gymnasium, Evanston',
  description: 'Bring sticks.',
  category: 'Culture',
  organizer: '',
  chapter: null,
  seats: 240,
  deadline: '2030-10-12',
  confirmation: 'none',
  registration: '',
  featured: false,
} as const satisfies EventFields;

/** Fields of a guest that a volunteer adds. */
export const person = (more: Record<string, unknown> = {}) => ({
  firstName: 'Tara',
  lastName: 'Chinch',
  email: 'tara@example.org',
  graduationYear: 2009,
  comments: '',
  beyond: false,
  ...more,
});

/** Office with an admin, and events that visitors register for. */
export async function eventsOffice(environment: Record<string, string> = {}) {
  const site = await office(environment);
  const meera = await site.volunteer(admin);
  const { browser } = meera;
  const read = async (id: string, at = browser) =>
    v.parse(OfficeEvent, (await at.get(`/events/${id}`)).body.event);
  const versionOf = async (id: string) => (await read(id)).version;
  return {
    ...site,
    meera,
    browser,
    /** Creates another browser. */
    another: site.browser,
    read,
    versionOf,
    /** Creates and publishes an event. @returns its id */
    async shown(more: Partial<EventFields> = {}, at = browser) {
      const { body } = await at.post('/events', { ...eventFields, ...more });
      const id = String(body.id);
      await at.post(`/events/${id}/show`, { version: 0 });
      return id;
    },
    list: async (query = '', at = browser) => {
      const { body } = await at.get(`/events${query}`);
      return v.parse(v.array(EventRow), body.rows);
    },
    counts: async (at = browser) => (await at.get('/events')).body.counts,
    people: async (id: string, query = '', at = browser) => {
      const { body } = await at.get(`/events/${id}/people${query}`);
      return v.parse(v.array(EventPerson), body.rows);
    },
    /** Saves an event with changed fields. */
    async change(id: string, more: Partial<EventFields>, tell = false, at = browser) {
      const { fields, version } = await read(id);
      return at.post(`/events/${id}`, { ...fields, ...more, version, tell });
    },
    cancel: async (id: string, reason = '', at = browser) =>
      at.post(`/events/${id}/cancel`, { version: await versionOf(id), reason }),
    register: async (id: string, email: string, more: Record<string, unknown> = {}) =>
      (await site.post(`/events/register/${id}`, eventBody({ email, ...more }))).status,
    /** Adds rows of many guests with a seat, as if they had registered a week ago. */
    async crowd(id: string, many: number) {
      const at = site.clock.now - 8 * 86_400_000;
      const rows = Array.from({ length: many }, (_, index) => ({
        id: newId(at),
        reference: newReference('E'),
        event_id: id,
        first_name: 'Tara',
        last_name: `Chinch ${index}`,
        email: `tara-${index}@example.org`,
        year: 2009,
        comments: '',
        email_key: `tara-${index}@example.org`,
        created_at: new Date(at).toISOString(),
        verified: 1,
        written_at: at,
        reminded_at: null,
        cancelled_at: null,
        held_until: null,
        waiting_since: null,
        source: 'site' as const,
        guests: 0,
        guests_in: 0,
        checked_in_at: null,
        door_version: 0,
      }));
      for (let from = 0; from < many; from += 500)
        await site.database
          .insertInto('event_registrations')
          .values(rows.slice(from, from + 500))
          .execute();
    },
    row: async (id: string): Promise<EventTable> =>
      site.database.selectFrom('events').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
    /** Emails whose subject begins with this text, by recipient. */
    async written(subject: string) {
      const { emails } = await site.rows();
      return emails
        .filter((message) => message.subject.startsWith(subject))
        .sort((one, other) => (one.recipient < other.recipient ? -1 : 1));
    },
    auditActions: async () =>
      (await site.lines()).filter(({ subject }) => subject.startsWith('event ')).map(({ action }) => action),
  };
}
