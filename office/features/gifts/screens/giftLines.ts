/** The line of the list of gifts. */
export const giftsLine = 'gifts';

/** The lines of a gift: what became of it as a whole, of its receipt, and of its refunds. */
export const giftLines = (reference: string) => ({
  whole: `gift ${reference}`,
  receipt: `gift ${reference} receipt`,
  refund: `gift ${reference} refund`,
});
