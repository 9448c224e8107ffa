import { range, roundArch } from '../drawing.ts';

const ground = 460;
const piers = [560, 606, 664, 738, 834, 960, 1128, 1352];
const decks = [366, 334, 294, 244, 180, 96, -20];
const litSpan = 4;

interface Span {
  outline: string;
  orders: readonly string[];
  /** Path of the opening that light falls through; only one of the seven spans has it. */
  lit?: string;
}

/** Viaduct whose spans grow to the right. */
export const viaduct: readonly Span[] = decks.map((deck, index) => {
  const from = piers[index] ?? 0;
  const to = piers[index + 1] ?? 0;
  const width = to - from;
  const count = Math.min(9, Math.max(2, Math.round(width / 18)));
  const orders = range(count)
    .filter((order) => width - 16 - order * 15 > 6)
    .map((order) =>
      roundArch(from + 8 + order * 7.5, width - 16 - order * 15, deck + 22 + order * 9, ground),
    );
  const innermost = index === litSpan ? orders.at(-1) : undefined;
  return {
    outline: `M${from} ${ground}V${deck}H${to}`,
    orders: innermost === undefined ? orders : orders.slice(0, -1),
    lit: innermost,
  };
});
