import { expect, test } from 'vitest';
import { listedEvent } from '../list/test-listed-event.ts';
import { askedMonth, dayOf, monthOffers, monthToSend, shownMonth } from './shownMonth.ts';

const all = {
  feed: '',
  events: [
    listedEvent('over-two', '2026-12-30', { endDate: '2027-01-03' }),
    listedEvent('here', '2027-01-12', { chapter: 'atlanta' }),
    listedEvent('later', '2027-03-01', { chapter: 'bay-area' }),
  ],
};
const ids = (found: ReturnType<typeof shownMonth>) => found?.events.map(({ _id }) => _id);

test('shows the events of a month, for all chapters or one', () => {
  expect(ids(shownMonth(all, '2027-01', {}))).toEqual(['over-two', 'here']);
  expect(ids(shownMonth(all, '2026-12', {}))).toEqual(['over-two']);
  expect(shownMonth(all, '2027-01', { chapter: 'bay-area' })).toEqual({ events: [], months: ['2027-03'] });
});

test('a document holds only its month but offers all choices, and shows nothing for another month', () => {
  const query = { chapter: 'atlanta' } as const;
  const sent = monthToSend(all, '2027-01', query);
  expect(sent.events).toHaveLength(1);
  expect(shownMonth(sent, '2027-01', query)).toMatchObject({ ...shownMonth(all, '2027-01', query) });
  expect(monthOffers(sent)).toEqual(monthOffers(all));
  expect(shownMonth(sent, '2027-01', {})).toBeUndefined();
  expect(shownMonth(sent, '2027-02', query)).toBeUndefined();
});

test('shows the current month by default, in the association’s time zone before hydration', () => {
  const newYear = Date.parse('2027-01-01T03:00:00Z');
  expect(askedMonth({}, dayOf(newYear, false))).toBe('2026-12');
  expect(askedMonth({ month: '2026-05' }, '2027-01-01')).toBe('2026-05');
});
