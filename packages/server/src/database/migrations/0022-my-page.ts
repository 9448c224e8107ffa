/**
 * A member's own page: the code in the letter that opens it, since when somebody allows what, and who asked to be deleted. Whoever asked
 * to join through the site was told of the newsletter then; whom a roll brought was not. An address that was deleted is known by a keyed
 * hash, so that no roll brings it back.
 */
export const myPage = (suffix: string): readonly string[] => [
  `alter table sign_in_links add column code_hash text not null default ''`,
  'alter table sign_in_links add column tries integer not null default 0',
  'create index sign_in_links_binding on sign_in_links (binding_hash)',
  'alter table members add column newsletter integer not null default 0',
  'alter table members add column newsletter_at text',
  `alter table members add column newsletter_how text check (newsletter_how in ('joined', 'asked', 'imported', 'office'))`,
  `alter table members add column consents text not null default '{}'`,
  `update members set newsletter = 1, newsletter_at = decided_at, newsletter_how = 'joined'
    where status = 'approved' and imported = 0 and decided_by <> 'samples'`,
  `update members set newsletter_how = 'imported' where imported > 0`,
  'alter table stories add column asked_down_at text',
  `create table leavings (
    email_key text primary key, email text not null, token_hash text not null unique, stories text not null
      check (stories in ('take-down', 'keep')),
    hidden text not null, asked_at text not null, due_at integer not null
  ) ${suffix}`,
  'create index leavings_due on leavings (due_at)',
  `create table suppressions (
    address_hash text primary key, why text not null check (why in ('unsubscribed', 'unreachable', 'deleted')), at text not null
  ) ${suffix}`,
];
