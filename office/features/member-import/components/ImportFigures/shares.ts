/** How much of the line the smallest part takes, in hundredths: it can be seen. */
const least = 1;

/** Where each part begins and how wide it is, in hundredths. What is nothing has no place. */
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
