import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { calls } from '../contract/calls.ts';
import { contractVersion } from '../contract/version.ts';
import { sampleEvents, sampleFeaturedEvent, sampleNews, sampleStories } from '../samples/index.ts';
import { createClient } from './index.ts';

/* A microsite keeps the version of the package it was built with while the API gains new keys. */

const now = new Date('2026-11-21T12:00:00Z');
const job = {
  _id: 'j',
  title: 'A',
  company: 'B',
  location: 'C',
  description: 'D',
  jobType: 'Full-time',
  applicationLink: 'https://example.org',
  postedOn: '2026-11-20T00:00:00Z',
};
const member = {
  _id: 'm',
  firstName: 'Tara',
  lastName: 'Chinch',
  graduationYear: 2009,
  coepProgram: 'Civil',
};
/** Answers of the current API. */
const today: Record<string, object> = {
  getFeaturedEvent: { success: true, data: sampleFeaturedEvent(now) },
  getActiveEvents: { success: true, data: sampleEvents(now) },
  getEvent: { success: true, data: sampleEvents(now)[3] },
  fetchAllNews: { success: true, data: sampleNews(now) },
  getStories: { success: true, data: sampleStories(now) },
  getJobs: { success: true, jobs: [job] },
  getMembers: { success: true, data: [member], total: 1 },
  registerForEvent: { success: true, message: 'Yes', reference: 'E-1' },
  createStory: { success: true, message: 'Yes', reference: 'S-1' },
  sendContactMessage: { success: true, message: 'Yes', reference: 'C-1' },
  registerMember: { success: true, message: 'Yes', reference: 'M-1' },
  hideEntry: { success: true, message: 'Yes', reference: 'M-1' },
  correctEntry: { success: true, message: 'Yes', reference: 'K-1' },
  answerQuestion: { success: true, message: 'Yes', reference: 'M-1' },
  createJob: { success: true, message: 'Yes', reference: 'J-1' },
  createOrder: { id: 'O-1' },
  health: { status: 'ok', contract: contractVersion },
};

/** Adds unknown keys to every object, as a newer API does. */
function grown(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(grown);
  if (typeof value !== 'object' || value === null) return value;
  const known = Object.entries(value).map(([key, part]) => [key, grown(part)]);
  return { ...Object.fromEntries(known), mood: 'fine', links: { next: ['/2'] }, data2: null };
}

const reading = (answer: unknown) =>
  createClient({ base: 'https://alumni.example.org/api', fetch: async () => Response.json(answer) });

describe('answers of a newer API', () => {
  test.each(Object.entries(calls).flatMap(([name, call]) => (today[name] ? [{ name, call }] : [])))(
    'reads an answer of $name with additional keys without loss',
    ({ name, call }) => {
      const schema: v.GenericSchema = call.answer;
      const before = v.parse(schema, today[name]);
      expect(v.parse(schema, grown(today[name]))).toEqual(before);
    },
  );

  test('reads unknown chapters, categories, and job types', async () => {
    const event = { ...sampleFeaturedEvent(now), chapter: 'hawaii', category: 'Séance' };
    const events = await reading({ data: [event] }).getActiveEvents();
    expect(events.data).toMatchObject([{ chapter: 'hawaii', category: 'Séance' }]);
    const [item] = sampleNews(now);
    const news = await reading({
      data: [{ ...item, category: 'Obituaries', chapter: 'hawaii' }],
    }).fetchAllNews();
    expect(news.data).toMatchObject([{ category: 'Obituaries', chapter: 'hawaii' }]);
    const [story] = sampleStories(now);
    const stories = await reading({ data: [{ ...story, category: 'poetry' }] }).getStories();
    expect(stories.data).toMatchObject([{ title: story?.title, category: 'other' }]);
    const jobs = await reading({ jobs: [{ ...job, jobType: 'Sabbatical' }] }).getJobs();
    expect(jobs.jobs).toMatchObject([{ jobType: 'Sabbatical' }]);
  });

  test('reads the contract version of the API, and none from an API without one', async () => {
    expect(await reading({ status: 'ok', contract: 2, region: 'west' }).health()).toEqual({
      status: 'ok',
      contract: 2,
    });
    expect(await reading({ status: 'ok' }).health()).toEqual({ status: 'ok' });
  });

  test.each([
    ['renames a key', { success: true, items: sampleNews(now) }],
    ['retypes one', { success: true, data: { items: sampleNews(now) } }],
    ['calls a success otherwise', { success: 'yes', data: [] }],
  ])('rejects an answer that %s as malformed', async (_, answer) => {
    await expect(reading(answer).fetchAllNews()).rejects.toMatchObject({
      name: 'ApiError',
      kind: 'malformed',
      status: 200,
    });
  });
});
