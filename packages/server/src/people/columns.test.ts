import { expect, test } from 'vitest';
import { hashedTables } from '../mail/address-notes.ts';
import { openTestDatabase } from '../testing/test-database.ts';
import { temporaryDirectory } from '../testing/test-server.ts';
import { personalTables } from './features.ts';

/*
 * Lists every column of every table. A new column fails this test until it is added to a list, and until `forgetPerson` and
 * `exportPerson` handle it if it holds personal data.
 */

/** Columns with personal data, by table. Each table belongs to the `personal-data.ts` of a feature. */
const personal: Readonly<Record<string, string>> = {
  members: `reference first_name last_name email email_key phone linkedin_url street1 street2 city state zip year dept
    dept_other company mentorship_interest job_posting alumni_update personal_note public_image public_company public_state
    image hidden sort_name sent_from newsletter newsletter_at newsletter_how consents reason`,
  member_merges: 'undone moved',
  imports: 'content columns',
  import_changes: 'wanted before',
  corrections: 'reference member_id wanted before reason',
  directory_words: 'spelling word',
  contact_messages: 'reference first_name last_name email phone message sent_from reason replies',
  event_registrations: `reference first_name last_name email email_key year comments source guests guests_in
    checked_in_at`,
  check_ins: 'kind at guests',
  stories: `reference title story content excerpt image name email contact_no graduation_year shows_year shows_photo department
    author_role company photo asked_down_at reason`,
  jobs: `reference title company location description requirements application_link poster_name poster_email poster_phone
    show_contact reason`,
  donations:
    'reference organization first_name last_name email email_key year program purpose description note',
  donation_refunds: 'reason',
  questions: 'reference email_key question answer',
  outbox: 'recipient reply_to subject body email_key html unsubscribe from_name',
  mailings: 'reply_to',
  volunteers: 'name email email_key keys_off told steps_away',
  grants: 'role chapter',
  passkeys: 'label backed_up transports',
  recovery_codes: 'used_at',
  invitations: 'name email email_key grants',
  // A member has no id here, so this holds their email.
  sign_in_sessions: 'label subject_id',
  sign_in_links: 'subject_id',
  member_passkeys: 'email_key label created_at last_used_at',
  unwanted_letters: 'email_key letter since',
  leavings: 'email email_key stories hidden asked_at due_at',
  email_changes: 'email email_key new_email new_key asked_at due_at confirmed_at',
  drafts: 'kind subject body',
  saved_views: 'path name search',
};

