import type { CampaignState } from '@banyan/api/office';

/** An email campaign. */
export interface MailingTable {
  id: string;
  reference: string;
  state: CampaignState;
  /** Grows with every change. */
  version: number;
  subject: string;
  markdown: string;
  from_name: string;
  reply_to: string;
  /** JSON: the audience, in the format of the API contract. */
  audience: string;
  /** Chapter that the campaign belongs to: that of its recipients or of its event; `null` for the whole association. */
  chapter: string | null;
  /** Event whose guests are the recipients. */
  event_id: string | null;
  /** Id of a volunteer, like `tested_by`, `asked_by` and `second_yes_by`. */
  made_by: string;
  created_at: string;
  changed_at: string;
  /** Time of the latest test email, with the volunteer and the version of the campaign. */
  tested_at: string | null;
  tested_by: string | null;
  tested_version: number | null;
  /** Id of the volunteer who asked to send it. */
  asked_by: string | null;
  asked_at: string | null;
  second_yes_by: string | null;
  /** Time before which no email of it is sent, in milliseconds since 1970. */
  hold_until: number | null;
  begun_at: string | null;
  ended_at: string | null;
  /** 1 when all of its emails are in the outbox. */
  written: number;
  /** Number of recipients. */
  many: number;
  /** Number of emails that were sent, and of those that failed. */
  sent: number;
  failed: number;
  /** Number of recipients who unsubscribed through it. */
  unsubscribed: number;
}

/** Campaigns that an address chose to get. Without a row it gets every campaign that it agreed to. */
export interface LetterChoiceTable {
  /** Keyed hash of the address, as in the table of suppressions. */
  address_hash: string;
  choice: 'none' | 'chapter';
  at: string;
}

/** A campaign email that the address's mail server rejected because the mailbox does not exist. */
export interface LetterRefusalTable {
  address_hash: string;
  mailing_id: string;
  at: string;
}
