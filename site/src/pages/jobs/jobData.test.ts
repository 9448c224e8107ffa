import { expect, test } from 'vitest';
import { jobData } from './jobData.ts';

const origin = 'https://alumni.example.org';

test('a job says until when it stands, and names no contact', () => {
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
  const data = jobData(job, origin, '/job-board');
  expect(data).toMatchObject({
    '@type': 'JobPosting',
    employmentType: 'CONTRACTOR',
    validThrough: '2026-12-31T00:00:00.000Z',
    jobLocationType: 'TELECOMMUTE',
    url: `${origin}/job-board#job-a%2Fb`,
  });
  expect(JSON.stringify(data)).not.toContain('leela');
});
