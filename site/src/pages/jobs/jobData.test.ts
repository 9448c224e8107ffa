import { expect, test } from 'vitest';
import { jobData } from './jobData.ts';

const origin = 'https://alumni.example.org';

test('a job’s structured data has its expiry date and no contact', () => {
  const job = {
    _id: 'a/b',
    title: 'Pump engineer',
    company: 'Northspan Systems',
    location: 'Remote, United States',
    description: 'Quiet pumps.',
    requirements: '',
    jobType: 'Contract',
    applicationLink: 'mailto:jobs@example.org',
    postedOn: '2026-11-01T00:00:00.000Z',
    postedBy: { User: { name: 'Leela Umbar', email: 'leela.umbar@example.org', contactNo: '' } },
  };
  const data = jobData(job, origin);
  expect(data).toMatchObject({
    '@type': 'JobPosting',
    employmentType: 'CONTRACTOR',
    validThrough: '2026-12-31T00:00:00.000Z',
    jobLocationType: 'TELECOMMUTE',
    url: `${origin}/job-board/a%2Fb`,
  });
  expect(JSON.stringify(data)).not.toContain('leela');
});

test('a job’s structured data has pay, place and remote work only if the page shows them', () => {
  const job = {
    _id: 'b',
    title: 'Bridge inspector',
    company: 'Lattice & Span',
    location: 'Portland, Oregon',
    description: 'Quiet bridges.',
    requirements: '',
    jobType: 'Full-time',
    applicationLink: 'https://jobs.example.org',
    postedOn: '2026-11-01T00:00:00.000Z',
    postedBy: { User: { name: '', email: '', contactNo: '' } },
  };
  expect(jobData(job, origin)).not.toHaveProperty('baseSalary');
  expect(jobData(job, origin)).not.toHaveProperty('jobLocationType');
  expect(jobData({ ...job, payMin: 5 }, origin)).not.toHaveProperty('baseSalary');
  expect(jobData({ ...job, remote: true, payMin: 84_000, payPeriod: 'year' }, origin)).toMatchObject({
    baseSalary: { currency: 'USD', value: { minValue: 84_000, unitText: 'YEAR' } },
    jobLocation: { address: { addressLocality: 'Portland, Oregon' } },
    jobLocationType: 'TELECOMMUTE',
  });
});
