import { expect, test } from 'vitest';
import { testServer } from '../../testing/test-server.ts';
import { eventWriting } from './test-writing.ts';

const garba = { title: 'Garba night', date: '2027-10-16T18:00', location: 'Gymnasium, Evanston' };

test('gives each event a unique id that can be typed', async () => {
  const { add } = eventWriting(await testServer({}, { samples: false }));
  expect(await add(garba)).toBe('event-garba-night');
  expect(await add(garba)).toBe('event-garba-night-2');
  expect(await add({ ...garba, title: 'गरबा' })).toBe('event');
  expect(await add({ ...garba, title: 'Past: Café & "Chai"' })).toBe('event-past-cafe-chai');
});
