/** Result line of the list of gifts. */
export const giftsLine = 'gifts';

/** Result line of one gift. */
export const giftLine = (reference: string) => `gift ${reference}`;
