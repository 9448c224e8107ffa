import { expect, it } from 'vitest';
import { eventBody, testServer } from '../../testing/test-server.ts';
import { eventWriting } from './test-writing.ts';

const garba = { title: 'Garba night', date: '2027-10-16T18:00', location: 'Gymnasium, Evanston' };

it('gives each event an id of its own that can be typed', async () => {
  const { add } = eventWriting(await testServer({}, { samples: false }));
  expect(await add(garba)).toBe('event-garba-night');
  expect(await add(garba)).toBe('event-garba-night-2');
  expect(await add({ ...garba, title: 'गरबा' })).toBe('event');
  expect(await add({ ...garba, title: 'Past: Café & "Chai"' })).toBe('event-past-cafe-chai');
});

it('emails nobody about a cancellation that is not written down', async () => {
  const site = await testServer({}, { samples: false });
  const { add, cancel } = eventWriting(site);
  const id = await add(garba);
  await site.post(`/events/register/${id}`, eventBody());
  const { letters } = await site.rows();
  await site.database.schema.alterTable('audit_log').renameTo('away').execute();
  await expect(cancel(id)).rejects.toThrow();
  expect((await site.rows()).letters).toEqual(letters);
});
