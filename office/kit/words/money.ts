const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
const whole = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
});

/** "$250.00", "$4,310" for a sum without cents that is only looked at. */
export const moneyWords = (cents: number, isSum = false): string =>
  (isSum && cents % 100 === 0 ? whole : dollars).format(cents / 100);
