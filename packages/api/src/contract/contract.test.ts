import { existsSync } from 'node:fs';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { sampleEvents, sampleFeaturedEvent, sampleNews, sampleStories } from '../samples/index.ts';
import {
  calls,
  defaultRuntimeConfig,
  excerptOf,
  findProgram,
  isToday,
  mediaItems,
  newsCategories,
  RuntimeConfig,
  registrationState,
  Story,
  sortedEvents,
  storyCategories,
  storyDepartments,
  textOfStory,
} from './index.ts';

describe('programs', () => {
  test.each([
    ['Computer Engineering', 'Computer-Engineering'],
    ['electronics & telecom', 'E&TC'],
    ['Metallurgical Engineering', 'Metallurgy'],
    [' it ', 'IT'],
    ['Alchemy', undefined],
  ])('%j finds the program %j', (text, code) => expect(findProgram(text)?.code).toBe(code));
});

test('every department of the story form is a program', () => {
  for (const department of storyDepartments) expect(findProgram(department)?.name).toBe(department);
});

describe('stories of other hosts', () => {
  const shortest = { id: 'a', title: 'A', date: '2026-11-02T16:00:00Z' };

  test('fills unknown fields of a story with empty values and drops other keys', () => {
    const unknown = { authorImage: null, image: null, tags: null };
    expect(v.parse(Story, { ...shortest, ...unknown, email: 'leela@example.org' })).toEqual({
      ...shortest,
      excerpt: '',
      content: '',
      author: '',
      authorTitle: '',
      authorImage: '',
      readTime: '',
      category: 'other',
      image: '',
      tags: [],
    });
  });

  test.each([...storyCategories, 'all', 'Career', ''])(
    'a story in the category %j gets one of our categories',
    (category) => {
      const known = storyCategories.find((name) => name === category);
      expect(v.parse(Story, { ...shortest, category }).category).toBe(known ?? 'other');
    },
  );

  test('rejects a story without a readable date', () => {
    expect(v.is(Story, { ...shortest, date: 'last winter' })).toBe(false);
  });
});

describe('table of calls', () => {
  test('the table of calls has the spec’s addresses, each once', () => {
    const lines = Object.values(calls).map((call) => `${call.method} ${call.path}`);
    expect(new Set(lines).size).toBe(lines.length);
    expect(lines).toEqual(
      expect.arrayContaining([
        'GET /events/get-featured-event',
        'GET /news/fetch-all-news',
        'GET /alumni-stories/get-stories',
        'POST /contact',
        'POST /member/member-register',
        'GET /health',
      ]),
    );
  });
});

describe('run-time configuration', () => {
  test('accepts the default configuration and requires the key of hCaptcha', () => {
    expect(v.parse(RuntimeConfig, defaultRuntimeConfig)).toEqual(defaultRuntimeConfig);
    expect(v.is(RuntimeConfig, { ...defaultRuntimeConfig, verification: { provider: 'hcaptcha' } })).toBe(
      false,
    );
  });
});

describe('sample content', () => {
  test.each(['2026-11-21', '2026-12-12', '2026-12-13T06:59:00Z', '2026-12-14', '2031-02-01', '2020-01-01'])(
    'the sample content on %s has one upcoming event and no news or story from the future',
    (day) => {
      const now = new Date(day);
      const event = sampleFeaturedEvent(now);
      expect(Date.parse(event.endDate ?? '')).toBeGreaterThan(now.getTime());
      expect(
        new Date(event.date).toLocaleDateString('en-US', {
          timeZone: event.timezone ?? '',
          weekday: 'long',
          month: 'long',
        }),
      ).toContain('December');
      const dates = [
        sampleNews(now).map((item) => item.createdAt),
        sampleStories(now).map((story) => story.date),
      ];
      for (const list of dates) {
        for (const date of list) expect(Date.parse(date)).toBeLessThanOrEqual(now.getTime());
        expect(list).toEqual(list.toSorted().toReversed());
      }
    },
  );

  test('the featured sample event is the dinner of December 12, 2026, at 6:00 PM PST', () => {
    const event = sampleFeaturedEvent(new Date('2026-11-21'));
    expect(event.date).toBe('2026-12-13T02:00:00.000Z');
  });

  test.each(['2026-11-21T03:00:00Z', '2027-03-14T09:30:00Z', '2027-07-01', '2028-02-29'])(
    'the sample content on %s has events of every kind',
    (day) => {
      const now = Date.parse(day);
      const events = sampleEvents(new Date(now));
      const { upcoming, past } = sortedEvents(events, now);
      expect(new Set(events.map((event) => event._id)).size).toBe(events.length);
      expect(upcoming.length).toBeGreaterThanOrEqual(4);
      expect(past.length).toBeGreaterThanOrEqual(8);
      expect(upcoming.filter((event) => isToday(event, now))).not.toEqual([]);
      expect(upcoming.filter((event) => event.registrationURL)).toHaveLength(1);
      const states = new Set(upcoming.map((event) => registrationState(event, now)));
      expect(states).toEqual(new Set(['open', 'closed', 'full']));
      const galleries = past.map((event) => mediaItems(event, '/api'));
      expect(galleries.map((items) => items.length)).toEqual(expect.arrayContaining([0, 6]));
      expect(Math.max(...galleries.map((items) => items.length))).toBeGreaterThanOrEqual(10);
      expect(galleries.flat().some((item) => item.type === 'video')).toBe(true);
      expect(past.some((event) => event._id.startsWith('past-'))).toBe(true);
    },
  );

  test('every photo and film of the sample events exists', () => {
    for (const item of sampleEvents(new Date()).flatMap((event) => mediaItems(event, '/api'))) {
      const paths = [item.src, item.known?.poster, item.known?.captions, ...(item.known?.sources ?? [])];
      for (const path of paths.filter((path) => typeof path === 'string')) {
        expect(existsSync(new URL(`../../../ui/static${path}`, import.meta.url)), path).toBe(true);
      }
    }
  });

  test('the sample content is valid under the contract', () => {
    const now = new Date('2026-11-21');
    expect(v.parse(calls.getFeaturedEvent.answer, { data: sampleFeaturedEvent(now) }).data?._id).toBe(
      'event-long-table',
    );
    const news = v.parse(calls.fetchAllNews.answer, { data: sampleNews(now) }).data;
    expect(news.length).toBeGreaterThanOrEqual(12);
    expect(new Set(news.map((item) => item._id)).size).toBe(news.length);
    for (const item of news) expect(newsCategories).toContain(item.category);
  });

  test('the sample content has a story of every category, one long, one without a picture, one without tags', () => {
    const stories = v.parse(calls.getStories.answer, { data: sampleStories(new Date('2026-11-21')) }).data;
    expect(new Set(stories.map((story) => story.id)).size).toBe(stories.length);
    expect(new Set(stories.map((story) => story.category))).toEqual(new Set(storyCategories));
    const words = stories.map((story) => textOfStory(story.content).split(/\s+/).length);
    expect(Math.min(...words)).toBeGreaterThanOrEqual(250);
    expect(words.filter((count) => count > 1_200)).toHaveLength(1);
    expect(stories.filter((story) => story.image === '')).toHaveLength(1);
    expect(stories.filter((story) => story.tags.length === 0)).toHaveLength(1);
    for (const { excerpt, readTime } of stories) {
      expect(excerptOf(excerpt)).toBe(excerpt);
      expect(readTime).toMatch(/^\d+ min read$/);
    }
  });
});
