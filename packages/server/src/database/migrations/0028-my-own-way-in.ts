/**
 * More of a member's own page: passkeys that open it, letters that its owner does not want, and another address that somebody has
 * asked for. All of it belongs to an e-mail, as the page does.
 */
export const myOwnWayIn = (suffix: string): readonly string[] => [
  `create table member_passkeys (
    id text primary key, email_key text not null, rp_id text not null, public_key text not null, counter integer not null,
    transports text not null, backed_up integer not null, label text not null, created_at text not null, last_used_at text
  ) ${suffix}`,
  'create index member_passkeys_email on member_passkeys (email_key)',
  `create table unwanted_letters (
    email_key text not null, letter text not null check (letter in ('new-browser')), since text not null,
    primary key (email_key, letter)
  ) ${suffix}`,
  `create table email_changes (
    email_key text primary key, email text not null, new_key text not null, new_email text not null,
    confirm_hash text not null unique, stop_hash text not null unique, asked_at text not null, due_at integer not null,
    confirmed_at text
  ) ${suffix}`,
  'create index email_changes_due on email_changes (due_at)',
  'create index email_changes_new on email_changes (new_key)',
];
