/**
 * Members, their corrections and merges, and the search index of the directory. `imported` is the number of the import that brought
 * a row, and 0 for every other row: an import is written in portions and shown at once.
 */
const members = (suffix: string): readonly string[] => [
  `create table members (
    id text primary key, reference text not null,
    status text not null check (status in ('pending', 'approved', 'rejected')), first_name text not null,
    last_name text not null, email text not null, phone text not null, email_key text not null,
    linkedin_url text not null, street1 text not null, street2 text not null, city text not null,
    state text not null, zip text not null, year integer not null, dept text not null,
    dept_other text not null, company text not null, mentorship_interest integer not null,
    job_posting text not null, alumni_update text not null, personal_note text not null,
    public_image integer not null, public_company integer not null, public_state integer not null,
    created_at text not null, decided_at text, decided_by text, reason text, image text not null default '',
    hidden integer not null default 0, position integer, sort_name text not null default '', sent_from text,
    imported integer not null default 0, newsletter integer not null default 0, newsletter_at text,
    newsletter_how text check (newsletter_how in ('joined', 'asked', 'imported', 'office')),
    consents text not null default '{}', version integer not null default 1, merged_into text,
    links_since integer not null default 0
  ) ${suffix}`,
  'create index members_status on members (status, created_at)',
  'create unique index members_position on members (position) where position is not null',
  'create index members_sort_name on members (sort_name, position) where position is not null',
  'create index members_year on members (year, position) where position is not null',
  'create index members_imported on members (imported) where imported > 0',
  // Listed members are counted and read in both orders from these indexes alone.
  'create index members_listed on members (position, imported) where position is not null',
  'create index members_listed_year on members (year, position, imported) where position is not null',
  // Several requests with one email may be pending; only one of them can be approved.
  `create unique index members_approved_email on members (email_key) where status = 'approved'`,
  'create index members_email on members (email_key)',
  'create index members_reference on members (reference)',
  'create index members_sent_from on members (sent_from) where sent_from is not null',
  'create index members_decided on members (decided_at, id) where decided_at is not null',
  'create index members_merged on members (merged_into) where merged_into is not null',
  'create index members_unlisted on members (status, id) where position is null',
  'create index members_place on members (state, position)',
  'create index members_kinds on members (dept, newsletter, year, position) where position is not null',
  `create table corrections (
    id text primary key, reference text not null,
    status text not null check (status in ('pending', 'approved', 'rejected')),
    member_id text not null references members (id) on delete cascade, wanted text not null, before text,
    created_at text not null, decided_at text, decided_by text, reason text
  ) ${suffix}`,
  'create index corrections_status on corrections (status, created_at)',
  'create index corrections_decided on corrections (decided_at, id) where decided_at is not null',
  `create table member_merges (
    dropped_id text primary key, kept_id text not null, undone text not null, moved text not null,
    merged_at text not null
  ) ${suffix}`,
  'create index member_merges_kept on member_merges (kept_id)',
  `create table directory_words (
    spelling text not null, word text not null, imported integer not null default 0,
    primary key (spelling, word)
  ) ${suffix}, without rowid`,
  'create index directory_words_imported on directory_words (imported) where imported > 0',
  // On PostgreSQL a table with a GIN index: see `dialect.ts`.
  `create virtual table directory using fts5(
    words, content='', contentless_delete=1, detail=none, prefix='1 2 3 4 5 6',
    tokenize="unicode61 remove_diacritics 0 tokenchars '~'"
  )`,
];

