import type { ReceiptSheet } from '../donations/receipt-sheet.ts';
import type { FieldError } from '../errors.ts';
import type { EventItem } from '../events/event-item.ts';
import type { ValuesOf } from '../form.ts';
import type { AlumnusCard } from '../members/alumnus-card.ts';
import type { correctEntryForm } from '../members/entry-forms.ts';

/*
 * What the page at `/my` shows: everything that belongs to one email, and nothing else. The server makes it, the page is
 * rendered with it, and every act on it is a form that works without scripts. Instants are ISO 8601 with a zone, days are
 * ISO 8601 dates, lists are newest first.
 */

/** What `/my` is for a request: somebody is signed in, or is asked for the address, the link or the code. */
export type MyPage =
  | { state: 'signed-in'; view: MyView; page: MyOwnPage }
  /**
   * Nobody is signed in. `typed` is the address as it came back with an error. A `question` is asked once there were many tries: its
   * answer goes back as `questionAnswer`, its token in a hidden field `questionToken`. A field `homepage` that nobody sees is a trap.
   */
  | { state: 'ask'; typed: string; question?: { text: string; token: string } | undefined }
  /** A letter is on its way if the address is known: the code can be typed. Also what `myPaths.enter` without a token opens. */
  | { state: 'asked' }
  /** The link of a letter was opened: a button spends it. Mail scanners only get so far. */
  | { state: 'enter'; token: string /** `s…@example.org` */; address: string }
  /** The link was opened in a browser that did not ask for it: it wants the code. */
  | { state: 'other-browser' }
  /** The link of the letter about being deleted: a button stops it, `act` is `stay`, `about` the token. `due` is when it is done. */
  | { state: 'stay'; token: string; due: string }
  /** The link of the letter to a new address was opened: a button confirms it. `address` is the one that it takes the place of, `due` when. */
  | { state: 'confirm'; token: string /** `s…@example.org` */; address: string; due: string }
  /** The link of the letter to the address they have was opened: a button stops the change to `address`. */
  | { state: 'keep'; token: string /** `s…@example.org` */; address: string; due: string }
  /** The link is spent, too old or none of ours. */
  | { state: 'spent' }
  /** This process does not hold the data. */
  | { state: 'elsewhere' };

/** Which of its pages is shown; they share head and index. */
export type MyView =
  | { name: 'page' }
  | { name: 'leaving' }
  /** `typed` is the address as it came back with an error. */
  | { name: 'email'; typed: string }
  | { name: 'correct'; entry: MyEntry }
  /** One gift's receipt, or the sheet of a year, to print. */
  | { name: 'receipts'; sheets: readonly ReceiptSheet[] };

/** What a request to `/my` and below opens, or what became of its form. */
export interface OpenedMyPage {
  /** Status that the page is sent with. */
  status: number;
  my: MyPage;
  said: MySaid | undefined;
}

/** What was said about the button that was pressed, or about the form that came back. */
export interface MySaid {
  /** Where it stands: beside its cause. */
  section: MySection;
  message: string;
  isDone: boolean;
  errors: readonly FieldError[];
}

/** The parts of the page, in their order; each is the id of its heading and the fragment its forms come back to. */
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

/** Everything with one email, as its owner sees it. */
export interface MyOwnPage {
  email: string;
  /** As the entry, the last registration or gift has it; empty when none of them says one. */
  name: string;
  /** The next registration that is neither over nor given back. */
  coming: MyTicket | undefined;
  /** More than one where people share an address. */
  entries: readonly MyEntry[];
  tickets: readonly MyTicket[];
  gifts: readonly MyGift[];
  /** Calendar years with a deductible amount, newest first, for the year's statements. */
  giftYears: readonly MyGiftYear[];
  stories: readonly MyStory[];
  jobs: readonly MyJob[];
  sessions: readonly MySession[];
  passkeys: readonly MyPasskey[];
  /** Whether a letter tells of a browser that was not there before. */
  hasNewBrowserEmails: boolean;
  /** `undefined` while nobody has asked for another address. */
  emailChange: MyEmailChange | undefined;
  leaving: MyLeaving;
}

