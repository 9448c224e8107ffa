import type {
  DemoOrderTable,
  DemoRefundTable,
  DonationRefundTable,
  DonationTable,
  DonationTransitionTable,
  PaymentEventTable,
  StatementMailingTable,
} from './donation-tables.ts';
import type { LetterChoiceTable, LetterRefusalTable, MailingTable } from './email-tables.ts';
import type {
  CheckInTable,
  EventLettersTable,
  EventRegistrationTable,
  EventTable,
  RegistrationReferenceTable,
} from './event-tables.ts';
import type { FlyerTable } from './flyer-tables.ts';
import type {
  GraduateTable,
  GraduateWordTable,
  ImportChangeTable,
  ImportTable,
  MemberMergeTable,
  MemberTable,
} from './member-tables.ts';
import type {
  EmailChangeTable,
  LeavingTable,
  MemberPasskeyTable,
  SuppressionTable,
  UnwantedLetterTable,
} from './my-tables.ts';
import type {
  ChallengeTable,
  CheckInPassTable,
  DraftTable,
  GrantTable,
  InvitationTable,
  PasskeyTable,
  PresenceTable,
  RecoveryCodeTable,
  SavedViewTable,
  SignInLinkTable,
  SignInSessionTable,
  VolunteerTable,
} from './office-tables.ts';
import type { QuestionTable, SavedReasonTable } from './review-tables.ts';
import type { UploadTable } from './upload-tables.ts';

export interface ContactMessageTable {
  id: string;
  reference: string;
  status: 'new' | 'handled' | 'rejected';
  first_name: string;
  last_name: string;
  email: string;
  phone: string;
  message: string;
  /** Origin of the other site that sent it, as in {@link MemberTable}. */
  sent_from: string | null;
  created_at: string;
  decided_at: string | null;
  decided_by: string | null;
  reason: string | null;
  /** JSON list of the volunteers' replies, oldest first; `null` for none. Read by `repliesTo`. */
  replies: string | null;
}

export interface NewsTable {
  id: string;
  title: string;
  summary: string;
  description: string;
  category: string;
  featured: number;
  /** JSON arrays of text. */
  tags: string;
  images: string;
  /** JSON: descriptions of the pictures. */
  media: string;
  author: string;
  published: number;
  /** Id of the chapter it belongs to; `null` for the whole association. */
  chapter: string | null;
  /** Text that a volunteer wrote in the Office; empty if there is only `description`. */
  markdown: string;
  /** The same text as sanitized HTML; empty if it says no more than `description`. */
  html: string;
  /** Grows with every edit. */
  version: number;
  /** Time of the latest edit in the Office. */
  changed_at: string | null;
  /** Time of the first publication; `null` for a draft that was never published. */
  published_at: string | null;
  removed_at: string | null;
  created_at: string;
}

/** Stories: pending submissions, and approved ones, which are published. */
export interface StoryTable {
  /** Id, which is the last part of its address once it is published. */
  id: string;
  /** Reference that the author can quote; `null` for a story that an editor wrote. */
  reference: string | null;
  status: 'pending' | 'approved' | 'rejected';
  title: string;
  /** Plain text as it was sent, with a blank line between paragraphs; empty for a story that an editor wrote. */
  story: string;
  /** Sanitized HTML. Always written through `storyWords`, together with `excerpt` and `read_time`. */
  content: string;
  excerpt: string;
  read_time: string;
  category: string;
  /** JSON array of text. */
  tags: string;
  /** Path or address of the story's picture, or empty. */
  image: string;
  name: string;
  /** Private, like `contact_no`: it never leaves this server. */
  email: string | null;
  contact_no: string | null;
  graduation_year: number | null;
  /** 1 if the author allowed the year to be shown with the story. */
  shows_year: number;
  department: string | null;
  author_role: string;
  company: string;
  /** Path or address of the author's portrait, or empty. */
  photo: string;
  /** JSON of `Focus` of the API contract: the focal point of the portrait; `null` for its upper third. */
  photo_focus: string | null;
  /** 0 if it was approved without the portrait. */
  shows_photo: number;
  /** Set on approval. */
  published_at: string | null;
  /** Time when its author asked to unpublish it. */
  asked_down_at: string | null;
  created_at: string;
  decided_at: string | null;
  decided_by: string | null;
  reason: string | null;
}

/** Words of members' names, each with all spellings that are one typing mistake away, so that a search still finds them. */
interface DirectoryWordTable {
  spelling: string;
  word: string;
  /** First import that added the word, as in {@link MemberTable}. */
  imported: number;
}

/** Jobs and their posters. Approved jobs are on the job board for 60 days from `posted_at`. */
export interface JobTable {
  id: string;
  reference: string;
  status: 'pending' | 'approved' | 'rejected';
  title: string;
  company: string;
  location: string;
  description: string;
  requirements: string;
  job_type: string;
  /** 1 if the job can be done remotely. */
  remote: number;
  /** Whole dollars, like `pay_max`. */
  pay_min: number | null;
  pay_max: number | null;
  /** Pay period: one of `payPeriods` of the API contract. */
  pay_period: string | null;
  application_link: string;
  poster_name: string;
  poster_email: string;
  poster_phone: string;
  /** 1 if the poster agreed to show email and phone number with the job. */
  show_contact: number;
  /** Time when it was published or last renewed. */
  posted_at: string | null;
  /** Time when it was removed from the board, before or after its 60 days. */
  expired_at: string | null;
  created_at: string;
  decided_at: string | null;
  decided_by: string | null;
  reason: string | null;
}

