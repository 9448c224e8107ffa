/** Smallest width of a part, in hundredths of the bar, so that it stays visible. */
const least = 1;

/** Start and width of each part of the bar, in hundredths. A count of zero has no width. */
export function sharesOf(counts: readonly number[]): readonly { x: number; width: number }[] {
  const whole = counts.reduce((sum, count) => sum + count, 0);
  const wide = counts.map((count) => (count === 0 ? 0 : Math.max(least, (count / whole) * 100)));
  const scale = 100 / (wide.reduce((sum, width) => sum + width, 0) || 1);
  let x = 0;
  return wide.map((width) => {
    const share = { x, width: width * scale };
    x += share.width;
    return share;
  });
}
