/** The kinds of job, in the order they are offered (spec part 2 §9). */
export const jobTypes = ['Full-time', 'Part-time', 'Contract', 'Internship'] as const;
export type JobType = (typeof jobTypes)[number];
