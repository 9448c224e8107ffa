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

  test('names an invalid field and stores nothing', async () => {
    const { post, database } = await board();
    const answer = await post('/jobs/create-jobs', jobBody({ applicationLink: 'javascript:alert(1)' }));
    expect([answer.status, (await answer.json()).errors]).toEqual([
      422,
      [expect.objectContaining({ field: 'applicationLink', message: 'Please enter a valid URL' })],
    ]);
    expect(await database.selectFrom('jobs').selectAll().execute()).toEqual([]);
  });
});

describe('job board', () => {
  test('shows the address for applications, and pay and remote work only if the poster gave them', async () => {
    const { post, approve, jobs } = await board();
    await post(
      '/jobs/create-jobs',
      jobBody({
        applicationLink: 'hire@example.org',
        remote: true,
        payMin: '$85,000',
        payMax: 110_000,
        payPeriod: 'year',
      }),
    );
    await approve();
    const [paid] = await jobs();
    expect(paid.applicationLink).toBe('mailto:hire@example.org');
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
