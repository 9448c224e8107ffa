import * as v from 'valibot';

/** A box of ours that may be ticked: a body has the key only when it is, because a host of the specification does not know it. */
/* @__NO_SIDE_EFFECTS__ */
export const choice = (message: string) =>
  v.optional(
    v.pipe(
      v.boolean(message),
      v.transform((chosen): boolean | undefined => chosen || undefined),
    ),
  );