/** What a member allows; each has a switch of its own. `contact` is the email on the jobs they posted. */
export const myConsents = ['state', 'company', 'photo', 'newsletter', 'contact'] as const;
export type MyConsentName = (typeof myConsents)[number];

export interface MyConsent {
  name: MyConsentName;
  isGiven: boolean;
  /** Since when; `undefined` when nobody ever asked. */
  since: string | undefined;
}

/** An entry of the directory. */
export interface MyEntry {
  id: string;
  reference: string;
  /** `waiting` is not approved yet. */
  state: 'shown' | 'hidden' | 'waiting' | 'turned-down';
  /** As everybody sees it, or would. */
  card: AlumnusCard;
  /** What the form of a correction begins with, or what was typed when it came back. */
  values: Omit<ValuesOf<typeof correctEntryForm>, 'token'>;
  /** Reference of a correction that a volunteer has yet to read. */
  waitingCorrection: string | undefined;
  consents: readonly MyConsent[];
}

/** A registration for an event. */
export interface MyTicket {
  reference: string;
  event: EventItem;
  state: 'confirmed' | 'held' | 'offered' | 'waiting' | 'released';
  off: 'cancelled' | 'over' | undefined;
  /** Whether the door let them in. */
  hasArrived: boolean;
  /** Path of the ticket's page. */
  href: string;
  /** Path of the calendar file, below the API. */
  calendarHref: string;
  /** Until when a seat is kept that has yet to be taken. */
  until: string | undefined;
}

export interface MyGift {
  reference: string;
  /** ISO 8601 date. */
  day: string;
  /** What is left of it, `$250.00`; of goods or services what they were. */
  what: string;
  /** The organization that gave it, whose contact, advisor or employee the person is; empty for their own. */
  from: string;
  /** What it was given for, in the donor's words; may be empty. */
  cause: string;
  /** Whether something is left of it after refunds. */
  isLeft: boolean;
  /** The receipt as the email had it. */
  sheet: ReceiptSheet;
  /** Path of the receipt, to print. */
  receiptHref: string;
}

/** What was given in a year: a statement for each donor, who may be the person or an organization. */
export interface MyGiftYear {
  year: number;
  sheets: readonly ReceiptSheet[];
}

export interface MyStory {
  reference: string;
  title: string;
  state: 'waiting' | 'asked' | 'turned-down' | 'published' | 'taken-down';
  sentAt: string;
  /** Path of the page, of one that is published. */
  href: string | undefined;
  /** Since when somebody has asked for it to be taken down. */
  askedToUnpublish: string | undefined;
}

export interface MyJob {
  reference: string;
  title: string;
  company: string;
  state: 'waiting' | 'asked' | 'turned-down' | 'published' | 'over' | 'taken-down';
  sentAt: string;
  /** Path of the page, of one that is on the board. */
  href: string | undefined;
  /** Whole days that are left of `lastsDays`; `undefined` unless it is on the board. */
  daysLeft: number | undefined;
  lastsDays: number;
  /** Once, in its last 14 days. */
  canRenew: boolean;
}

export interface MySession {
  id: string;
  /** `Chrome, Windows`. */
  label: string;
  isThis: boolean;
  seenAt: string;
  /** When it ends by itself. */
  until: string;
}

export interface MyPasskey {
  id: string;
  label: string;
  createdAt: string;
  lastUsedAt: string | undefined;
}

/** Another address that somebody has asked for. */
export interface MyEmailChange {
  address: string;
  /** From when on it is theirs, once it is confirmed; unless it is by then, nothing changes. */
  due: string;
  isConfirmed: boolean;
}

/** What being deleted does, counted beforehand. */
export interface MyLeaving {
  /** When it will be done; `undefined` while nobody has asked for it. */
  due: string | undefined;
  entries: number;
  /** Coming registrations that are given back. */
  seats: readonly { title: string; day: string }[];
  jobs: number;
  stories: number;
  gifts: number;
  giftsKeptYears: number;
  /** After how many days copies of the data are gone. */
  copiesDays: number;
}
