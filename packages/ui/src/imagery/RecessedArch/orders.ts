import { type Drawing, range, round } from '../drawing.ts';

export const recessedArchHeight = 470;

/** Arch in fifteen recessed orders, lit from behind. */
export const recessedArch: Drawing = (() => {
  const ground = recessedArchHeight;
  const lines = range(15).map((order) => {
    const x = 688 + order * 17;
    const width = 640 - order * 34;
    const top = 26 + order * 17;
    const r = Math.min(width / 2, 190 - order * 6);
    return {
      width: round(1.25 + order * 0.09),
      d: `M${x} ${ground}V${top + r}a${r} ${r} 0 0 1 ${r} ${-r}H${x + width - r}a${r} ${r} 0 0 1 ${r} ${r}V${ground}`,
    };
  });
  return { bands: lines.map(({ d }) => `${d}z`), lines };
})();
