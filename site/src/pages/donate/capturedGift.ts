import * as v from 'valibot';

const Kept = v.object({
  orderId: v.string(),
  /** Of the donor. */
  name: v.string(),
  email: v.string(),
  /** Empty when none was named. */
  purpose: v.string(),
  /** Whole dollars. */
  amount: v.number(),
});

/** A gift whose money was taken in this tab. The API never says who gave: a receipt's name is known here only. */
export type CapturedGift = v.InferOutput<typeof Kept>;

const place = 'banyan.captured';

/** Not in a shared atom: three pages read it once each, none while another changes it, and it has to outlive a reload. */
function quietly<Answer>(run: () => Answer): Answer | undefined {
  try {
    return run();
  } catch {
    return undefined;
  }
}

/** Keeps it for this tab; a newer one takes its place. */
export const keepGift = (gift: CapturedGift): void =>
  quietly(() => sessionStorage.setItem(place, JSON.stringify(gift)));

/** The gift of this order, if this tab captured it. Only in the browser, after hydration. */
export function readGift(orderId: string): CapturedGift | undefined {
  const text = quietly(() => sessionStorage.getItem(place));
  const kept = v.safeParse(v.pipe(v.string(), v.parseJson(), Kept), text);
  return kept.success && kept.output.orderId === orderId ? kept.output : undefined;
}
