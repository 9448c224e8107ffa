/** A step from one shape of the database to the next. Never edited once released; the next change is a new one. */
export interface Migration {
  name: string;
  statements: readonly string[];
}

const people = `
  first_name text not null, last_name text not null, email text not null, phone text not null`;
const decision = `
  created_at text not null, decided_at text, decided_by text, reason text`;

/** All migrations, in order. Types are ones that SQLite's strict tables and Postgres share. */
export const migrations = (suffix: string): readonly Migration[] => [
  {
    name: '0001-first-tables',
    statements: [
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
    ],
  },
  {
    name: '0004-community',
    statements: [
      `alter table members add column image text not null default ''`,
      `alter table members add column hidden integer not null default 0`,
      `alter table members add column position integer`,
      `alter table members add column sort_name text not null default ''`,
      `create unique index members_position on members (position) where position is not null`,
      `create index members_sort_name on members (sort_name, position) where position is not null`,
      `create table directory_words (
        spelling text not null, word text not null, primary key (spelling, word)
      ) ${suffix}, without rowid`,
      `create index directory_words_word on directory_words (word)`,
      `create table jobs (
        id text primary key, reference text not null,
        status text not null check (status in ('pending', 'approved', 'rejected')),
        title text not null, company text not null, location text not null, description text not null,
        requirements text not null, job_type text not null, application_link text not null,
        poster_name text not null, poster_email text not null, poster_phone text not null,
        show_contact integer not null, posted_at text, ${decision}
      ) ${suffix}`,
      `create index jobs_board on jobs (status, posted_at)`,
      // The only table that is SQLite's own: full text over members' names. Nothing but store/directory reads it.
      `create virtual table directory using fts5(
        words, content='', contentless_delete=1, detail=none, prefix='1 2 3',
        tokenize="unicode61 remove_diacritics 0 tokenchars '~'"
      )`,
    ],
  },
];
