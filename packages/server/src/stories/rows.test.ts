import { getStories } from '@banyan/api/contract';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import type { StoryTable } from '../database/tables.ts';
import { htmlOfText } from '../html/allowed-html.ts';
import { testServer } from '../testing/test-server.ts';
import { storyWords } from './rows.ts';

/** A submitted story with every private field filled in. */
const sentIn = (more: Partial<StoryTable> = {}): StoryTable => ({
  id: '01SENTIN',
  reference: 'S-1111-2222',
  status: 'pending',
  title: 'A <b>title</b>',
  story: 'One.\n\n<script>alert(1)</script>',
  ...storyWords(htmlOfText('One.\n\n<script>alert(1)</script>')),
  category: 'career',
  tags: '[]',
  image: '',
  name: 'Rohan Bakul',
  email: 'secret-mail@example.org',
  contact_no: '555-0142',
  graduation_year: 1998,
  shows_year: 1,
  photo_focus: null,
  shows_photo: 1,
  department: 'Civil Engineering',
  author_role: 'Bridge engineer',
  company: 'Kettle River',
  photo: '/photos/1.jpg',
  published_at: null,
  asked_down_at: null,
  created_at: '2020-01-01T00:00:00.000Z',
  decided_at: null,
  decided_by: null,
  reason: null,
  ...more,
});

test('returns only approved stories, newest first, without the fields for volunteers', async () => {
  const { request, database } = await testServer();
  const approved = { status: 'approved', decided_by: 'reviewer-7', reason: 'a-remark' } as const;
  await database
    .insertInto('stories')
    .values([
      sentIn({ ...approved, published_at: '2019-01-01T00:00:00.000Z' }),
      sentIn({ id: '02', ...approved, published_at: '2020-05-01T00:00:00.000Z', company: '', shows_year: 0 }),
      sentIn({ id: '03', title: 'waiting-title' }),
      sentIn({
        id: '04',
        title: 'refused-title',
        status: 'rejected',
        published_at: '2020-01-01T00:00:00.000Z',
      }),
    ])
    .execute();
  const text = await (await request('/alumni-stories/get-stories')).text();
  const { data } = v.parse(getStories.answer, JSON.parse(text));
  const dates = data.map((story) => story.date);
  expect(dates).toEqual(dates.toSorted().toReversed());
  expect(data.slice(-2).map((story) => [story.id, story.authorTitle, story.graduationYear])).toEqual([
    // Submitted before the form said that the year is shown with the story.
    ['02', 'Bridge engineer', undefined],
    ['01SENTIN', 'Bridge engineer, Kettle River', 1998],
  ]);
  expect(JSON.parse(text).data.at(-1)).toEqual({
    id: '01SENTIN',
    title: 'A <b>title</b>',
    excerpt: 'One. <script>alert(1)</script>',
    content: '<p>One.</p>\n<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>',
    author: 'Rohan Bakul',
    authorTitle: 'Bridge engineer, Kettle River',
    authorImage: '/photos/1.jpg',
    date: '2019-01-01T00:00:00.000Z',
    readTime: '1 min read',
    category: 'career',
    image: '',
    tags: [],
    graduationYear: 1998,
  });
  for (const secret of [
    'secret-mail',
    '555-0142',
    'waiting-title',
    'refused-title',
    'reviewer-7',
    'a-remark',
    'S-1111',
  ])
    expect(text).not.toContain(secret);
});

test('the database refuses an approved story without a date', async () => {
  const { database } = await testServer();
  const undated = database
    .insertInto('stories')
    .values(sentIn({ status: 'approved' }))
    .execute();
  await expect(undated).rejects.toThrow(/check constraint/i);
});
