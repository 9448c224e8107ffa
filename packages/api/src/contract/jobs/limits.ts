/** Job types, in the order the form offers them (spec part 2 §9). */
export const jobTypes = ['Full-time', 'Part-time', 'Contract', 'Internship'] as const;
export type JobType = (typeof jobTypes)[number];

/** Periods of a job's pay. Not from the spec. */
export const payPeriods = ['year', 'hour'] as const;
export type PayPeriod = (typeof payPeriods)[number];
