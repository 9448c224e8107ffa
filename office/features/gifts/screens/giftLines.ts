/** The line of the list of gifts. */
export const giftsLine = 'gifts';

/** The line of a gift as a whole. */
export const giftLine = (reference: string) => `gift ${reference}`;
