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
