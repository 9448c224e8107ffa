import type { CampaignState } from '@banyan/api/office';

/** A letter to many. */
export interface MailingTable {
  id: string;
  reference: string;
  state: CampaignState;
  /** How often it was changed. */
  version: number;
  subject: string;
  markdown: string;
  from_name: string;
  reply_to: string;
  /** JSON: who gets it, as the contract has it. */
  audience: string;
  /** Whose it is: the chapter whose members get it, or that of the event; `null` for the whole association's. */
  chapter: string | null;
  /** The event whose guests get it. */
  event_id: string | null;
  /** Id of a volunteer, as are `tested_by`, `asked_by` and `second_yes_by`. */
  made_by: string;
  created_at: string;
  changed_at: string;
  /** When somebody had it sent to themselves, and how it was then. */
  tested_at: string | null;
  tested_by: string | null;
  tested_version: number | null;
  /** Who had it sent. */
  asked_by: string | null;
  asked_at: string | null;
  second_yes_by: string | null;
  /** Until when nothing of it leaves, in milliseconds since 1970. */
  hold_until: number | null;
  begun_at: string | null;
  ended_at: string | null;
  /** 1 when each of its letters is in the outbox. */
  written: number;
  /** To how many it goes. */
  many: number;
  /** How many left, and how many were given up. */
  sent: number;
  failed: number;
  /** How many want no more letters since. */
  unsubscribed: number;
}

/** What an address wants of letters to many; without one it is all of those that it was ever promised. */
export interface LetterChoiceTable {
  /** Keyed hash of the address, as in the table of suppressions. */
  address_hash: string;
  choice: 'none' | 'chapter';
  at: string;
}

/** A letter to many that the server of an address refused, because it knows no such mailbox. */
export interface LetterRefusalTable {
  address_hash: string;
  mailing_id: string;
  at: string;
}
