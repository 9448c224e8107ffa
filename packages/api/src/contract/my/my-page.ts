import type { ReceiptSheet } from '../donations/receipt-sheet.ts';
import type { FieldError } from '../errors.ts';
import type { EventItem } from '../events/event-item.ts';
import type { ValuesOf } from '../form.ts';
import type { AlumnusCard } from '../members/alumnus-card.ts';
import type { correctEntryForm } from '../members/entry-forms.ts';

/*
 * Data of the page at `/my`: everything that belongs to one email, and nothing else. The server prepares the data and renders the
 * page with it. Every action on the page is a form that works without scripts. Instants are ISO 8601 with a zone, days are ISO 8601
 * dates, lists are newest first.
 */

/** State of `/my` for a request: the member is signed in, or is asked for the address, the link or the code. */
export type MyPage =
  | { state: 'signed-in'; view: MyView; page: MyOwnPage }
  /**
   * Nobody is signed in. `typed` is the typed address after an error. A `question` is asked after many tries: the form sends its
   * answer as `questionAnswer` and its token in the hidden field `questionToken`. The hidden field `homepage` is a honeypot.
   */
  | { state: 'ask'; typed: string; question?: { text: string; token: string } | undefined }
  /** Form for the code. An email was sent if the address is known. `myPaths.enter` without a token opens it too. */
  | { state: 'asked' }
  /** The sign-in link was opened, and a button uses it up. Mail scanners open the link but do not press the button. */
  | { state: 'enter'; token: string /** `s…@example.org` */; address: string }
  /** The link was opened in a browser that did not ask for it, so the page asks for the code. */
  | { state: 'other-browser' }
  /**
   * The link in the email about the deletion was opened. A button stops the deletion: `act` is `stay`, `about` is the token. `due` is
   * the time of the deletion.
   */
  | { state: 'stay'; token: string; due: string }
  /**
   * The link in the email to the new address was opened. A button confirms the change. `address` is the current address, `due` the
   * time of the change.
   */
  | { state: 'confirm'; token: string /** `s…@example.org` */; address: string; due: string }
  /** The link in the email to the current address was opened. A button stops the change to `address`. */
  | { state: 'keep'; token: string /** `s…@example.org` */; address: string; due: string }
  /** The link is used, expired or unknown. */
  | { state: 'spent' }
  /** This process does not hold the data. */
  | { state: 'elsewhere' };

/** Current view of the member's page; all views share header and index. */
export type MyView =
  | { name: 'page' }
  | { name: 'leaving' }
  /** `typed` is the typed address after an error. */
  | { name: 'email'; typed: string }
  | { name: 'correct'; entry: MyEntry }
  /** Printable receipt of one gift, or statement of a year. */
  | { name: 'receipts'; sheets: readonly ReceiptSheet[] };

/** Result of a request to `/my` and the paths below it, or of one of its forms. */
export interface OpenedMyPage {
  /** HTTP status of the page. */
  status: number;
  my: MyPage;
  said: MyFeedback | undefined;
}

/** Feedback about the pressed button or the returned form. */
export interface MyFeedback {
  /** Section of the page that shows the feedback, beside its cause. */
  section: MySection;
  message: string;
  isDone: boolean;
  errors: readonly FieldError[];
}

/** Sections of the page, in their order. Each is the id of its heading and the fragment that its forms return to. */
export const mySections = [
  'coming',
  'entry',
  'consents',
  'events',
  'gifts',
  'stories-and-jobs',
  'sign-in',
  'leaving',
] as const;
export type MySection = (typeof mySections)[number];

/** All data of one email, as its owner sees it. */
export interface MyOwnPage {
  email: string;
  /** Name from the entry, the last registration or the last gift; empty if none of them has one. */
  name: string;
  /** Next registration that is neither over nor canceled. */
  coming: MyTicket | undefined;
  /** Entries of the directory; more than one if people share an address. */
  entries: readonly MyEntry[];
  tickets: readonly MyTicket[];
  gifts: readonly MyGift[];
  /** Calendar years with a deductible amount, newest first, for the yearly statements. */
  giftYears: readonly MyGiftYear[];
  stories: readonly MyStory[];
  jobs: readonly MyJob[];
  sessions: readonly MySession[];
  passkeys: readonly MyPasskey[];
  /** True if the member gets an email after a sign-in with a new browser. */
  hasNewBrowserEmails: boolean;
  /** Pending change of the address; `undefined` if there is none. */
  emailChange: MyEmailChange | undefined;
  leaving: MyLeaving;
}

