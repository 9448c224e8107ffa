/** Distance from the top to the axis, and the space for refunds below it, in pixels. */
export const height = 220;
export const depth = 48;

/** Space above the highest bar for its sum, in pixels. */
const headroom = 34;

/** Space below the longest refund for its rounded end, in pixels. */
const footroom = 8;

/** Smallest drawn height of an amount above zero, in pixels. */
const least = 3;

/** Sums received and refunded in a month, in whole cents. */
interface Sums {
  cents: number;
  refundedCents: number;
  before: { cents: number };
}

/** Height of an amount, in pixels, when the largest amount is drawn at `longest`. */
const lengthOf = (cents: number, most: number, longest: number): number =>
  cents <= 0 || most <= 0 ? 0 : Math.max(least, Math.round((cents / most) * longest));

/** Heights of each month’s bar, of last year’s line and of the refunds, in pixels. */
export function drawnOf(months: readonly Sums[]): readonly { bar: number; before: number; back: number }[] {
  const most = Math.max(0, ...months.flatMap(({ cents, before }) => [cents, before.cents]));
  const mostBack = Math.max(0, ...months.map(({ refundedCents }) => refundedCents));
  return months.map(({ cents, refundedCents, before }) => ({
    bar: lengthOf(cents, most, height - headroom),
    before: lengthOf(before.cents, most, height - headroom),
    back: lengthOf(refundedCents, mostBack, depth - footroom),
  }));
}
