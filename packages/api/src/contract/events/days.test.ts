import { expect, test } from 'vitest';
import { eventDays } from './days.ts';

const zone = 'America/Los_Angeles';

test.each([
  ['an evening', { date: '2026-12-13T02:00:00Z', timezone: zone }, '2026-12-12', '2026-12-12'],
  [
    'a party until two',
    { date: '2026-12-13T04:00:00Z', endDate: '2026-12-13T10:00:00Z', timezone: zone },
    '2026-12-12',
    '2026-12-12',
  ],
  ['a day', { date: '2026-12-31' }, '2026-12-31', '2026-12-31'],
  ['a weekend', { date: '2026-12-31', endDate: '2027-01-02', timezone: zone }, '2026-12-31', '2027-01-02'],
  ['no end', { date: '2026-12-31', endDate: 'later' }, '2026-12-31', '2026-12-31'],
])('returns the first and last day of %s', (_, event, first, last) => {
  expect(eventDays(event)).toEqual({ first, last });
});
