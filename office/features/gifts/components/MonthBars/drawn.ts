/** How high the ground lies below the top, and how deep refunds may hang below it, in pixels. */
export const height = 220;
export const depth = 48;

/** What is left above the highest bar for its sum. */
const headroom = 34;

/** What is left under the longest refund for its end. */
const footroom = 8;

/** The least that is seen of what is more than nothing. */
const least = 3;

/** What came and what went in a month, in whole cents. */
interface Sums {
  cents: number;
  refundedCents: number;
  before: { cents: number };
}

/** How long something of this much is drawn, in pixels, when the most is drawn so long. */
const lengthOf = (cents: number, most: number, longest: number): number =>
  cents <= 0 || most <= 0 ? 0 : Math.max(least, Math.round((cents / most) * longest));

/** How long each month's bar, its line of the year before and its refunds are drawn, in pixels. */
export function drawnOf(months: readonly Sums[]): readonly { bar: number; before: number; back: number }[] {
  const most = Math.max(0, ...months.flatMap(({ cents, before }) => [cents, before.cents]));
  const mostBack = Math.max(0, ...months.map(({ refundedCents }) => refundedCents));
  return months.map(({ cents, refundedCents, before }) => ({
    bar: lengthOf(cents, most, height - headroom),
    before: lengthOf(before.cents, most, height - headroom),
    back: lengthOf(refundedCents, mostBack, depth - footroom),
  }));
}
