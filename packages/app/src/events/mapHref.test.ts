import { expect, test } from 'vitest';
import { mapHref } from './mapHref.ts';

test('links a place to a search on a map', () => {
  expect(mapHref(' Saltmarsh Hall, Fremont & more')).toBe(
    'https://www.openstreetmap.org/search?query=Saltmarsh%20Hall%2C%20Fremont%20%26%20more',
  );
  expect(mapHref('🚀'.repeat(500))?.length).toBeLessThan(2_000);
});

test.each([
  '',
  '  ',
  'Online',
  'online, by Zoom',
  'Zoom',
  'https://meet.example.org/x',
  'TBD',
  'To be announced',
])('returns no map link for %j', (location) => expect(mapHref(location)).toBeUndefined());
