import * as v from 'valibot';

/** Number of waiting submissions of a kind, and the time of the oldest (ISO; `null` for none). */
export const Waiting = v.object({ count: v.number(), since: v.nullable(v.string()) });
