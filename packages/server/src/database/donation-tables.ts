import type { ContributionKind } from '@banyan/api/office';

/** How far a gift came. */
export type DonationState = 'created' | 'approved' | 'captured' | 'declined' | 'failed';

/** A gift. Stored before the provider hears of it; the donor joins it when the money is taken. Amounts in cents. */
export interface DonationTable {
  id: string;
  /** What people quote, on the receipt and at the provider. */
  reference: string;
  provider: string;
  /** The provider's name for it; none until the provider answered. */
  order_id: string | null;
  state: DonationState;
  cents: number;
  currency: string;
  /** What only the browser that made the order has, hashed; and until when it opens anything (ms since 1970). */
  token_hash: string;
  token_expires_at: number;
  /** Name of the organization that gave; then first and last name are those of its contact. `null` for a person. */
  organization: string | null;
  first_name: string | null;
  last_name: string | null;
  email: string | null;
  email_key: string | null;
  year: number | null;
  program: string | null;
  purpose: string | null;
  /** Who is taking the money at this moment. */
  claim: string | null;
  /** When the money was asked for, as long as what became of it is not known (ms since 1970). */
  asked_at: number | null;
  /** Counts what came to nothing for certain: a new try needs a new name at the provider. */
  attempt: number;
  capture_id: string | null;
  captured_cents: number | null;
  captured_currency: string | null;
  captured_at: string | null;
  /** What the provider kept of it and what was left, in the currency that was taken; `null` where it did not say. */
  fee_cents: number | null;
  net_cents: number | null;
  refunded_cents: number;
  created_at: string;
  changed_at: string;
  /** How it came. What a volunteer has recorded has the provider `hand`. */
  kind: 'online' | 'check' | 'cash' | 'other';
  /** What it was, which decides what may be said about taxes. */
  contribution: ContributionKind;
  /** Fair market value of what was given in return; `null` for nothing. */
  fair_value_cents: number | null;
  /** Description of what was given in return, or of which goods or services came; else empty. */
  description: string;
  /** For the books alone. */
  note: string;
  /** Id of the volunteer who has recorded it. */
  recorded_by: string | null;
  /** Grows with whatever volunteers would want to have seen before they give back. */
  version: number;
  /** When a receipt was written last. */
  receipt_at: string | null;
  /** The letter with the statement that it stands in, as the outbox calls what it is about; and when that was written. */
  statement: string | null;
  statement_at: string | null;
}

/** How far a refund came. */
export type DonationRefundState = 'waits' | 'asked' | 'pending' | 'done' | 'failed' | 'dropped';

/** Money that goes back. Stored before the provider hears of it, whose name for the request is its id. Amounts in cents. */
export interface DonationRefundTable {
  id: string;
  donation_id: string;
  cents: number;
  reason: string;
  /** Who wanted it; `null` for one that was made at the provider itself. */
  volunteer_id: string | null;
  /** Went back otherwise, and was only recorded. */
  by_hand: number;
  state: DonationRefundState;
  /** Who brought the last news, as in {@link DonationTransitionTable}. */
  cause: string;
  /** Why it did not go through, as the provider calls it. */
  detail: string;
  /** The provider's id for it. */
  provider_id: string | null;
  created_at: string;
  /** When the provider was first asked (ms since 1970). */
  asked_at: number | null;
  settled_at: string | null;
}

/** Letters with the statements of a year that were written together; the outbox knows them by the id as a batch. */
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

/** One step of a gift. Never changed, never deleted. */
export interface DonationTransitionTable {
  donation_id: string;
  /** From 1: several steps can happen at the same moment. */
  position: number;
  at: string;
  from_state: DonationState | null;
  to_state: DonationState;
  /** Who brought the news: the browser, a webhook, or a reconciliation. */
  cause: string;
  detail: string;
}

/** Notifications of the provider that were dealt with. */
export interface PaymentEventTable {
  id: string;
  type: string;
  order_id: string | null;
  received_at: string;
}

/** Orders of the demo gateway, which stands in for a provider. */
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
