import * as v from 'valibot';

const Kept = v.object({
  /** The event's. */
  title: v.string(),
  /** In words, in the event's zone. */
  when: v.string(),
  where: v.string(),
  /** What a person quotes when asking about it; a host may give none. */
  reference: v.optional(v.string()),
  /** Address of the event's calendar file. */
  calendar: v.string(),
});

/** A registration that went through; /events shows it until it is dismissed. */
export type Confirmation = v.InferOutput<typeof Kept>;

const place = 'banyan.registered';

/** A browser may keep nothing (private window, storage forbidden); the toast and the mail have said it too. */
function quietly<Answer>(run: () => Answer): Answer | undefined {
  try {
    return run();
  } catch {
    return undefined;
  }
}

/** Keeps it for this tab, over a reload; a newer one takes its place. */
export const keepConfirmation = (confirmation: Confirmation): void =>
  quietly(() => sessionStorage.setItem(place, JSON.stringify(confirmation)));

/** The one that was kept. Only in the browser, after hydration. */
export function readConfirmation(): Confirmation | undefined {
  const text = quietly(() => sessionStorage.getItem(place));
  const kept = v.safeParse(v.pipe(v.string(), v.parseJson(), Kept), text);
  return kept.success ? kept.output : undefined;
}

/** Somebody dismissed it. */
export const forgetConfirmation = (): void => quietly(() => sessionStorage.removeItem(place));
