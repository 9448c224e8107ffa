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
  refunded_cents: number;
  created_at: string;
  changed_at: string;
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
