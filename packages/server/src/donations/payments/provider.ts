/** What a provider is asked to make an order of. Amounts are integer cents. */
export interface OrderRequest {
  /** Names this donation: asked twice under one name, the provider makes one order. */
  requestId: string;
  /** What people quote; at the provider it is the invoice number. */
  reference: string;
  cents: number;
  currency: string;
}

/** How far money came that goes back. */
export interface RefundStatus {
  status: 'done' | 'pending' | 'failed';
  /** The provider's id for it; `null` when it refused, and there is none. */
  id: string | null;
  /** Why it did not go through, in the provider's words; else empty. */
  reason: string;
}

/** A refund as an order tells of it. */
export interface OrderRefund extends RefundStatus {
  id: string;
  /** Our name for it; `null` for one that was made at the provider itself. */
  name: string | null;
  cents: number;
}

/** What a provider is asked to give back. */
export interface RefundRequest {
  /** Names this refund: asked twice under one name, the provider makes one. */
  requestId: string;
  captureId: string;
  /** Integer cents. */
  cents: number;
  currency: string;
}

/** What a provider knows of an order, at this moment. */
export type OrderStatus =
  /** Nobody approved it yet. */
  | { status: 'open' }
  | { status: 'approved' }
  | {
      status: 'captured';
      captureId: string;
      cents: number;
      currency: string;
      /** What the provider kept, and what is left, which may be less than nothing. Left out where it did not say. */
      fee?: { cents: number; netCents: number };
      refunds: readonly OrderRefund[];
    }
  /** Taken, but held back by the provider; it will say later whether it goes through. */
  | { status: 'pending' }
  | { status: 'declined'; reason: string }
  /** Expired, voided or never there. */
  | { status: 'gone' };

/** No clear answer: down, late, too busy, or words that make no sense. What was asked may have happened all the same. */
export class ProviderUnavailableError extends Error {
  override readonly name = 'ProviderUnavailableError';
}

/** Takes money. Every method rejects with {@link ProviderUnavailableError} when it got no clear answer, and with nothing else. */
export interface PaymentProvider {
  readonly name: 'paypal' | 'demo';
  /** Answers the order's id. No money moves. */
  create(order: OrderRequest): Promise<string>;
  /** Takes the money of an approved order. Asked twice, it is taken once. */
  capture(orderId: string, requestId: string): Promise<OrderStatus>;
  /** What became of an order; changes nothing. */
  getOrder(orderId: string): Promise<OrderStatus>;
  /** Gives money back. Asked twice under one name within {@link refundNamesMs}, it goes back once. */
  refund(request: RefundRequest): Promise<RefundStatus>;
  /** What became of a refund, by the provider's id; changes nothing. */
  getRefund(id: string): Promise<RefundStatus>;
  /** Whether a notification really comes from the provider. Missing where the provider sends none. */
  isGenuine?(headers: Headers, body: string): Promise<boolean>;
}

/** How long a provider knows a refund by our name for certain, in milliseconds: PayPal keeps names for 45 days. */
export const refundNamesMs = 30 * 86_400_000;

/** What a provider answers, or `undefined` when it answers nothing clear. */
export async function orUndefined<Answer>(asking: Promise<Answer>): Promise<Answer | undefined> {
  try {
    return await asking;
  } catch (error) {
    if (error instanceof ProviderUnavailableError) return undefined;
    throw error;
  }
}