/** Member imports, and the alumni register, which says who graduated. Graduates are found by the sounds of the words of their names. */
const imports = (suffix: string): readonly string[] => [
  `create table imports (
    id text primary key, volunteer_id text not null, file_name text not null, encoding text not null,
    separator text not null, content text not null, lines integer not null, columns text not null,
    choice text, number integer, problems text not null, counts text,
    state text not null check (state in ('read', 'done', 'undone')), created_at text not null, done_at text,
    undone_at text, headings integer not null default 1
  ) ${suffix}`,
  `create table import_changes (
    import_id text not null, member_id text not null, wanted text not null, before text, version integer,
    primary key (import_id, member_id)
  ) ${suffix}`,
  `create table graduates (
    id integer primary key, roll integer not null, name text not null, given text not null,
    year integer not null, program text not null, many integer not null
  ) ${suffix}`,
  'create index graduates_roll on graduates (roll)',
  `create table graduate_words (
    sound text not null, year integer not null, graduate_id integer not null,
    primary key (sound, year, graduate_id)
  ) ${suffix}`,
  'create index graduate_words_graduate on graduate_words (graduate_id)',
];

/** Requests to delete an account, and to change its email. Both are due after a delay. */
const personalData = (suffix: string): readonly string[] => [
  `create table leavings (
    email_key text primary key, email text not null, token_hash text not null unique,
    stories text not null check (stories in ('take-down', 'keep')), hidden text not null,
    asked_at text not null, due_at integer not null
  ) ${suffix}`,
  'create index leavings_due on leavings (due_at)',
  `create table email_changes (
    email_key text primary key, email text not null, new_key text not null, new_email text not null,
    confirm_hash text not null unique, stop_hash text not null unique, asked_at text not null,
    due_at integer not null, confirmed_at text
  ) ${suffix}`,
  'create index email_changes_due on email_changes (due_at)',
  'create index email_changes_new on email_changes (new_key)',
];

/** Contact messages, questions to people about what they sent, and reasons that volunteers reuse. */
const contact = (suffix: string): readonly string[] => [
  `create table contact_messages (
    id text primary key, reference text not null,
    status text not null check (status in ('new', 'handled', 'rejected')), first_name text not null,
    last_name text not null, email text not null, phone text not null, message text not null,
    created_at text not null, decided_at text, decided_by text, reason text, sent_from text
  ) ${suffix}`,
  'create index contact_messages_status on contact_messages (status, created_at)',
  'create index contact_messages_sent_from on contact_messages (sent_from) where sent_from is not null',
  'create index contact_messages_decided on contact_messages (decided_at, id) where decided_at is not null',
  `create table questions (
    id text primary key, subject_kind text not null, subject_id text not null, reference text not null,
    email_key text not null, question text not null, asked_by text not null, created_at text not null,
    token_hash text not null unique, answer text, answered_at text
  ) ${suffix}`,
  'create index questions_subject on questions (subject_id)',
  'create index questions_email on questions (email_key)',
  `create table saved_reasons (
    title text primary key, kind text not null, reason text not null, created_at text not null
  ) ${suffix}`,
];

/** Job submissions and the job board, told apart by `status`. */
const jobs = (suffix: string): readonly string[] => [
  `create table jobs (
    id text primary key, reference text not null,
    status text not null check (status in ('pending', 'approved', 'rejected')), title text not null,
    company text not null, location text not null, description text not null, requirements text not null,
    job_type text not null, application_link text not null, poster_name text not null,
    poster_email text not null, poster_phone text not null, show_contact integer not null, posted_at text,
    created_at text not null, decided_at text, decided_by text, reason text, expired_at text,
    remote integer not null default 0, pay_min integer, pay_max integer, pay_period text
  ) ${suffix}`,
  'create index jobs_board on jobs (status, posted_at)',
  'create index jobs_decided on jobs (decided_at, id) where decided_at is not null',
];

