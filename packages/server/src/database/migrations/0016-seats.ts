/**
 * How an event makes sure of its seats, and what stands between a registration and its seat. Whoever has registered before has
 * theirs for good, and so has who registers with an older version beside this one.
 */
export const seats = (suffix: string): readonly string[] => [
  `alter table events add column confirmation text not null default 'verification'
    check (confirmation in ('none', 'verification', 'letter'))`,
  'alter table event_registrations add column held_until integer',
  'alter table event_registrations add column waiting_since integer',
  'alter table event_registrations add column cancelled_at text',
  'alter table event_registrations add column verified integer not null default 0',
  'alter table event_registrations add column written_at integer not null default 0',
  // Seats are counted without looking at the rows.
  `create index event_registrations_seats on event_registrations (event_id, cancelled_at, held_until, waiting_since)`,
  `create table registration_references (
    reference text not null, registration_id text not null references event_registrations (id) on delete cascade,
    created_at text not null,
    primary key (registration_id, reference)
  ) ${suffix}`,
  'create index registration_references_reference on registration_references (reference)',
];
