const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
const whole = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
});

/** Formats an amount: "$250.00". Sums drop zero cents: "$4,310". */
export const moneyWords = (cents: number, isSum = false): string =>
  (isSum && cents % 100 === 0 ? whole : dollars).format(cents / 100);