/** Story submissions and published stories, told apart by `status`. `story` is the plain text as sent, `content` its sanitized HTML. */
const stories = (suffix: string): readonly string[] => [
  `create table stories (
    id text primary key, reference text,
    status text not null check (status in ('pending', 'approved', 'rejected')), title text not null,
    story text not null, content text not null, excerpt text not null, read_time text not null,
    category text not null, tags text not null, image text not null, name text not null, email text,
    contact_no text, graduation_year integer, department text, author_role text not null,
    company text not null, photo text not null, published_at text, created_at text not null,
    decided_at text, decided_by text, reason text, shows_year integer not null default 0,
    shows_photo integer not null default 1, asked_down_at text,
    check (status <> 'approved' or published_at is not null)
  ) ${suffix}`,
  'create index stories_status on stories (status, created_at)',
  `create index stories_published on stories (published_at) where status = 'approved'`,
  'create index stories_decided on stories (decided_at, id) where decided_at is not null',
];

/** News items. */
const news = (suffix: string): readonly string[] => [
  `create table news (
    id text primary key, title text not null, summary text not null, description text not null,
    category text not null, featured integer not null, tags text not null, images text not null,
    author text not null, published integer not null, created_at text not null, chapter text,
    media text not null default '[]', markdown text not null default '', html text not null default '',
    version integer not null default 1, changed_at text, published_at text, removed_at text
  ) ${suffix}`,
  'create index news_created on news (created_at)',
];

/**
 * Events, registrations, check-ins and emails about an event. `door_version` of an event grows with every check-in and is copied
 * into its registration, so that each device reads only what changed.
 */
const events = (suffix: string): readonly string[] => [
  `create table events (
    id text primary key, title text not null, description text not null, date text not null, end_date text,
    timezone text, location text not null, images text not null, registration_url text,
    featured integer not null, is_active integer not null, is_approved integer not null,
    created_at text not null, category text not null default '', organizer text, max_attendees integer,
    seats_reserved integer not null default 0, registration_deadline text, media text not null default '[]',
    sequence integer not null default 0, changed_at text, cancelled_at text, chapter text,
    confirmation text not null default 'verification' check (confirmation in ('none', 'verification', 'letter')),
    cancelled_reason text not null default '', reminder integer not null default 0,
    door_version integer not null default 0
  ) ${suffix}`,
  'create index events_date on events (date)',
  `create table event_registrations (
    id text primary key, reference text not null, event_id text not null references events (id),
    first_name text not null, last_name text not null, email text not null, email_key text not null,
    year integer not null, comments text not null, created_at text not null, held_until integer,
    waiting_since integer, cancelled_at text, verified integer not null default 0,
    written_at integer not null default 0, reminded_at integer, source text not null default 'site',
    guests integer not null default 0, guests_in integer not null default 0, checked_in_at integer,
    door_version integer not null default 0
  ) ${suffix}`,
  'create unique index event_registrations_person on event_registrations (event_id, email_key)',
  // Seats are counted from the index alone.
  `create index event_registrations_seats on event_registrations (event_id, cancelled_at, held_until, waiting_since)`,
  `create table registration_references (
    reference text not null,
    registration_id text not null references event_registrations (id) on delete cascade,
    created_at text not null,
    primary key (registration_id, reference)
  ) ${suffix}`,
  'create index registration_references_reference on registration_references (reference)',
  `create table event_letters (
    id text primary key, event_id text not null references events (id) on delete cascade,
    kind text not null check (kind in ('changed', 'cancelled', 'back', 'reminder')), fields text not null,
    many integer not null, withdrawn integer not null, created_at text not null, leaves_at integer not null
  ) ${suffix}`,
  'create index event_letters_event on event_letters (event_id, created_at)',
  `create table check_ins (
    event_id text not null references events (id) on delete cascade, item text not null,
    registration_id text not null references event_registrations (id) on delete cascade,
    kind text not null check (kind in ('in', 'guests', 'undo')),
    result text not null check (result in ('in', 'already', 'undone')), at integer not null,
    by_name text not null, device text not null, guests integer not null, undoes text not null,
    version integer not null, created_at text not null,
    primary key (event_id, item)
  ) ${suffix}`,
  'create index check_ins_registration on check_ins (registration_id)',
];

