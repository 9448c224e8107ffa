import { expect, test } from 'vitest';
import { ofPages } from './ofPages.ts';

const all = [{ path: '/events' }, { path: '/events', again: true }, { path: '/news' }];

test('of chosen pages everything is measured, and of no others', () => {
  expect(ofPages(all, ['/events'])).toEqual([{ path: '/events' }, { path: '/events', again: true }]);
  expect(ofPages(all, [])).toEqual(all);
});

test('whoever chooses a page that nothing is measured of is told of which there is', () => {
  expect(() => ofPages(all, ['/evnts'])).toThrow(
    'Nothing is measured of /evnts here, but of /events, /news.',
  );
});
