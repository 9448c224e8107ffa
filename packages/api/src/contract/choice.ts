import * as v from 'valibot';

/**
 * Optional checkbox that is not in the spec. A body has the key only if the box is checked, because a host of the spec does not
 * know it.
 */
/* @__NO_SIDE_EFFECTS__ */
export const choice = (message: string) =>
  v.optional(
    v.pipe(
      v.boolean(message),
      v.transform((chosen): boolean | undefined => chosen || undefined),
    ),
  );