/** Donations, their state transitions and refunds, payment notifications, yearly statements, and the orders of the demo gateway. */
const donations = (suffix: string): readonly string[] => [
  `create table donations (
    id text primary key, reference text not null unique, provider text not null, order_id text unique,
    state text not null check (state in ('created', 'approved', 'captured', 'declined', 'failed')),
    cents integer not null, currency text not null, token_hash text not null,
    token_expires_at integer not null, first_name text, last_name text, email text, email_key text,
    year integer, program text, purpose text, claim text, asked_at integer, attempt integer not null,
    capture_id text, captured_cents integer, captured_currency text, captured_at text,
    refunded_cents integer not null, created_at text not null, changed_at text not null,
    kind text not null default 'online' check (kind in ('online', 'check', 'cash', 'other')),
    note text not null default '', recorded_by text, version integer not null default 0, receipt_at text,
    statement text, statement_at text, fee_cents integer, net_cents integer,
    contribution text not null default 'gift' check (contribution in ('gift', 'partial', 'goods', 'fund', 'match')),
    fair_value_cents integer, description text not null default '', organization text
  ) ${suffix}`,
  'create index donations_open on donations (state, created_at)',
  'create index donations_captured on donations (captured_at) where captured_at is not null',
  'create index donations_email on donations (email_key) where email_key is not null',
  'create index donations_capture on donations (capture_id) where capture_id is not null',
  `create table donation_transitions (
    donation_id text not null references donations (id), position integer not null, at text not null,
    from_state text, to_state text not null, cause text not null, detail text not null,
    primary key (donation_id, position)
  ) ${suffix}`,
  `create table donation_refunds (
    id text primary key, donation_id text not null references donations (id), cents integer not null,
    reason text not null, volunteer_id text, by_hand integer not null,
    state text not null check (state in ('waits', 'asked', 'pending', 'done', 'failed', 'dropped')),
    cause text not null, detail text not null, provider_id text, created_at text not null, asked_at integer,
    settled_at text,
    unique (donation_id, provider_id)
  ) ${suffix}`,
  `create index donation_refunds_open on donation_refunds (state, created_at)
    where state in ('waits', 'asked', 'pending')`,
  `create table payment_events (
    id text primary key, type text not null, order_id text, received_at text not null
  ) ${suffix}`,
  `create table statement_mailings (
    id text primary key, year integer not null, volunteer_id text not null, many integer not null,
    withdrawn integer not null, created_at text not null, leaves_at integer not null
  ) ${suffix}`,
  'create index statement_mailings_year on statement_mailings (year)',
  `create table demo_orders (
    id text primary key, request_id text not null unique, cents integer not null, currency text not null,
    capture_id text, attempts integer not null, created_at text not null
  ) ${suffix}`,
  `create table demo_refunds (
    request_id text primary key, id text not null unique, capture_id text not null, cents integer not null,
    created_at text not null
  ) ${suffix}`,
];

