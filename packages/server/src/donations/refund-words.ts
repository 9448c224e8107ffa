import { officeGiftMessages as messages } from '@banyan/api/office';

const sentences: Readonly<Record<string, string>> = {
  REFUND_TIME_LIMIT_EXCEEDED: messages.late,
  CAPTURE_FULLY_REFUNDED: 'All of it was given back before.',
  REFUND_AMOUNT_EXCEEDED: 'That is more than PayPal says is left.',
  REFUND_FAILED_INSUFFICIENT_FUNDS: 'There is not enough in the PayPal account. Top it up, and try again.',
  REFUND_NOT_ALLOWED: 'PayPal does not allow it. Ask them why.',
  PENDING_CAPTURE: 'The gift itself is not through at PayPal yet. Try again in a few days.',
  TRANSACTION_DISPUTED: 'The donor disputes the gift. Answer the dispute at PayPal instead.',
  REFUND_NOT_PERMITTED_DUE_TO_CHARGEBACK: 'The donor’s bank has taken it back already.',
  PAYEE_ACCOUNT_RESTRICTED: 'The association’s PayPal account is restricted. Ask PayPal why.',
  PAYER_ACCOUNT_LOCKED_OR_CLOSED: 'The donor’s PayPal account is closed. Send a check, then record it here.',
  NEVER_ANSWERED: 'PayPal gave no clear answer for a month, and its books know nothing of it.',
};

/** Sentence about a failed refund. @param reason In the provider’s words. */
export const refundWords = (reason: string): string =>
  sentences[reason] ?? `PayPal says ${reason.toLowerCase().replaceAll('_', ' ')}.`;
