/**
 * The door of an event: passes for helpers, what happens there, and what comes of it for a registration. `door_version` of an event grows
 * with every check-in and is written into the registration it was of, so that each door reads what is new to it.
 */
export const door = (suffix: string): readonly string[] => [
  `alter table event_registrations add column source text not null default 'site'`,
  'alter table event_registrations add column guests integer not null default 0',
  'alter table event_registrations add column guests_in integer not null default 0',
  'alter table event_registrations add column checked_in_at integer',
  'alter table event_registrations add column door_version integer not null default 0',
  'alter table events add column door_version integer not null default 0',
  `create table check_ins (
    event_id text not null references events (id) on delete cascade, item text not null,
    registration_id text not null references event_registrations (id) on delete cascade,
    kind text not null check (kind in ('in', 'guests', 'undo')), result text not null check (result in ('in', 'already', 'undone')),
    at integer not null, by_name text not null, device text not null, guests integer not null, undoes text not null,
    version integer not null, created_at text not null,
    primary key (event_id, item)
  ) ${suffix}`,
  'create index check_ins_registration on check_ins (registration_id)',
  `create table door_passes (
    id text primary key, token_hash text not null unique, event_id text not null, made_by text not null,
    created_at text not null, expires_at integer not null, ended_at text
  ) ${suffix}`,
  'create index door_passes_event on door_passes (event_id)',
];