/** Outbox, campaigns, and what an address wants. `address_hash` is a keyed hash: it outlives the deletion of an account. */
const email = (suffix: string): readonly string[] => [
  `create table outbox (
    id text primary key, recipient text not null, reply_to text, subject text not null, body text not null,
    about text not null, created_at text not null, attempts integer not null,
    next_attempt_at integer not null, sent_at text, last_error text,
    leased_until integer not null default 0, batch text, mailing_id text, email_key text, from_name text,
    html text, unsubscribe text, given_up_at text
  ) ${suffix}`,
  'create index outbox_due on outbox (next_attempt_at) where sent_at is null',
  'create index outbox_batch on outbox (batch) where batch is not null',
  'create index outbox_about on outbox (about) where batch is not null',
  'create unique index outbox_mailing on outbox (mailing_id, email_key) where mailing_id is not null',
  `create index outbox_mailing_due on outbox (mailing_id, next_attempt_at)
    where mailing_id is not null and sent_at is null and given_up_at is null`,
  // Apart from `settings`, which changes every few seconds: transactions that write an email read this table, and PostgreSQL would
  // run them again after each change.
  `create table own_words (part text primary key, words text not null) ${suffix}`,
  `create table mailings (
    id text primary key, reference text not null unique,
    state text not null check (state in ('draft', 'waits', 'held', 'sending', 'paused', 'sent', 'stopped')),
    version integer not null, subject text not null, markdown text not null, from_name text not null,
    reply_to text not null, audience text not null, chapter text, event_id text, made_by text not null,
    created_at text not null, changed_at text not null, tested_at text, tested_by text,
    tested_version integer, asked_by text, asked_at text, second_yes_by text, hold_until integer,
    begun_at text, ended_at text, written integer not null, many integer not null, sent integer not null,
    failed integer not null, unsubscribed integer not null
  ) ${suffix}`,
  'create index mailings_state on mailings (state)',
  'create index mailings_event on mailings (event_id) where event_id is not null',
  `create table letter_choices (
    address_hash text primary key, choice text not null check (choice in ('none', 'chapter')),
    at text not null
  ) ${suffix}`,
  `create table letter_refusals (
    address_hash text not null, mailing_id text not null, at text not null,
    primary key (address_hash, mailing_id)
  ) ${suffix}`,
  `create table suppressions (
    address_hash text primary key,
    why text not null check (why in ('unsubscribed', 'unreachable', 'deleted')), at text not null
  ) ${suffix}`,
];

/** Sign-in of volunteers and members: permissions, passkeys, sessions, links. Times that are compared are milliseconds since 1970. */
const signIn = (suffix: string): readonly string[] => [
  `create table volunteers (
    id text primary key, name text not null, email text not null, email_key text not null,
    handle text not null unique, keys_off integer not null, version integer not null,
    created_at text not null, ended_at text, told text not null default '[]',
    steps_away integer not null default 0
  ) ${suffix}`,
  // A volunteer whose access ended may be invited again.
  'create unique index volunteers_email on volunteers (email_key) where ended_at is null',
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
  'create index passkeys_volunteer on passkeys (volunteer_id)',
  `create table recovery_codes (
    volunteer_id text not null references volunteers (id) on delete cascade, code_hash text not null,
    created_at text not null, used_at text,
    primary key (volunteer_id, code_hash)
  ) ${suffix}`,
  `create table invitations (
    id text primary key, token_hash text not null unique,
    volunteer_id text references volunteers (id) on delete cascade, name text not null, email text not null,
    email_key text not null, grants text not null, invited_by text not null, created_at text not null,
    expires_at integer not null, used_at text
  ) ${suffix}`,
  'create index invitations_email on invitations (email_key)',
  `create table sign_in_sessions (
    id text primary key, token_hash text not null unique,
    kind text not null check (kind in ('office', 'door', 'enrol', 'member')), subject_id text not null,
    passkey_id text, label text not null, created_at text not null, seen_at integer not null,
    fresh_until integer not null, expires_at integer not null, ended_at text
  ) ${suffix}`,
  'create index sign_in_sessions_subject on sign_in_sessions (subject_id, kind)',
  `create table challenges (
    hash text primary key, purpose text not null, subject_id text not null, expires_at integer not null
  ) ${suffix}`,
  'create index challenges_expiry on challenges (expires_at)',
  `create table sign_in_links (
    token_hash text primary key, purpose text not null check (purpose in ('lost', 'member')),
    subject_id text not null, binding_hash text not null, expires_at integer not null, used_at text,
    code_hash text not null default '', tries integer not null default 0
  ) ${suffix}`,
  'create index sign_in_links_binding on sign_in_links (binding_hash)',
  `create table door_passes (
    id text primary key, token_hash text not null unique, event_id text not null, made_by text not null,
    created_at text not null, expires_at integer not null, ended_at text
  ) ${suffix}`,
  'create index door_passes_event on door_passes (event_id)',
  `create table member_passkeys (
    id text primary key, email_key text not null, rp_id text not null, public_key text not null,
    counter integer not null, transports text not null, backed_up integer not null, label text not null,
    created_at text not null, last_used_at text
  ) ${suffix}`,
  'create index member_passkeys_email on member_passkeys (email_key)',
  `create table unwanted_letters (
    email_key text not null, letter text not null check (letter in ('new-browser')), since text not null,
    primary key (email_key, letter)
  ) ${suffix}`,
];

