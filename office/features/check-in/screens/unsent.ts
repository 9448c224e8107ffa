import { CheckIn } from '@banyan/api/office';
import * as v from 'valibot';

/** Request for a person who is not on the list. */
const WalkIn = v.object({
  item: v.string(),
  at: v.string(),
  firstName: v.string(),
  lastName: v.string(),
  year: v.number(),
  email: v.string(),
  guests: v.number(),
});
export type WalkIn = v.InferOutput<typeof WalkIn>;

/** Local action that the server has not answered. */
export const Unsent = v.variant('what', [
  v.object({ what: v.literal('check-in'), event: v.string(), body: CheckIn }),
  v.object({ what: v.literal('walk-in'), event: v.string(), body: WalkIn }),
]);
export type Unsent = v.InferOutput<typeof Unsent>;

/** Sorts actions by time. */
export const inOrder = (unsent: readonly Unsent[]): Unsent[] =>
  unsent.toSorted((one, other) => (one.body.at < other.body.at ? -1 : 1));
