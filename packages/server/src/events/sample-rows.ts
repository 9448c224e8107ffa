import { sampleEvents, sampleFeaturedEvent } from '@banyan/api/samples';
import type { Transaction } from '../database/database.ts';

/** Adds the sample events. */
export async function addSampleEvents(trx: Transaction, at: number): Promise<void> {
  const now = new Date(at);
  const events = sampleEvents(now).map((event) => ({
    id: event._id,
    title: event.title,
    description: event.description,
    date: event.date,
    end_date: event.endDate ?? null,
    timezone: event.timezone ?? null,
    location: event.location,
    images: JSON.stringify(event.images),
    registration_url: event.registrationURL ?? null,
    category: event.category,
    organizer: event.organizer ?? null,
    max_attendees: event.maxAttendees ?? null,
    // Sample events have no registrations, so their seats are reserved instead.
    seats_reserved: event.registeredCount ?? 0,
    registration_deadline: event.registrationDeadline ?? null,
    media: JSON.stringify(event.media),
    sequence: 0,
    featured: event._id === sampleFeaturedEvent(now)._id ? 1 : 0,
    is_active: 1,
    is_approved: 1,
    created_at: event.createdAt ?? now.toISOString(),
    chapter: event.chapter ?? null,
    confirmation: 'verification' as const,
    cancelled_reason: '',
    reminder: 0,
    door_version: 0,
  }));
  await trx.insertInto('events').values(events).execute();
}

/** Removes sample events that nobody changed or registered for; the others stay. */
export async function removeSampleEvents(
  trx: Transaction,
  now: number,
): Promise<{ events: number; kept: string[] }> {
  const ids = sampleEvents(new Date(now)).map(({ _id }) => _id);
  const taken = await trx.selectFrom('event_registrations').select('event_id').distinct().execute();
  const changed = await trx.selectFrom('events').select('id').where('changed_at', 'is not', null).execute();
  const stay = new Set([...taken.map(({ event_id }) => event_id), ...changed.map(({ id }) => id)]);
  const going = ids.filter((id) => !stay.has(id));
  const { numDeletedRows } = await trx
    .deleteFrom('events')
    .where('id', 'in', going)
    .executeTakeFirstOrThrow();
  return { events: Number(numDeletedRows), kept: ids.filter((id) => stay.has(id)) };
}
