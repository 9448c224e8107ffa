import type { Job } from '@banyan/api/contract';
import { dayMs } from '@banyan/api/contract';
import { describe, expect, test } from 'vitest';
import { jobHrefOf, jobQuery } from './jobQuery.ts';
import { jobsView } from './jobsView.ts';

const now = Date.parse('2026-11-21T12:00:00Z');
const job = (title: string, daysAgo: number, more: Partial<Job> = {}): Job => ({
  _id: title,
  title,
  company: 'Northspan Systems',
  location: 'Plano, Texas',
  description: 'Quiet pumps.',
  requirements: '',
  jobType: 'Full-time',
  applicationLink: 'https://jobs.example.org',
  postedOn: new Date(now - daysAgo * dayMs).toISOString(),
  postedBy: { User: { name: 'Leela Umbar', email: '', contactNo: '' } },
  ...more,
});
const shown = (jobs: readonly Job[], query: Parameters<typeof jobsView>[1] = {}, at = now) =>
  jobsView(jobs, query, at).map(({ title, age, days }) => `${title}: ${age}, ${days}`);

test('a job shows its age and leaves the board after sixty days', () => {
  const jobs = [job('New', 0), job('Week', 7), job('Month', 30), job('Last', 59.9), job('Over', 60)];
  expect(shown(jobs)).toEqual([
    'New: Posted today, 0',
    'Week: Posted 1 week ago, 7',
    'Month: Posted 1 month ago, 30',
    'Last: Posted 1 month ago, 59',
  ]);
});

test('a job dated in the future counts as posted today', () => {
  expect(shown([job('Ahead', -2)])).toEqual(['Ahead: Posted today, 0']);
});

describe('job search', () => {
  const all = [
    job('Pump engineer', 1),
    job('Métallurgiste', 2, { company: 'Ferrovia', location: 'Gary, Indiana', jobType: 'Contract' }),
    job('Drafter', 3, { description: 'Drawings for a crew in Seattle.', requirements: 'AutoCAD' }),
  ];
  const titles = (query: Parameters<typeof jobsView>[1]) =>
    jobsView(all, query, now).map(({ title }) => title);

  test.each([
    [{ search: 'PUMP engineer' }, ['Pump engineer']],
    [{ search: 'metallurgiste' }, ['Métallurgiste']],
    [{ search: 'ferrovia' }, ['Métallurgiste']],
    [{ search: 'gary' }, ['Métallurgiste']],
    [{ search: 'autocad crew' }, ['Drafter']],
    [{ location: 'texas' }, ['Pump engineer', 'Drafter']],
    [{ location: 'Seattle' }, []],
    [{ search: 'drafter', location: 'Indiana' }, []],
    [{ jobType: 'Contract' as const }, ['Métallurgiste']],
    [{ search: '.*' }, []],
  ])('the query %o finds %o', (query, found) => {
    expect(titles(query)).toEqual(found);
  });
});

describe('job board URL', () => {
  test.each<[Record<string, unknown>, object]>([
    [{}, {}],
    [{ search: '', location: ' ', jobType: '' }, {}],
    [
      { search: 2026, location: 'Texas', jobType: 'Full-time' },
      { search: '2026', location: 'Texas', jobType: 'Full-time' },
    ],
    [{ search: ['a'], location: { $ne: '' }, jobType: '__proto__' }, {}],
    [{ search: 'x'.repeat(500) }, { search: 'x'.repeat(100) }],
    [{ page: 2 }, { page: 2 }],
    [{ page: 1 }, {}],
    [{ page: '-3' }, {}],
    [{ page: [1.5] }, {}],
  ])('reads the query %o as %o', (raw, query) => {
    expect(jobQuery(raw)).toEqual(query);
  });

  test('writes only the parameters that differ from the default list', () => {
    expect(jobHrefOf({})).toBe('/job-board');
    expect(jobHrefOf({ search: 'a&b', location: 'Plano', jobType: 'Part-time' })).toBe(
      '/job-board?search=a%26b&location=Plano&jobType=Part-time',
    );
    expect(jobHrefOf({ sort: 'closing', page: 2 })).toBe('/job-board?sort=closing&page=2');
  });
});