/** A correction that a member requested for their directory entry. */
export interface CorrectionTable {
  id: string;
  reference: string;
  status: 'pending' | 'approved' | 'rejected';
  member_id: string;
  /** JSON object: the changed columns of the member's row with their new values. */
  wanted: string;
  /** The old values of the same columns, once it is approved. */
  before: string | null;
  created_at: string;
  decided_at: string | null;
  decided_by: string | null;
  reason: string | null;
}

/** Outbox: emails, stored in the same transaction as the row they are about. */
export interface OutboxTable {
  id: string;
  recipient: string;
  reply_to: string | null;
  subject: string;
  body: string;
  /** Row that the email is about. */
  about: string;
  created_at: string;
  attempts: number;
  next_attempt_at: number;
  sent_at: string | null;
  last_error: string | null;
  /** Time until which one process has a lease on it, in milliseconds since 1970. */
  leased_until: number;
  /** Id that emails of one batch share. */
  batch: string | null;
  /** Campaign of this email; its text is made from the campaign when it is sent. */
  mailing_id: string | null;
  /** Recipient of a campaign email, as `emailKey` makes it: each address gets one email per campaign. */
  email_key: string | null;
  /** Name of the sender, shown before the common sender address. */
  from_name: string | null;
  /** HTML version of `body`. */
  html: string | null;
  /** Address of the unsubscribe link. */
  unsubscribe: string | null;
  /** Time since when it is no longer retried. */
  given_up_at: string | null;
  /** JSON list of its latest failed attempts, oldest first; `null` for none. Read by `failuresOf`. */
  failures: string | null;
}

/** Audit log: who decided what, and when. Never changed, never deleted. */
interface AuditTable {
  id: string;
  at: string;
  who: string;
  action: string;
  subject: string;
  detail: string;
  /** Id of the volunteer who did it; `null` for the command line, members, and actions before the Office existed. */
  volunteer_id: string | null;
  /** Chapters concerned, separated by spaces; `null` for none. */
  chapter: string | null;
  /** JSON object of field names and ids. It holds no personal data. */
  data: string;
}

/** Idempotency records: stored responses, so that a retry or a double click gets the same one. Times are milliseconds since 1970. */
interface IdempotencyRecordTable {
  key: string;
  fingerprint: string;
  answer: string;
  expires_at: number;
}

/** Captcha tokens that were used. */
interface SpentTokenTable {
  key: string;
  expires_at: number;
}

interface RateWindowTable {
  visitor: string;
  window_start: number;
  tries: number;
}

/** A dual approval: an action that needs, or has, a second person's approval. */
export interface SecondYesTable {
  kind: 'refund' | 'mailing';
  /** Id of the refund or campaign. */
  subject: string;
  /** Ids of volunteers. */
  asked_by: string;
  asked_at: string;
  given_by: string | null;
  given_at: string | null;
}

/** Facts about this installation, such as the seeding of the samples. */
interface SettingTable {
  key: string;
  value: string;
}

/** Texts that the association adds to emails. */
interface OwnWordsTable {
  /** A kind of email, or `signature` or `postal-address`, which are added to all of them. */
  part: string;
  words: string;
}

export interface Tables {
  settings: SettingTable;
  members: MemberTable;
  member_merges: MemberMergeTable;
  imports: ImportTable;
  import_changes: ImportChangeTable;
  graduates: GraduateTable;
  graduate_words: GraduateWordTable;
  directory_words: DirectoryWordTable;
  jobs: JobTable;
  corrections: CorrectionTable;
  contact_messages: ContactMessageTable;
  events: EventTable;
  event_registrations: EventRegistrationTable;
  registration_references: RegistrationReferenceTable;
  event_letters: EventLettersTable;
  flyers: FlyerTable;
  check_ins: CheckInTable;
  news: NewsTable;
  stories: StoryTable;
  donations: DonationTable;
  donation_transitions: DonationTransitionTable;
  donation_refunds: DonationRefundTable;
  statement_mailings: StatementMailingTable;
  demo_refunds: DemoRefundTable;
  second_yes: SecondYesTable;
  payment_events: PaymentEventTable;
  demo_orders: DemoOrderTable;
  questions: QuestionTable;
  saved_reasons: SavedReasonTable;
  outbox: OutboxTable;
  own_words: OwnWordsTable;
  audit_log: AuditTable;
  volunteers: VolunteerTable;
  grants: GrantTable;
  passkeys: PasskeyTable;
  recovery_codes: RecoveryCodeTable;
  invitations: InvitationTable;
  sign_in_sessions: SignInSessionTable;
  challenges: ChallengeTable;
  door_passes: CheckInPassTable;
  sign_in_links: SignInLinkTable;
  drafts: DraftTable;
  saved_views: SavedViewTable;
  presence: PresenceTable;
  uploads: UploadTable;
  member_passkeys: MemberPasskeyTable;
  unwanted_letters: UnwantedLetterTable;
  leavings: LeavingTable;
  email_changes: EmailChangeTable;
  suppressions: SuppressionTable;
  mailings: MailingTable;
  letter_choices: LetterChoiceTable;
  letter_refusals: LetterRefusalTable;
  answered: IdempotencyRecordTable;
  spent_tokens: SpentTokenTable;
  rate_windows: RateWindowTable;
}
