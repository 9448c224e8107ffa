import { EventItem } from '@banyan/api/contract';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { chaptersNear, nextEventOf } from './nearYou.ts';

const now = Date.parse('2026-11-01T12:00:00Z');
const event = (title: string, date: string, more: object = {}) =>
  v.parse(EventItem, { _id: title, title, description: '', location: '', images: [], date, ...more });

test.each([
  ['Georgia', ['atlanta']],
  ['ca', ['bay-area', 'southern-california']],
  ['', []],
  ['Maharashtra', []],
])('a member in %j is near the chapters %j', (state, ids) => {
  expect(chaptersNear(state).map(({ id }) => id)).toEqual(ids);
});

test('picks the chapter’s own next event that is upcoming and open', () => {
  const near = chaptersNear('Texas');
  const chapter = 'tx-southwest';
  const events = [
    event('Everybody’s', '2026-11-02'),
    event('Elsewhere', '2026-11-02', { chapter: 'atlanta' }),
    event('Over', '2026-10-02', { chapter }),
    event('Full', '2026-11-03', { chapter, maxAttendees: 4, registeredCount: 4 }),
    event('Later', '2026-12-24', { chapter }),
    event('Next', '2026-11-20', { chapter }),
  ];
  expect(nextEventOf(near, events, now)).toMatchObject({ title: 'Next', chapterName: 'TX/Southwest' });
});

test('finds no event if the API host does not know chapters, or if the state is unknown', () => {
  const events = [event('Everybody’s', '2026-11-02')];
  expect(nextEventOf(chaptersNear('Texas'), events, now)).toBeUndefined();
  expect(nextEventOf([], events, now)).toBeUndefined();
});
