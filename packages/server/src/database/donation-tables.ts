import type { ContributionKind } from '@banyan/api/office';

/** State of a donation. */
export type DonationState = 'created' | 'approved' | 'captured' | 'declined' | 'failed';

/**
 * A donation. It is stored before the provider knows of it; the donor's details are added when the payment is captured. Amounts in
 * cents.
 */
export interface DonationTable {
  id: string;
  /** Reference that people quote. It is on the receipt and at the provider. */
  reference: string;
  provider: string;
  /** Order id at the provider; `null` until the provider answered. */
  order_id: string | null;
  state: DonationState;
  cents: number;
  currency: string;
  /** Hash of a secret that only the browser which made the order has, and the time when the secret expires (ms since 1970). */
  token_hash: string;
  token_expires_at: number;
  /** Name of the organization that gave; the first and last name are then those of its contact. `null` for a person. */
  organization: string | null;
  first_name: string | null;
  last_name: string | null;
  email: string | null;
  email_key: string | null;
  year: number | null;
  program: string | null;
  purpose: string | null;
  /** Id of the attempt that is capturing the payment at this moment. */
  claim: string | null;
  /** Time of the capture request, while its result is unknown (ms since 1970). */
  asked_at: number | null;
  /** Number of attempts that failed for certain. A new attempt needs a new request id at the provider. */
  attempt: number;
  capture_id: string | null;
  captured_cents: number | null;
  captured_currency: string | null;
  captured_at: string | null;
  /** Fee and net amount, in the captured currency; `null` if the provider did not report them. */
  fee_cents: number | null;
  net_cents: number | null;
  refunded_cents: number;
  created_at: string;
  changed_at: string;
  /** Payment method. Donations that a volunteer recorded have the provider `hand`. */
  kind: 'online' | 'check' | 'cash' | 'other';
  /** Kind of contribution. It decides what the receipt may say about taxes. */
  contribution: ContributionKind;
  /** Fair market value of what was given in return; `null` for nothing. */
  fair_value_cents: number | null;
  /** Description of what was given in return, or of the goods or services that were donated; else empty. */
  description: string;
  /** Internal note for the bookkeeping. */
  note: string;
  /** Id of the volunteer who recorded it. */
  recorded_by: string | null;
  /** Grows with every change that a volunteer should have seen before a refund. */
  version: number;
  /** Time of the latest receipt. */
  receipt_at: string | null;
  /** `about` of the outbox email with the yearly statement that lists this donation, and the time of that statement. */
  statement: string | null;
  statement_at: string | null;
}

/** State of a refund. */
export type DonationRefundState = 'waits' | 'asked' | 'pending' | 'done' | 'failed' | 'dropped';

/** A refund. It is stored before the provider knows of it, and its id is the request id at the provider. Amounts in cents. */
export interface DonationRefundTable {
  id: string;
  donation_id: string;
  cents: number;
  reason: string;
  /** Id of the volunteer who requested it; `null` for a refund made at the provider itself. */
  volunteer_id: string | null;
  /** 1 if the money was returned outside the provider and only recorded here. */
  by_hand: number;
  state: DonationRefundState;
  /** Source of the latest state, as in {@link DonationTransitionTable}. */
  cause: string;
  /** Error of the provider if the refund failed. */
  detail: string;
  /** Refund id at the provider. */
  provider_id: string | null;
  created_at: string;
  /** Time of the first request to the provider (ms since 1970). */
  asked_at: number | null;
  settled_at: string | null;
}

/** A batch of emails with yearly statements. Its id is the `batch` of these emails in the outbox. */
export interface StatementMailingTable {
  id: string;
  year: number;
  volunteer_id: string;
  many: number;
  withdrawn: number;
  created_at: string;
  /** Milliseconds since 1970. */
  leaves_at: number;
}

/** State transition of a donation. Never changed, never deleted. */
export interface DonationTransitionTable {
  donation_id: string;
  /** Counts from 1, because several transitions can have the same time. */
  position: number;
  at: string;
  from_state: DonationState | null;
  to_state: DonationState;
  /** Source of the transition: the browser, a webhook, or a reconciliation. */
  cause: string;
  detail: string;
}

/** Webhook notifications of the provider that were processed. */
export interface PaymentEventTable {
  id: string;
  type: string;
  order_id: string | null;
  received_at: string;
}

/** Orders of the demo gateway, which replaces a provider. */
export interface DemoOrderTable {
  id: string;
  request_id: string;
  cents: number;
  currency: string;
  capture_id: string | null;
  attempts: number;
  created_at: string;
}

/** Refunds of the demo gateway. */
export interface DemoRefundTable {
  request_id: string;
  id: string;
  capture_id: string;
  cents: number;
  created_at: string;
}