/** Stored work of volunteers in the Office: drafts, saved views, presence, uploads, dual approvals. */
const office = (suffix: string): readonly string[] => [
  `create table drafts (
    volunteer_id text not null, kind text not null, subject text not null, body text not null,
    saved_at text not null,
    primary key (volunteer_id, kind, subject)
  ) ${suffix}`,
  'create index drafts_saved on drafts (saved_at)',
  `create table saved_views (
    id text primary key, volunteer_id text not null, path text not null, name text not null,
    search text not null, created_at text not null
  ) ${suffix}`,
  'create index saved_views_volunteer on saved_views (volunteer_id)',
  `create table presence (
    volunteer_id text not null, subject text not null, seen_at integer not null,
    primary key (volunteer_id, subject)
  ) ${suffix}`,
  `create table uploads (
    id text primary key, subject_kind text not null, subject_id text not null, volunteer_id text not null,
    part text not null, name text not null, size integer not null, last_modified integer not null,
    received integer not null, state text not null, reason text not null, item text,
    attempts integer not null, claimed_until integer not null, created_at text not null,
    changed_at text not null
  ) ${suffix}`,
  `create unique index uploads_file on uploads
    (subject_kind, subject_id, volunteer_id, part, name, size, last_modified)`,
  'create index uploads_state on uploads (state)',
  'create index uploads_changed on uploads (changed_at)',
  `create table second_yes (
    kind text not null, subject text not null, asked_by text not null, asked_at text not null,
    given_by text, given_at text,
    primary key (kind, subject)
  ) ${suffix}`,
];

/** Audit log. */
const auditLog = (suffix: string): readonly string[] => [
  `create table audit_log (
    id text primary key, at text not null, who text not null, action text not null, subject text not null,
    detail text not null, volunteer_id text, chapter text, data text not null default '{}'
  ) ${suffix}`,
  'create index audit_log_volunteer on audit_log (volunteer_id, id)',
  'create index audit_log_subject on audit_log (subject, id)',
  // On SQLite only. On PostgreSQL no statement of the program changes or deletes a row.
  `create trigger audit_log_changes before update on audit_log
    begin select raise(abort, 'The log is never changed.'); end`,
  `create trigger audit_log_deletions before delete on audit_log
    begin select raise(abort, 'The log is never deleted.'); end`,
];

/** Settings, idempotency records, spent captcha tokens, and rate limits. */
const operation = (suffix: string): readonly string[] => [
  `create table settings (key text primary key, value text not null) ${suffix}`,
  `create table answered (
    key text primary key, fingerprint text not null, answer text not null, expires_at integer not null
  ) ${suffix}`,
  'create index answered_expiry on answered (expires_at)',
  `create table spent_tokens (key text primary key, expires_at integer not null) ${suffix}`,
  'create index spent_tokens_expiry on spent_tokens (expires_at)',
  `create table rate_windows (
    visitor text not null, window_start integer not null, tries integer not null,
    primary key (visitor, window_start)
  ) ${suffix}`,
];

/** Creates all tables, indexes and triggers. A table comes after the tables that it refers to. */
export const tables = (suffix: string): readonly string[] =>
  [
    members,
    imports,
    personalData,
    contact,
    jobs,
    stories,
    news,
    events,
    donations,
    email,
    signIn,
    office,
    auditLog,
    operation,
  ].flatMap((part) => part(suffix));
