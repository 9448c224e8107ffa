import { expect, it } from 'vitest';
import { eventBody, testServer } from '../../testing/test-server.ts';
import { eventWriting } from './test-writing.ts';

const garba = { title: 'Garba night', date: '2027-10-16T18:00', location: 'Gymnasium, Evanston' };

it('gives each event a unique id that can be typed', async () => {
  const { add } = eventWriting(await testServer({}, { samples: false }));
  expect(await add(garba)).toBe('event-garba-night');
  expect(await add(garba)).toBe('event-garba-night-2');
  expect(await add({ ...garba, title: 'गरबा' })).toBe('event');
  expect(await add({ ...garba, title: 'Past: Café & "Chai"' })).toBe('event-past-cafe-chai');
});

it('lists an event on the site of its chapter', async () => {
  const site = await testServer({}, { samples: false });
  await eventWriting(site).add({ ...garba, chapter: 'bay-area' });
  const of = async (chapter: string) =>
    (await (await site.request(`/events/get-active-events?chapter=${chapter}`)).json()).data.length;
  expect([await of('bay-area'), await of('atlanta')]).toEqual([1, 0]);
});

it('updates calendars and emails every registered person once about a cancellation', async () => {
  const site = await testServer({}, { samples: false });
  const { add, cancel } = eventWriting(site);
  const id = await add(garba);
  for (const email of ['tara@example.org', 'rohan@example.org', 'TARA@example.org'])
    await site.post(`/events/register/${id}`, eventBody({ email, firstName: 'Tara' }));
  const before = (await site.rows()).emails.length;
  await cancel(id, 'The floor is wet.');
  const told = (await site.rows()).emails.slice(before);
  expect(told.map(({ recipient }) => recipient)).toEqual(['tara@example.org', 'rohan@example.org']);
  const [message] = told;
  expect(message?.body).toContain('Saturday, October 16, 2027, 6:00 PM CDT\nGymnasium, Evanston');
  expect(message?.body).toContain('The floor is wet.');
  const calendar = await (await site.request('/events/calendar.ics')).text();
  expect(calendar).toContain('STATUS:CANCELLED');
});

it('sends no email about a cancellation that was not stored', async () => {
  const site = await testServer({}, { samples: false });
  const { add, cancel } = eventWriting(site);
  const id = await add(garba);
  await site.post(`/events/register/${id}`, eventBody());
  const { emails: messages } = await site.rows();
  await site.database.schema.alterTable('audit_log').renameTo('away').execute();
  await expect(cancel(id)).rejects.toThrow();
  expect((await site.rows()).emails).toEqual(messages);
});
