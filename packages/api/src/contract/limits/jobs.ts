/* Jobs: their text, and how long they stand on the board. */

/** Characters a job's description needs at least. */
export const jobDescriptionLeast = 100;
/** Ours: how long a job stands on the board unless it is renewed. */
export const jobBoardDays = 60;
/** A job's age is told in days below the first, in weeks below the second, then in months. */
export const jobAge = { weeksFromDays: 7, monthsFromDays: 30 } as const;
