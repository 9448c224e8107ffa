/** Length of a 24-hour day, in milliseconds. Calendar days are not always that long; for those see `events/moments.ts`. */
export const dayMs = 86_400_000;
