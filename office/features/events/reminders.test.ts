import { remind } from '@banyan/server/events/emails/reminders';
import { openTestDatabase } from '@banyan/server/testing/test-database';
import { expect, test } from 'vitest';
import { eventsOffice } from './test-events.ts';

const hourMs = 3_600_000;

/** Event with a reminder, and with one guest who has a seat, one on the waitlist, and one who canceled. */
async function dayBefore() {
  const site = await eventsOffice();
  const { browser, clock, database, config, dataDir } = site;
  const date = new Date(clock.now + 72 * hourMs).toISOString();
  const id = await site.shown({ date, end: '', deadline: '', zone: 'UTC', seats: 2 });
  const other = await openTestDatabase(dataDir);
  for (const email of ['tara@example.org', 'gone@example.org']) await site.register(id, email);
  await site.register(id, 'waits@example.org', { waitingList: true });
  await database
    .updateTable('event_registrations')
    .set({ cancelled_at: date })
    .where('email', '=', 'gone@example.org')
    .execute();
  const now = () => clock.now;
  return {
    ...site,
    id,
    /** Turns the reminder on or off and returns the status. */
    switched: async (isOn: boolean) => (await browser.post(`/events/${id}/reminder`, { isOn })).status,
    /** Runs the minutely job of two processes. */
    round: () => Promise.all([database, other].map((one) => remind({ database: one, config, now }))),
    reminded: async () => (await site.written('Reminder')).map(({ recipient }) => recipient),
  };
}

test('sends the reminder the day before, once to each guest with a seat, even from two processes', async () => {
  const { id, switched, round, reminded, clock, read, register, database } = await dayBefore();
  expect(await switched(true)).toBe(200);
  const start = clock.now + 72 * hourMs;
  const { reminder } = await read(id);
  expect(reminder).toMatchObject({ isOn: true, at: new Date(start - 24 * hourMs).toISOString() });
  expect(reminder.text).toContain('Gymnasium, Evanston');
  await round();
  expect(await reminded()).toEqual([]);
  clock.now = start - 24 * hourMs;
  await Promise.all([round(), round(), round()]);
  await round();
  expect(await reminded()).toEqual(['tara@example.org']);
  // A guest who registers on that day has just received an email.
  await database.updateTable('events').set({ max_attendees: null }).execute();
  clock.now += hourMs;
  await register(id, 'late@example.org');
  await round();
  clock.now = start;
  await round();
  expect(await reminded()).toEqual(['tara@example.org']);
});

test('records one reminder for 1,101 guests, regardless of the number of rounds', async () => {
  const { id, switched, round, reminded, clock, crowd, database } = await dayBefore();
  await database.updateTable('events').set({ max_attendees: null }).execute();
  await crowd(id, 1_100);
  await switched(true);
  clock.now += 48 * hourMs;
  await Promise.all([round(), round()]);
  const recipients = await reminded();
  expect([recipients.length, new Set(recipients).size]).toEqual([1_101, 1_101]);
  const rows = await database.selectFrom('event_letters').select('many').execute();
  expect(rows).toEqual([{ many: 1_101 }]);
}, 60_000);

test('sends no reminder if it is off or the event is canceled, and sends it again for another date', async () => {
  const { id, switched, round, reminded, clock, row, change, cancel, browser } = await dayBefore();
  const start = clock.now + 72 * hourMs;
  await switched(true);
  await switched(true);
  expect((await row(id)).sequence).toBe(2);
  await switched(false);
  expect((await row(id)).reminder).toBe(0);
  await switched(true);
  await cancel(id);
  const at = clock.now;
  clock.now = start - 24 * hourMs;
  await round();
  expect(await reminded()).toEqual([]);
  clock.now = at;
  await browser.post(`/events/${id}/undo-cancel`);
  clock.now = start - 24 * hourMs;
  await round();
  expect(await reminded()).toHaveLength(1);
  clock.now = at;
  await change(id, { date: new Date(start + 24 * hourMs).toISOString() });
  clock.now = start;
  await round();
  expect(await reminded()).toHaveLength(2);
});

test('the reminder cannot be turned on less than a day before the event', async () => {
  const { switched, row, id, database, clock } = await dayBefore();
  await database
    .updateTable('events')
    .set({ date: new Date(clock.now + 23 * hourMs).toISOString() })
    .execute();
  expect([await switched(true), (await row(id)).reminder]).toEqual([409, 0]);
});
