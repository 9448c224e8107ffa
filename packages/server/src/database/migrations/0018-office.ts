/**
 * Who works in the Office: volunteers, what they may do, what they enter with, and their sessions. Times that are compared are
 * milliseconds since 1970. From here on a line of the log also says which volunteer, for which chapter, and which fields.
 */
export const office = (suffix: string): readonly string[] => [
  `create table volunteers (
    id text primary key, name text not null, email text not null, email_key text not null,
    handle text not null unique, keys_off integer not null, version integer not null,
    created_at text not null, ended_at text
  ) ${suffix}`,
  // Whoever was taken out may be invited again.
  `create unique index volunteers_email on volunteers (email_key) where ended_at is null`,
  `create table grants (
    volunteer_id text not null references volunteers (id) on delete cascade,
    role text not null check (role in ('admin', 'reviewer', 'organiser', 'treasurer', 'reader')),
    chapter text not null, given_by text not null, created_at text not null,
    primary key (volunteer_id, role, chapter)
  ) ${suffix}`,
  `create table passkeys (
    id text primary key, volunteer_id text not null references volunteers (id) on delete cascade,
    rp_id text not null, public_key text not null, counter integer not null, transports text not null,
    backed_up integer not null, label text not null, created_at text not null, last_used_at text
  ) ${suffix}`,
  `create index passkeys_volunteer on passkeys (volunteer_id)`,
  `create table recovery_codes (
    volunteer_id text not null references volunteers (id) on delete cascade, code_hash text not null,
    created_at text not null, used_at text,
    primary key (volunteer_id, code_hash)
  ) ${suffix}`,
  `create table invitations (
    id text primary key, token_hash text not null unique, volunteer_id text references volunteers (id) on delete cascade,
    name text not null, email text not null, email_key text not null, grants text not null, invited_by text not null,
    created_at text not null, expires_at integer not null, used_at text
  ) ${suffix}`,
  `create index invitations_email on invitations (email_key)`,
  `create table sign_in_sessions (
    id text primary key, token_hash text not null unique,
    kind text not null check (kind in ('office', 'door', 'enrol', 'member')),
    subject_id text not null, passkey_id text, label text not null, created_at text not null, seen_at integer not null,
    fresh_until integer not null, expires_at integer not null, ended_at text
  ) ${suffix}`,
  `create index sign_in_sessions_subject on sign_in_sessions (subject_id, kind)`,
  `create table challenges (
    hash text primary key, purpose text not null, subject_id text not null, expires_at integer not null
  ) ${suffix}`,
  `create index challenges_expiry on challenges (expires_at)`,
  `create table sign_in_links (
    token_hash text primary key, purpose text not null check (purpose in ('lost', 'member')),
    subject_id text not null, binding_hash text not null, expires_at integer not null, used_at text
  ) ${suffix}`,
  `alter table audit_log add column volunteer_id text`,
  `alter table audit_log add column chapter text`,
  `alter table audit_log add column data text not null default '{}'`,
  `create index audit_log_volunteer on audit_log (volunteer_id, id)`,
  // PostgreSQL has none: there only the absence of any statement that does it keeps the log as it is.
  `create trigger audit_log_changes before update on audit_log
    begin select raise(abort, 'The log is never changed.'); end`,
  `create trigger audit_log_deletions before delete on audit_log
    begin select raise(abort, 'The log is never deleted.'); end`,
];
