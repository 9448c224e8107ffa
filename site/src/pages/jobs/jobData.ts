import { dayMs, type Job, limits } from '@banyan/api/contract';
import { context, type StructuredData } from '../../structuredData.ts';
import { jobHref } from './jobPaths.ts';

const employmentTypes: Readonly<Record<string, string>> = {
  'Full-time': 'FULL_TIME',
  'Part-time': 'PART_TIME',
  Contract: 'CONTRACTOR',
  Internship: 'INTERN',
};

const payUnits: Readonly<Record<string, string>> = { year: 'YEAR', hour: 'HOUR' };

/** Returns the pay only if the page shows it: an amount without a period is ambiguous. */
function baseSalary({ payMin, payMax, payPeriod = '' }: Job): StructuredData {
  const unitText = payUnits[payPeriod];
  if (unitText === undefined || (payMin === undefined && payMax === undefined)) return {};
  const value = { '@type': 'QuantitativeValue', minValue: payMin, maxValue: payMax, unitText };
  return { baseSalary: { '@type': 'MonetaryAmount', currency: 'USD', value } };
}

const namesRemote = (location: string) => /\bremote\b/i.test(location);

/** Returns the place of work. A job described only as remote has none. */
function places({ location, remote }: Job): StructuredData {
  return {
    ...(!namesRemote(location) && {
      jobLocation: {
        '@type': 'Place',
        address: { '@type': 'PostalAddress', addressLocality: location, addressCountry: 'US' },
      },
    }),
    ...((remote || namesRemote(location)) && {
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: { '@type': 'Country', name: 'USA' },
    }),
  };
}

/** Builds the structured data of a job. The place is free text, so nothing is derived from it. */
export function jobData(job: Job, origin: string): StructuredData {
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
    ...places(job),
    ...baseSalary(job),
    directApply: false,
    url: origin + jobHref(job._id),
  };
}
