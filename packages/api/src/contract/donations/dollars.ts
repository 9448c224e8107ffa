const format = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** Cents of US dollars as papers state them: `$25.00`. */
export const dollars = (cents: number): string => format.format(cents / 100);
