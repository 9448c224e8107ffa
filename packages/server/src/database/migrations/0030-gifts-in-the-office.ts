/**
 * Gifts as a treasurer works with them: those that come by check or in cash, refunds, statements of a year, and what waits for a second
 * person's yes. What was refunded before becomes one refund of each gift, made at the payment service.
 */
export const giftsInTheOffice = (suffix: string): readonly string[] => [
  `alter table donations add column kind text not null default 'online' check (kind in ('online', 'check', 'cash', 'other'))`,
  `alter table donations add column note text not null default ''`,
  'alter table donations add column recorded_by text',
  'alter table donations add column version integer not null default 0',
  'alter table donations add column receipt_at text',
  'alter table donations add column statement text',
  'alter table donations add column statement_at text',
  `update donations set receipt_at = captured_at where state = 'captured' and email is not null`,
  'create index donations_email on donations (email_key) where email_key is not null',
  'create index donations_capture on donations (capture_id) where capture_id is not null',
  `create table donation_refunds (
    id text primary key, donation_id text not null references donations (id), cents integer not null, reason text not null,
    volunteer_id text, by_hand integer not null, state text not null check (state in ('waits', 'asked', 'pending', 'done', 'failed', 'dropped')),
    cause text not null, detail text not null, provider_id text, created_at text not null, asked_at integer, settled_at text,
    unique (donation_id, provider_id)
  ) ${suffix}`,
  `create index donation_refunds_open on donation_refunds (state, created_at) where state in ('waits', 'asked', 'pending')`,
  `insert into donation_refunds
    (id, donation_id, cents, reason, volunteer_id, by_hand, state, cause, detail, provider_id, created_at, asked_at, settled_at)
    select id || '-rest', id, refunded_cents, '', null, 0, 'done', 'reconcile', '', capture_id || '-rest', changed_at, null, changed_at
    from donations where refunded_cents > 0`,
  `create table demo_refunds (
    request_id text primary key, id text not null unique, capture_id text not null, cents integer not null, created_at text not null
  ) ${suffix}`,
  `create table statement_mailings (
    id text primary key, year integer not null, volunteer_id text not null, many integer not null, withdrawn integer not null,
    created_at text not null, leaves_at integer not null
  ) ${suffix}`,
  'create index statement_mailings_year on statement_mailings (year)',
  `create table second_yes (
    kind text not null, subject text not null, asked_by text not null, asked_at text not null, given_by text, given_at text,
    primary key (kind, subject)
  ) ${suffix}`,
];
