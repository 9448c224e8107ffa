/**
 * Letters to many: what each says and to whom, the letters of each in the outbox, one to an address; what an address wants of such
 * letters, and which letters its server refused, both known by keyed hashes. A letter can be given up.
 */
export const letters = (suffix: string): readonly string[] => [
  `create table mailings (
    id text primary key, reference text not null unique, state text not null check
      (state in ('draft', 'waits', 'held', 'sending', 'paused', 'sent', 'stopped')),
    version integer not null, subject text not null, markdown text not null, from_name text not null, reply_to text not null,
    audience text not null, chapter text, event_id text, made_by text not null, created_at text not null, changed_at text not null,
    tested_at text, tested_by text, tested_version integer, asked_by text, asked_at text, second_yes_by text, hold_until integer,
    begun_at text, ended_at text, written integer not null, many integer not null, sent integer not null, failed integer not null,
    unsubscribed integer not null
  ) ${suffix}`,
  'create index mailings_state on mailings (state)',
  'create index mailings_event on mailings (event_id) where event_id is not null',
  'alter table outbox add column mailing_id text',
  'alter table outbox add column email_key text',
  'alter table outbox add column from_name text',
  'alter table outbox add column html text',
  'alter table outbox add column unsubscribe text',
  'alter table outbox add column given_up_at text',
  'create unique index outbox_mailing on outbox (mailing_id, email_key) where mailing_id is not null',
  `create index outbox_mailing_due on outbox (mailing_id, next_attempt_at)
    where mailing_id is not null and sent_at is null and given_up_at is null`,
  `create table letter_choices (
    address_hash text primary key, choice text not null check (choice in ('none', 'chapter')), at text not null
  ) ${suffix}`,
  `create table letter_refusals (
    address_hash text not null, mailing_id text not null, at text not null, primary key (address_hash, mailing_id)
  ) ${suffix}`,
];
