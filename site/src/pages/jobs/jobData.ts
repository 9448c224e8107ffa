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

/** Only what the page says too: without a period nobody can tell what the amount is counted by. */
function baseSalary({ payMin, payMax, payPeriod = '' }: Job): StructuredData {
  const unitText = payUnits[payPeriod];
  if (unitText === undefined || (payMin === undefined && payMax === undefined)) return {};
  const value = { '@type': 'QuantitativeValue', minValue: payMin, maxValue: payMax, unitText };
  return { baseSalary: { '@type': 'MonetaryAmount', currency: 'USD', value } };
}

const namesRemote = (location: string) => /\bremote\b/i.test(location);

/** Where it is done. A job of which the place says no more than that it is remote has none. */
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

/** What the page of a job tells search engines about it. The place is free text, so nothing is guessed from it. */
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
