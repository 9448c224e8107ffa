import { dayMs, type Job, jobAge, jobPay } from '@banyan/api/contract';
import { describe, expect, test } from 'vitest';
import { testServer } from '../testing/test-server.ts';
import { jobBody } from './test-job.ts';

/** A server without sample jobs, and a function that approves submitted jobs. */
async function board() {
  const served = await testServer();
  await served.database.deleteFrom('jobs').execute();
  const approve = (daysAgo = 0) =>
    served.database
      .updateTable('jobs')
      .set({ status: 'approved', posted_at: new Date(Date.now() - daysAgo * dayMs).toISOString() })
      .execute();
  const jobs = async () => (await (await served.request('/jobs/get-jobs')).json()).jobs;
  return { ...served, approve, jobs };
}

describe('job submission', () => {
  test('stores a job, notifies the volunteers and does not publish it yet', async () => {
    const { post, jobs, rows } = await board();
    const answer = await post('/jobs/create-jobs', jobBody());
    expect(answer.status).toBe(200);
    const { reference } = await answer.json();
    expect((await rows()).emails).toMatchObject([{ subject: `Job ${reference} is waiting for review` }]);
    expect(await jobs()).toEqual([]);
  });

  test('stores one job when the same one is sent twice', async () => {
    const { post, database } = await board();
    const body = jobBody();
    const [one, two] = await Promise.all([post('/jobs/create-jobs', body), post('/jobs/create-jobs', body)]);
    expect(await one.json()).toEqual(await two.json());
    expect(await database.selectFrom('jobs').selectAll().execute()).toHaveLength(1);
  });

  test.each([
    [{ title: ' ' }, 'title', 'Job title is required'],
    [{ company: '' }, 'company', 'Company name is required'],
    [{ location: '' }, 'location', 'Location is required'],
    [{ jobType: 'Favour' }, 'jobType', 'Job type is required'],
    [{ description: '' }, 'description', 'Job description is required'],
    [{ description: 'x'.repeat(99) }, 'description', 'Job description should be at least 100 characters'],
    [{ applicationLink: 'javascript:alert(1)' }, 'applicationLink', 'Please enter a valid URL'],
    [{ applicationLink: 'somewhere' }, 'applicationLink', 'Please enter a valid URL'],
    [{ applicationLink: 'data:text/html,x' }, 'applicationLink', 'Please enter a valid URL'],
    [
      { postedBy: { User: { name: 'A', email: 'a', contactNo: '1' } } },
      'postedBy.User.email',
      'Please enter a valid email address',
    ],
    [{ payMin: '85k', payPeriod: 'year' }, 'payMin', 'Please enter whole dollars, such as 85000'],
    [{ payMin: 18.5, payPeriod: 'hour' }, 'payMin', 'Please enter whole dollars, such as 85000'],
    [{ payMax: 0, payPeriod: 'hour' }, 'payMax', 'Please enter whole dollars, such as 85000'],
    [
      { payMin: 90_000, payMax: 85_000, payPeriod: 'year' },
      'payMax',
      'The highest pay should not be below the lowest',
    ],
    [{ payMax: 85_000 }, 'payPeriod', 'Please say whether the pay is by the year or by the hour'],
    [{ payPeriod: 'fortnight' }, 'payPeriod', 'Please say whether the pay is by the year or by the hour'],
    [{ agreeTerms: false }, 'agreeTerms', 'You must agree to the terms'],
    [{ captchaToken: '' }, 'captchaToken', 'Please complete the CAPTCHA verification'],
  ])('refuses %j at %s', async (more, field, message) => {
    const { post } = await board();
    const answer = await post('/jobs/create-jobs', jobBody(more));
    expect(answer.status).toBe(422);
    expect((await answer.json()).errors).toEqual([expect.objectContaining({ field, message })]);
  });

  test.each([
    ['hire@example.org', 'mailto:hire@example.org'],
    ['mailto:hire@example.org', 'mailto:hire@example.org'],
    ['jobs.example.org/4', 'https://jobs.example.org/4'],
  ])('accepts applications to %s', async (applicationLink, stored) => {
    const { post, approve, jobs } = await board();
    await post('/jobs/create-jobs', jobBody({ applicationLink }));
    await approve();
    expect((await jobs())[0].applicationLink).toBe(stored);
  });
});

describe('job board', () => {
  test('shows pay and remote work only if the poster gave them', async () => {
    const { post, approve, jobs } = await board();
    await post(
      '/jobs/create-jobs',
      jobBody({ remote: true, payMin: '$85,000', payMax: 110_000, payPeriod: 'year' }),
    );
    await approve();
    const [paid] = await jobs();
    expect(paid).toMatchObject({ remote: true, payMin: 85_000, payMax: 110_000, payPeriod: 'year' });
    expect(jobPay(paid)).toBe('$85,000 to $110,000 a year');
    await post('/jobs/create-jobs', jobBody({ title: 'Lock keeper', payMin: '', payMax: '', payPeriod: '' }));
    await approve();
    const silent = (await jobs()).find((job: Job) => job.title === 'Lock keeper');
    expect(silent.remote).toBe(false);
    expect(Object.keys(silent).filter((key) => key.startsWith('pay'))).toEqual([]);
  });

  test('keeps a job on the board for 60 days', async () => {
    const { post, approve, jobs } = await board();
    await post('/jobs/create-jobs', jobBody());
    await approve(59.9);
    expect(await jobs()).toHaveLength(1);
    await approve(60.1);
    expect(await jobs()).toEqual([]);
  });

  test('shows the poster’s contact data only with their consent', async () => {
    const { post, approve, jobs } = await board();
    await post('/jobs/create-jobs', jobBody());
    await approve();
    expect((await jobs())[0].postedBy.User).toEqual({ name: 'Leela Umbar', email: '', contactNo: '' });
    await post('/jobs/create-jobs', jobBody({ showContact: true, title: 'Lock keeper' }));
    await approve();
    expect(
      (await jobs())
        .map((job: { postedBy: { User: { email: string } } }) => job.postedBy.User.email)
        .toSorted(),
    ).toEqual(['', 'leela@example.org']);
  });
});

test.each([
  [-3, 'today'],
  [0, 'today'],
  [0.9, 'today'],
  [1, '1 day ago'],
  [6, '6 days ago'],
  [7, '1 week ago'],
  [29, '4 weeks ago'],
  [30, '1 month ago'],
  [59, '1 month ago'],
  [60, '2 months ago'],
])('the age of a job after %d days is %s', (days, words) => {
  expect(jobAge('2026-03-01T12:00:00.000Z', Date.parse('2026-03-01T12:00:00.000Z') + days * dayMs)).toBe(
    words,
  );
});

test.each([
  [{ payMin: 85_000, payMax: 110_000, payPeriod: 'year' }, '$85,000 to $110,000 a year'],
  [{ payMin: 27, payMax: 27, payPeriod: 'hour' }, '$27 an hour'],
  [{ payMin: 30, payPeriod: 'hour' }, 'From $30 an hour'],
  [{ payMax: 110_000, payPeriod: 'year' }, 'Up to $110,000 a year'],
  [{ payMin: 900, payPeriod: 'fortnight' }, undefined],
  [{ payPeriod: 'year' }, undefined],
  [{}, undefined],
])('describes the pay %j as %s', (pay, words) => {
  expect(jobPay(pay)).toBe(words);
});
