import type { PasskeyTable } from './office-tables.ts';

/** A passkey that opens the page of an email, and nothing else. */
export interface MemberPasskeyTable extends Omit<PasskeyTable, 'volunteer_id'> {
  /** Whose page. */
  email_key: string;
}

/** A letter that somebody has switched off. */
export interface UnwantedLetterTable {
  email_key: string;
  /** `new-browser`: after a sign-in with a browser that was not there before. */
  letter: 'new-browser';
  since: string;
}

/** Another address that somebody asked for on their own page. Until it is due the one they have can stop it. */
export interface EmailChangeTable {
  email_key: string;
  email: string;
  new_key: string;
  new_email: string;
  /** Of the link to the new address. */
  confirm_hash: string;
  /** Of the link to the one they have. */
  stop_hash: string;
  asked_at: string;
  /** When it is done, if the new address is confirmed by then, in milliseconds since 1970. */
  due_at: number;
  confirmed_at: string | null;
}

/** Somebody who asked on their own page to be deleted: until then they can stop it. */
export interface LeavingTable {
  email_key: string;
  email: string;
  /** Of the link that stops it. */
  token_hash: string;
  /** What becomes of their published stories. */
  stories: 'take-down' | 'keep';
  /** JSON array: ids of the entries that were in the directory until then. */
  hidden: string;
  asked_at: string;
  /** When it is done, in milliseconds since 1970. */
  due_at: number;
}

/** An address that is not to be written to, or not to come back. */
export interface SuppressionTable {
  /** Keyed hash of the address: whoever reads the table learns of nobody. */
  address_hash: string;
  why: 'unsubscribed' | 'unreachable' | 'deleted';
  at: string;
}