/** Columns without personal data of anybody with an email here: states, times, numbers, volunteers, and published content. */
const others: Readonly<Record<string, string>> = {
  members: 'id status position imported version merged_into links_since created_at decided_at decided_by',
  member_merges: 'dropped_id kept_id merged_at',
  imports: `id volunteer_id file_name encoding separator lines headings choice number problems counts state created_at done_at
    undone_at`,
  import_changes: 'import_id member_id version',
  // Graduates from the association's own register have no email here, so their rows belong to nobody (docs/security.md).
  graduates: 'id roll name given year program many',
  graduate_words: 'sound year graduate_id',
  corrections: 'id status created_at decided_at decided_by',
  directory_words: 'imported',
  contact_messages: 'id status created_at decided_at decided_by',
  event_registrations: `id event_id created_at held_until waiting_since cancelled_at verified written_at
    reminded_at door_version`,
  // Names of check-in helpers as they gave them, kept until a year after the event.
  check_ins: 'event_id item registration_id result by_name device undoes version created_at',
  // Random references, deleted with their registration.
  registration_references: 'reference registration_id created_at',
  stories: 'id status read_time category tags photo_focus published_at created_at decided_at decided_by',
  jobs: `id status job_type remote pay_min pay_max pay_period posted_at expired_at created_at decided_at decided_by`,
  donations: `id provider order_id state cents currency token_hash token_expires_at claim asked_at attempt capture_id
    captured_cents captured_currency captured_at fee_cents net_cents refunded_cents created_at changed_at kind contribution fair_value_cents recorded_by version receipt_at
    statement statement_at`,
  donation_refunds: `id donation_id cents volunteer_id by_hand state cause detail provider_id created_at asked_at settled_at`,
  demo_refunds: 'request_id id capture_id cents created_at',
  statement_mailings: 'id year volunteer_id many withdrawn created_at leaves_at',
  second_yes: 'kind subject asked_by asked_at given_by given_at',
  questions: 'id subject_kind subject_id asked_by created_at token_hash answered_at',
  outbox:
    'id about created_at attempts next_attempt_at sent_at last_error leased_until batch mailing_id given_up_at failures',
  // Texts of campaigns by volunteers, and the number of recipients.
  mailings: `id reference state version subject markdown from_name audience chapter event_id made_by created_at changed_at
    tested_at tested_by tested_version asked_by asked_at second_yes_by hold_until begun_at ended_at written many sent failed
    unsubscribed`,
  saved_reasons: 'title kind reason created_at',
  own_words: 'part words',
  settings: 'key value',
  events: `id title description date end_date timezone location images registration_url featured is_active is_approved
    created_at category organizer max_attendees seats_reserved registration_deadline media sequence changed_at
    cancelled_at chapter confirmation cancelled_reason reminder door_version`,
  flyers: 'event_id folder failed reason failed_at',
  event_letters: 'id event_id kind fields many withdrawn created_at leaves_at',
  news: 'id title summary description category featured tags images author published created_at chapter media markdown html version changed_at published_at removed_at',
  donation_transitions: 'donation_id position at from_state to_state cause detail',
  payment_events: 'id type order_id received_at',
  demo_orders: 'id request_id cents currency capture_id attempts created_at',
  // Ids of volunteers, including former ones.
  audit_log: 'id at who action subject detail volunteer_id chapter data',
  volunteers: 'id handle version created_at ended_at',
  grants: 'volunteer_id given_by created_at',
  passkeys: 'id volunteer_id rp_id public_key counter created_at last_used_at',
  recovery_codes: 'volunteer_id code_hash created_at',
  invitations: 'id token_hash volunteer_id invited_by created_at expires_at used_at',
  sign_in_sessions: 'id token_hash kind passkey_id created_at seen_at fresh_until expires_at ended_at',
  drafts: 'volunteer_id saved_at',
  saved_views: 'id volunteer_id created_at',
  // Kept for a minute.
  presence: 'volunteer_id subject seen_at',
  // Hashes, kept for five and ten minutes.
  challenges: 'hash purpose subject_id expires_at',
  door_passes: 'id token_hash event_id made_by created_at expires_at ended_at',
  sign_in_links: 'token_hash purpose binding_hash code_hash tries expires_at used_at',
  member_passkeys: 'id rp_id public_key counter transports backed_up',
  leavings: 'token_hash',
  email_changes: 'confirm_hash stop_hash',
  // File names of volunteers' uploads, kept for a day at most.
  uploads: `id subject_kind subject_id volunteer_id part name size last_modified received state reason item attempts claimed_until
    created_at changed_at`,
  // Hashes of requests, kept for a day at most; the responses hold only a reference.
  answered: 'key fingerprint answer expires_at',
  spent_tokens: 'key expires_at',
  rate_windows: 'visitor window_start tries',
  migrations: 'name applied_at breaks',
  migration_checksums: 'name checksum',
};

/** Tables that know an address only by a keyed hash. They are exported in words, and kept on purpose when a person is deleted. */
const hashed: Readonly<Record<string, string>> = {
  suppressions: 'address_hash why at',
  letter_choices: 'address_hash choice at',
  letter_refusals: 'address_hash mailing_id at',
};

const columnsIn = (lists: Readonly<Record<string, string>>) =>
  Object.entries(lists).flatMap(([table, columns]) =>
    columns.split(/\s+/).map((column) => `${table}.${column}`),
  );

test('every column is listed as personal data, as hashed personal data or as other data', async () => {
  const database = await openTestDatabase(temporaryDirectory());
  const tables = await database.introspection.getTables();
  const columns = tables
    // Leaves out the directory index, whose words are deleted when a member is removed.
    .filter(({ name }) => !/^directory(_(data|idx|docsize|config|content))?$/.test(name))
    .flatMap(({ name, columns: of }) => of.map((column) => `${name}.${column.name}`));
  expect([personal, others, hashed].flatMap(columnsIn).toSorted()).toEqual(columns.toSorted());
});

test('every table with personal data belongs to a feature that exports and deletes it', () => {
  const known = personalTables.flatMap(({ tables }) => tables);
  expect(known.toSorted()).toEqual(Object.keys(personal).toSorted());
});

test('every table that knows an address by hash is exported in words', () => {
  expect([...hashedTables].toSorted()).toEqual(Object.keys(hashed).toSorted());
});
