import { dayMs, type Job, limits } from '@banyan/api/contract';
import { context, type StructuredData } from '../../structuredData.ts';
import { jobRowId } from './jobRowId.ts';

const employmentTypes: Readonly<Record<string, string>> = {
  'Full-time': 'FULL_TIME',
  'Part-time': 'PART_TIME',
  Contract: 'CONTRACTOR',
  Internship: 'INTERN',
};

/** What the job board tells search engines about one of its jobs. The place is free text, so nothing is guessed from it. */
export function jobData(job: Job, origin: string, path: string): StructuredData {
  const until = Date.parse(job.postedOn) + limits.jobBoardDays * dayMs;
  return {
    ...context,
    '@type': 'JobPosting',
    title: job.title,
    description: [job.description, job.requirements].filter(Boolean).join('\n\n'),
    datePosted: job.postedOn,
    validThrough: new Date(until).toISOString(),
    employmentType: employmentTypes[job.jobType] ?? 'OTHER',
    hiringOrganization: { '@type': 'Organization', name: job.company },
    jobLocation: {
      '@type': 'Place',
      address: { '@type': 'PostalAddress', addressLocality: job.location, addressCountry: 'US' },
    },
    ...(/\bremote\b/i.test(job.location) && {
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: { '@type': 'Country', name: 'USA' },
    }),
    directApply: false,
    url: `${origin}${path}#${encodeURIComponent(jobRowId(job))}`,
  };
}
