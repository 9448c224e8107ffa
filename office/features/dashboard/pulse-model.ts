import * as v from 'valibot';

/** How many wait of a kind, and since when the oldest does (ISO; `null` for none). */
export const Waiting = v.object({ count: v.number(), since: v.nullable(v.string()) });
