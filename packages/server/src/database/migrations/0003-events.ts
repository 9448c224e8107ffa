/** Events with everything the pages of events show, and who comes. */
export const events = (suffix: string): readonly string[] => [
  `alter table events add column category text not null default ''`,
  `alter table events add column organizer text`,
  `alter table events add column max_attendees integer`,
  `alter table events add column seats_reserved integer not null default 0`,
  `alter table events add column registration_deadline text`,
  `alter table events add column media text not null default '[]'`,
  `alter table events add column sequence integer not null default 0`,
  `alter table events add column changed_at text`,
  `alter table events add column cancelled_at text`,
  `create table event_registrations (
      id text primary key, reference text not null, event_id text not null references events (id),
      first_name text not null, last_name text not null, email text not null, email_key text not null,
      year integer not null, comments text not null, created_at text not null
    ) ${suffix}`,
  `create unique index event_registrations_person on event_registrations (event_id, email_key)`,
];
