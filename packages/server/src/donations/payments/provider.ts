/** Request to create an order. Amounts are integer cents. */
export interface OrderRequest {
  /** Unique id of this donation. The provider creates one order for repeated requests with the same id. */
  requestId: string;
  /** Reference shown to people; the invoice number at the provider. */
  reference: string;
  cents: number;
  currency: string;
}

/** Progress of a refund. */
export interface RefundStatus {
  status: 'done' | 'pending' | 'failed';
  /** The provider’s id of the refund; `null` if the provider refused it. */
  id: string | null;
  /** Reason of a failure in the provider’s words; empty otherwise. */
  reason: string;
}

/** Refund as listed in an order. */
export interface OrderRefund extends RefundStatus {
  id: string;
  /** Our request id of the refund; `null` for a refund made at the provider itself. */
  name: string | null;
  cents: number;
}

/** Request to refund a capture. */
export interface RefundRequest {
  /** Unique id of this refund. The provider makes one refund for repeated requests with the same id. */
  requestId: string;
  captureId: string;
  /** Integer cents. */
  cents: number;
  currency: string;
}

/** Current state of an order at the provider. */
export type OrderStatus =
  /** The donor has not approved the order yet. */
  | { status: 'open' }
  | { status: 'approved' }
  | {
      status: 'captured';
      captureId: string;
      cents: number;
      currency: string;
      /** Fee and net amount, which may be negative. Omitted if the provider did not state them. */
      fee?: { cents: number; netCents: number };
      refunds: readonly OrderRefund[];
    }
  /** Captured but under review by the provider, which decides later. */
  | { status: 'pending' }
  | { status: 'declined'; reason: string }
  /** Expired, voided or unknown to the provider. */
  | { status: 'gone' };

/**
 * Error for an unclear answer: the provider is down, slow or busy, or its answer is invalid. The requested action may have happened
 * nevertheless.
 */
export class ProviderUnavailableError extends Error {
  override readonly name = 'ProviderUnavailableError';
}

/** Payment provider. Every method rejects with {@link ProviderUnavailableError} if it got no clear answer, and with nothing else. */
export interface PaymentProvider {
  readonly name: 'paypal' | 'demo';
  /** Creates an order and returns its id. No money moves. */
  create(order: OrderRequest): Promise<string>;
  /** Takes the money of an approved order, once for repeated requests with the same id. */
  capture(orderId: string, requestId: string): Promise<OrderStatus>;
  /** Reads the state of an order; changes nothing. */
  getOrder(orderId: string): Promise<OrderStatus>;
  /** Refunds money. Repeated requests with the same id within {@link refundNamesMs} refund once. */
  refund(request: RefundRequest): Promise<RefundStatus>;
  /** Reads the state of a refund by the provider’s id; changes nothing. */
  getRefund(id: string): Promise<RefundStatus>;
  /** True if a notification really comes from the provider. Missing if the provider sends none. */
  isGenuine?(headers: Headers, body: string): Promise<boolean>;
}

/** Time for which a provider certainly recognizes a refund’s request id, in milliseconds. PayPal keeps them for 45 days. */
export const refundNamesMs = 30 * 86_400_000;

/** Answer of a provider, or `undefined` if it gave no clear answer. */
export async function orUndefined<Answer>(asking: Promise<Answer>): Promise<Answer | undefined> {
  try {
    return await asking;
  } catch (error) {
    if (error instanceof ProviderUnavailableError) return undefined;
    throw error;
  }
}
