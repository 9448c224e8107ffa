import { decision, people } from './shared.ts';

/** Members, messages, the first content, mail, and what keeps writes safe. */
export const firstTables = (suffix: string): readonly string[] => [
  `create table members (
    id text primary key, reference text not null,
    status text not null check (status in ('pending', 'approved', 'rejected')),
    ${people}, email_key text not null, linkedin_url text not null,
    street1 text not null, street2 text not null, city text not null, state text not null, zip text not null,
    year integer not null, dept text not null, dept_other text not null, company text not null,
    mentorship_interest integer not null, job_posting text not null, alumni_update text not null,
    personal_note text not null, public_image integer not null, public_company integer not null,
    public_state integer not null, ${decision}
  ) ${suffix}`,
  // A person who was turned down may ask again; everybody else is in here once.
  `create unique index members_email on members (email_key) where status <> 'rejected'`,
  `create index members_status on members (status, created_at)`,
  `create table contact_messages (
    id text primary key, reference text not null,
    status text not null check (status in ('new', 'handled', 'rejected')),
    ${people}, message text not null, ${decision}
  ) ${suffix}`,
  `create index contact_messages_status on contact_messages (status, created_at)`,
  `create table events (
    id text primary key, title text not null, description text not null, date text not null, end_date text,
    timezone text, location text not null, images text not null, registration_url text,
    featured integer not null, is_active integer not null, is_approved integer not null, created_at text not null
  ) ${suffix}`,
  `create index events_date on events (date)`,
  `create table news (
    id text primary key, title text not null, summary text not null, description text not null,
    category text not null, featured integer not null, tags text not null, images text not null,
    author text not null, published integer not null, created_at text not null
  ) ${suffix}`,
  `create index news_created on news (created_at)`,
  `create table outbox (
    id text primary key, recipient text not null, reply_to text, subject text not null, body text not null,
    about text not null, created_at text not null, attempts integer not null, next_attempt_at integer not null,
    sent_at text, last_error text
  ) ${suffix}`,
  `create index outbox_due on outbox (next_attempt_at) where sent_at is null`,
  `create table audit_log (
    id text primary key, at text not null, who text not null, action text not null, subject text not null,
    detail text not null
  ) ${suffix}`,
  `create table settings (key text primary key, value text not null) ${suffix}`,
  `create table answered (
    key text primary key, fingerprint text not null, answer text not null, expires_at integer not null
  ) ${suffix}`,
  `create index answered_expiry on answered (expires_at)`,
  `create table spent_tokens (key text primary key, expires_at integer not null) ${suffix}`,
  `create index spent_tokens_expiry on spent_tokens (expires_at)`,
  `create table rate_windows (
    visitor text not null, window_start integer not null, tries integer not null, primary key (visitor, window_start)
  ) ${suffix}`,
];
