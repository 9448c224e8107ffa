/**
 * What volunteers keep in the Office: what they are writing, names for addresses, which letters they want, and for a minute what
 * they have open. Whether the samples were taken out is a fact from here on; who has a reference, and which sites something was sent
 * from, is found without reading everybody.
 */
export const desk = (suffix: string): readonly string[] => [
  `create table drafts (
    volunteer_id text not null, kind text not null, subject text not null, body text not null, saved_at text not null,
    primary key (volunteer_id, kind, subject)
  ) ${suffix}`,
  'create index drafts_saved on drafts (saved_at)',
  `create table saved_views (
    id text primary key, volunteer_id text not null, path text not null, name text not null, search text not null,
    created_at text not null
  ) ${suffix}`,
  'create index saved_views_volunteer on saved_views (volunteer_id)',
  `create table presence (
    volunteer_id text not null, subject text not null, seen_at integer not null,
    primary key (volunteer_id, subject)
  ) ${suffix}`,
  `alter table volunteers add column told text not null default '[]'`,
  'alter table volunteers add column steps_away integer not null default 0',
  `insert into settings (key, value)
    select 'samples.removed', max(at) from audit_log where action = 'samples remove' having count(*) > 0`,
  'create index members_reference on members (reference)',
  'create index members_sent_from on members (sent_from) where sent_from is not null',
  'create index contact_messages_sent_from on contact_messages (sent_from) where sent_from is not null',
];
