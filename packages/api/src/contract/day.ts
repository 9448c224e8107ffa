/** A day of 24 hours in milliseconds. Days of the calendar are not always that long: for those see `events/moments.ts`. */
export const dayMs = 86_400_000;
