import { expect, test } from 'vitest';
import { solvedQuestion } from '../captcha/test-solved-question.ts';
import type { ApiServer } from '../create-server.ts';
import { testServer } from '../testing/test-server.ts';
import { description } from './test-job.ts';

const typed = {
  title: 'Gate operator',
  company: 'Open Canal',
  location: 'Lowell, Massachusetts',
  jobType: 'Part-time',
  description,
  requirements: 'Boots.\r\nPatience.',
  applicationLink: 'jobs@example.org',
  'postedBy.User.name': 'Leela Umbar',
  'postedBy.User.email': 'leela@example.org',
  'postedBy.User.contactNo': '978-555-0100',
  agreeTerms: 'on',
};

const submit = (server: ApiServer, fields: Record<string, string>) =>
  server.submitForm(
    'job',
    new Request('http://localhost:3000/submit-job', {
      method: 'POST',
      headers: { Origin: 'http://localhost:3000' },
      body: new URLSearchParams(fields),
    }),
    { peer: '203.0.113.7' },
  );

test('stores a job sent without JavaScript once, as the API does', async () => {
  const { server, database } = await testServer();
  const fields = { ...typed, ...solvedQuestion(server) };
  const first = await submit(server, fields);
  expect(first).toMatchObject({ status: 200, success: { reference: expect.stringMatching(/^J-/) } });
  expect((await submit(server, fields)).success).toEqual(first.success);
  const jobs = await database
    .selectFrom('jobs')
    .selectAll()
    .where('reference', '=', first.success?.reference ?? '')
    .execute();
  expect(jobs).toMatchObject([{ requirements: 'Boots.\nPatience.', status: 'pending' }]);
});