/** Consents of a member, each with its own switch. `contact` is the email shown on jobs they posted. */
export const myConsents = ['state', 'company', 'photo', 'newsletter', 'contact'] as const;
export type MyConsentName = (typeof myConsents)[number];

export interface MyConsent {
  name: MyConsentName;
  isGiven: boolean;
  /** Time of the last change; `undefined` if the member was never asked. */
  since: string | undefined;
}

/** Entry of the directory. */
export interface MyEntry {
  id: string;
  reference: string;
  /** State of the entry; `waiting` is not approved yet. */
  state: 'shown' | 'hidden' | 'waiting' | 'turned-down';
  /** Entry as the public sees it, or would see it. */
  card: AlumnusCard;
  /** Initial values of the correction form, or the typed ones after an error. */
  values: Omit<ValuesOf<typeof correctEntryForm>, 'token'>;
  /** Reference of a correction that waits for approval. */
  waitingCorrection: string | undefined;
  consents: readonly MyConsent[];
}

/** Registration for an event. */
export interface MyTicket {
  reference: string;
  event: EventItem;
  state: 'confirmed' | 'held' | 'offered' | 'waiting' | 'released';
  off: 'cancelled' | 'over' | undefined;
  /** True if the member was checked in at the event. */
  hasArrived: boolean;
  /** Path of the ticket's page. */
  href: string;
  /** Path of the calendar file, below the API. */
  calendarHref: string;
  /** Time until which a seat is held that is not confirmed yet. */
  until: string | undefined;
}

export interface MyGift {
  reference: string;
  /** ISO 8601 date. */
  day: string;
  /** Amount left after refunds, `$250.00`; for goods or services their description. */
  what: string;
  /** Organization that gave it, with the member as its contact, adviser or employee; empty for the member's own gift. */
  from: string;
  /** Purpose of the gift in the donor's words; may be empty. */
  cause: string;
  /** True if something is left of the gift after refunds. */
  isLeft: boolean;
  /** Receipt as the email contained it. */
  sheet: ReceiptSheet;
  /** Path of the printable receipt. */
  receiptHref: string;
}

/** Gifts of one year: a statement for each donor, which may be the member or an organization. */
export interface MyGiftYear {
  year: number;
  sheets: readonly ReceiptSheet[];
}

export interface MyStory {
  reference: string;
  title: string;
  state: 'waiting' | 'asked' | 'turned-down' | 'published' | 'taken-down';
  sentAt: string;
  /** Path of the story's page, if it is published. */
  href: string | undefined;
  /** Time of the member's request to remove it. */
  askedToUnpublish: string | undefined;
}

export interface MyJob {
  reference: string;
  title: string;
  company: string;
  state: 'waiting' | 'asked' | 'turned-down' | 'published' | 'over' | 'taken-down';
  sentAt: string;
  /** Path of the job's page, if it is on the board. */
  href: string | undefined;
  /** Whole days left of `lastsDays`; `undefined` unless it is on the board. */
  daysLeft: number | undefined;
  lastsDays: number;
  /** True in the last 14 days, if the job was not renewed before. */
  canRenew: boolean;
}

export interface MySession {
  id: string;
  /** Browser and system: `Chrome, Windows`. */
  label: string;
  isThis: boolean;
  seenAt: string;
  /** Time at which the session ends by itself. */
  until: string;
}

export interface MyPasskey {
  id: string;
  label: string;
  createdAt: string;
  lastUsedAt: string | undefined;
}

/** Pending change of the member's address. */
export interface MyEmailChange {
  address: string;
  /** Time at which a confirmed change takes effect. If it is not confirmed by then, nothing changes. */
  due: string;
  isConfirmed: boolean;
}

/** Preview of an account deletion, with counts. */
export interface MyLeaving {
  /** Time of the scheduled deletion; `undefined` if none is scheduled. */
  due: string | undefined;
  entries: number;
  /** Upcoming registrations that the deletion cancels. */
  seats: readonly { title: string; day: string }[];
  jobs: number;
  stories: number;
  gifts: number;
  giftsKeptYears: number;
  /** Days after which backups no longer contain the data. */
  copiesDays: number;
}
