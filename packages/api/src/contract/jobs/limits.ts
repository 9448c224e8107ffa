/** The kinds of job, in the order they are offered (spec part 2 §9). */
export const jobTypes = ['Full-time', 'Part-time', 'Contract', 'Internship'] as const;
export type JobType = (typeof jobTypes)[number];

/** Ours: what the pay of a job is counted by. */
export const payPeriods = ['year', 'hour'] as const;
export type PayPeriod = (typeof payPeriods)[number];
