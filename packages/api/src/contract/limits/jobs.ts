/* Limits of jobs: their text and their time on the board. */

/** Shortest job description, in characters. */
export const jobDescriptionLeast = 100;
/** Days that a job is on the board unless it is renewed. Not from the spec. */
export const jobBoardDays = 60;
/** Thresholds of a job's age in days: shown in days below the first, in weeks below the second, then in months. */
export const jobAge = { weeksFromDays: 7, monthsFromDays: 30 } as const;
