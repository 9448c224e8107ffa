const format = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** Formats cents of US dollars for documents: `$25.00`. */
export const dollars = (cents: number): string => format.format(cents / 100);
