import type { PasskeyTable } from './office-tables.ts';

/** A passkey that opens a member's own page, and nothing else. */
export interface MemberPasskeyTable extends Omit<PasskeyTable, 'volunteer_id'> {
  /** Email of the member whose page it opens. */
  email_key: string;
}

/** A kind of email that a member has turned off. */
export interface UnwantedLetterTable {
  email_key: string;
  /** `new-browser`: the email after a sign-in with a new browser. */
  letter: 'new-browser';
  since: string;
}

/** A change of email that a member requested on their own page. The old address can stop it until it is due. */
export interface EmailChangeTable {
  email_key: string;
  email: string;
  new_key: string;
  new_email: string;
  /** Token hash of the link that the new address got. */
  confirm_hash: string;
  /** Token hash of the link that the old address got. */
  stop_hash: string;
  asked_at: string;
  /** Time when the change happens if the new address is confirmed by then, in milliseconds since 1970. */
  due_at: number;
  confirmed_at: string | null;
}

/** An account deletion that a member requested on their own page. The member can stop it until it is due. */
export interface LeavingTable {
  email_key: string;
  email: string;
  /** Token hash of the link that stops the deletion. */
  token_hash: string;
  /** Choice for their published stories. */
  stories: 'take-down' | 'keep';
  /** JSON array: ids of the entries that were listed in the directory before the request. */
  hidden: string;
  asked_at: string;
  /** Time when the deletion happens, in milliseconds since 1970. */
  due_at: number;
}

/** An address that must not get email, or must not be imported again. */
export interface SuppressionTable {
  /** Keyed hash of the address, so that the table reveals no addresses. */
  address_hash: string;
  why: 'unsubscribed' | 'unreachable' | 'deleted';
  at: string;
}
