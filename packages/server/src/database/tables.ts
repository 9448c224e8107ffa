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
  /** As in {@link MemberTable}. */
  sent_from: string | null;
  created_at: string;
  decided_at: string | null;
  decided_by: string | null;
  reason: string | null;
  /** JSON list of what volunteers replied, oldest first; `null` for none. Read by `repliesTo`. */
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
  /** JSON: what can be seen in each picture. */
  media: string;
  author: string;
  published: number;
  /** Id of the chapter it belongs to; `null` for everybody's. */
  chapter: string | null;
  /** What a volunteer wrote in the Office; empty where `description` is all there is. */
  markdown: string;
  /** The same as HTML of the allowed elements; empty where it says no more than `description`. */
  html: string;
  /** How often it was written. */
  version: number;
  /** When it was written last in the Office. */
  changed_at: string | null;
  /** Since when it is on the site, or was; a draft never was. */
  published_at: string | null;
  removed_at: string | null;
  created_at: string;
}

/** Stories: those sent in, which wait for a decision, and the approved ones, which are published. */
export interface StoryTable {
  /** The end of its address once it is published. */
  id: string;
  /** What the author can quote; `null` for one that an editor wrote. */
  reference: string | null;
  status: 'pending' | 'approved' | 'rejected';
  title: string;
  /** Plain text as it was sent, a blank line between paragraphs; empty for one that an editor wrote. */
  story: string;
  /** With `excerpt` and `read_time` only ever written through `storyWords`. */
  content: string;
  excerpt: string;
  read_time: string;
  category: string;
  /** JSON array of text. */
  tags: string;
  /** Path or address of the story's picture, or empty. */
  image: string;
  name: string;
  /** Never leaves this server, and neither does `contact_no`. */
  email: string | null;
  contact_no: string | null;
  graduation_year: number | null;
  /** 1 when the form said that the year stands with the story. */
  shows_year: number;
  department: string | null;
  author_role: string;
  company: string;
  /** Path or address of the author's portrait, or empty. */
  photo: string;
  /** 0 when it was approved without the portrait. */
  shows_photo: number;
  /** Set when it is approved. */
  published_at: string | null;
  /** When its author asked for it to be taken down. */
  asked_down_at: string | null;
  created_at: string;
  decided_at: string | null;
  decided_by: string | null;
  reason: string | null;
}

/** Words of members' names, by each spelling one slip away, so that a typing mistake still finds them. */
interface DirectoryWordTable {
  spelling: string;
  word: string;
  /** The first import that brought it, as in {@link MemberTable}. */
  imported: number;
}

/** Jobs, and those who sent them. On the board when approved, for 60 days from `posted_at`. */
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
  /** 1 when it can be done from anywhere. */
  remote: number;
  /** Whole dollars, as is `pay_max`. */
  pay_min: number | null;
  pay_max: number | null;
  /** One of the contract's `payPeriods`. */
  pay_period: string | null;
  application_link: string;
  poster_name: string;
  poster_email: string;
  poster_phone: string;
  /** 1 when the poster agreed that email and number stand beside the job. */
  show_contact: number;
  /** When it went on the board, or was renewed last. */
  posted_at: string | null;
  /** When it was taken off, before or after its 60 days. */
  expired_at: string | null;
  created_at: string;
  decided_at: string | null;
  decided_by: string | null;
  reason: string | null;
}

/** What a member wants to have corrected in their entry of the directory. */
export interface CorrectionTable {
  id: string;
  reference: string;
  status: 'pending' | 'approved' | 'rejected';
  member_id: string;
  /** JSON object: columns of the member's row as they shall be. Only those that differ. */
  wanted: string;
  /** The same columns as they were, once it is approved. */
  before: string | null;
  created_at: string;
  decided_at: string | null;
  decided_by: string | null;
  reason: string | null;
}

/** Mail that was promised in the same transaction as the row it is about. */
export interface OutboxTable {
  id: string;
  recipient: string;
  reply_to: string | null;
  subject: string;
  body: string;
  /** The row it is about. */
  about: string;
  created_at: string;
  attempts: number;
  next_attempt_at: number;
  sent_at: string | null;
  last_error: string | null;
  /** Until when one process has it in its hands, in milliseconds since 1970. */
  leased_until: number;
  /** What letters have in common that were written together. */
  batch: string | null;
  /** The letter to many that this is one of; then its words are made of that when it leaves. */
  mailing_id: string | null;
  /** Of one of many its address as `emailKey` makes it: of one letter to many each gets one. */
  email_key: string | null;
  /** Who writes, before the address that all letters come from. */
  from_name: string | null;
  /** The same as `body`, for whoever reads HTML. */
  html: string | null;
  /** The address that takes its reader off the list. */
  unsubscribe: string | null;
  /** Since when nobody tries to send it any more. */
  given_up_at: string | null;
  /** JSON list of its last failed tries, oldest first; `null` for none. Read by `failuresOf`. */
  failures: string | null;
}

/** Who decided what, when. Never changed, never deleted. */
interface AuditTable {
  id: string;
  at: string;
  who: string;
  action: string;
  subject: string;
  detail: string;
  /** Who did it in the Office; `null` for the command line, members and what came before the Office. */
  volunteer_id: string | null;
  /** The chapters it is about, with spaces between; `null` for none. */
  chapter: string | null;
  /** JSON object of names of fields, and ids: nothing personal. */
  data: string;
}

/** Answers already given, so that a retry or a double click gets the same one. Times are milliseconds since 1970. */
interface IdempotencyRecordTable {
  key: string;
  fingerprint: string;
  answer: string;
  expires_at: number;
}

/** Verifications that were used up. */
interface SpentTokenTable {
  key: string;
  expires_at: number;
}

interface RateWindowTable {
  visitor: string;
  window_start: number;
  tries: number;
}

/** Small facts about this installation, such as whether it was seeded. */
/** What waits for a second person's yes, or has had it. */
export interface SecondYesTable {
  kind: 'refund' | 'mailing';
  /** Id of what waits. */
  subject: string;
  /** Ids of volunteers. */
  asked_by: string;
  asked_at: string;
  given_by: string | null;
  given_at: string | null;
}

interface SettingTable {
  key: string;
  value: string;
}

/** What the association adds to letters. */
interface OwnWordsTable {
  /** A kind of letter, or `signature` or `postal-address`, which stand under all of them. */
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
