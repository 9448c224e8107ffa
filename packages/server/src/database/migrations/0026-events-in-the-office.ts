/**
 * What volunteers do with events in the browser: why one was cancelled, the letter of the day before and who has had it, and letters
 * that were written together, so that they can be taken back together.
 */
export const eventsInTheOffice = (suffix: string): readonly string[] => [
  `alter table events add column cancelled_reason text not null default ''`,
  'alter table events add column reminder integer not null default 0',
  'alter table event_registrations add column reminded_at integer',
  'alter table outbox add column batch text',
  'create index outbox_batch on outbox (batch) where batch is not null',
  'create index outbox_about on outbox (about) where batch is not null',
  `create table event_letters (
    id text primary key, event_id text not null references events (id) on delete cascade,
    kind text not null check (kind in ('changed', 'cancelled', 'back', 'reminder')), fields text not null,
    many integer not null, withdrawn integer not null, created_at text not null, leaves_at integer not null
  ) ${suffix}`,
  'create index event_letters_event on event_letters (event_id, created_at)',
];
