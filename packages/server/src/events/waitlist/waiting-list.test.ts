import { dayMs } from '@banyan/api/contract';
import { describe, expect, test } from 'vitest';
import { temporaryDirectory, testServer, trusting } from '../../testing/test-server.ts';
import { seatsAt } from '../registration/test-seats.ts';

const tara = 'tara@example.org';
const rohan = 'rohan@example.org';
const meera = 'meera@example.org';
const leela = 'leela@example.org';
const onTheList = 'You are on the waitlist. We email you as soon as a seat is free.';

/** Event whose only seat Tara has, with Rohan and Meera on the waitlist. */
async function fullEvent() {
  const site = await seatsAt();
  const path = await site.event({ max_attendees: 1 });
  await site.register(path, tara);
  await site.wait(path, rohan);
  site.later(1);
  await site.wait(path, meera);
  const states = async () =>
    Object.fromEntries(
      await Promise.all(
        [tara, rohan, meera].map(async (email) => [
          email.split('@')[0],
          (await site.open(email)).ticket?.state,
        ]),
      ),
    );
  return { ...site, path, states };
}

describe('waitlist', () => {
  test('is offered only by an event with a seat limit', async () => {
    const { event, request } = await seatsAt();
    await event({ id: 'some', max_attendees: 3 });
    await event({ id: 'any' });
    await event({ id: 'elsewhere', max_attendees: 3, registration_url: 'https://tickets.example.org' });
    const said = async (id: string) =>
      (await (await request(`/events/get-events/${id}`)).json()).data.waitingList;
    expect([await said('some'), await said('any'), await said('elsewhere')]).toEqual([
      true,
      undefined,
      undefined,
    ]);
  });

  test('adds a person who asks for it at a full event, and gives a seat if one is free', async () => {
    const { event, register, wait, emailsTo, open, taken } = await seatsAt();
    const path = await event({ max_attendees: 1 });
    expect(await wait(path, tara)).toMatchObject({
      status: 200,
      message: expect.stringContaining('successful'),
    });
    expect((await register(path, rohan)).status).toBe(409);
    expect(await wait(path, rohan)).toMatchObject({ status: 200, message: onTheList, waitingList: true });
    expect(await emailsTo(rohan)).toMatchObject([{ subject: 'You are on the waitlist: Tea, twice' }]);
    expect(await open(rohan)).toMatchObject({ ticket: { state: 'waiting' } });
    expect(await taken()).toBe(1);
  });

  test('offers a released seat to the first person for a day, then to the next', async () => {
    const { say, later, move, emailsTo, states, taken, press, register, path } = await fullEvent();
    expect((await say(rohan, 'come')).status).toBe(409);
    expect(await say(tara, 'cannot-come')).toMatchObject({
      status: 200,
      message: 'Your seat is canceled.',
    });
    expect(await states()).toEqual({ tara: 'released', rohan: 'offered', meera: 'waiting' });
    expect((await emailsTo(rohan)).at(-1)?.subject).toBe('A seat is free for you: Tea, twice');
    expect(await taken()).toBe(1);
    await move();
    later(dayMs - 1);
    await move();
    expect(await states()).toMatchObject({ rohan: 'offered', meera: 'waiting' });
    later(1);
    expect(await taken()).toBe(0);
    // A new visitor does not get the seat before people on the waitlist.
    expect((await register(path, leela)).status).toBe(409);
    await move();
    expect(await states()).toEqual({ tara: 'released', rohan: 'released', meera: 'offered' });
    expect((await press(rohan, 'come')).status).toBe(410);
    expect(await press(meera, 'come')).toMatchObject({ status: 200, ticket: { state: 'confirmed' } });
    later(3 * dayMs);
    expect(await taken()).toBe(1);
  });

  test('moves on although another visitor’s registration is refused meanwhile', async () => {
    const { say, later, register, path, states } = await fullEvent();
    await say(tara, 'cannot-come');
    later(dayMs);
    // The refused transaction is rolled back with its email to Meera; the next run sends it.
    expect((await register(path, leela)).status).toBe(409);
    expect(await states()).toMatchObject({ meera: 'waiting' });
  });

  test('offers the seat to the next person when an offer is declined, and emails nobody when a person leaves the list', async () => {
    const { say, states, rows } = await fullEvent();
    await say(tara, 'cannot-come');
    await say(rohan, 'cannot-come');
    expect(await states()).toEqual({ tara: 'released', rohan: 'released', meera: 'offered' });
    const other = await fullEvent();
    const before = (await other.rows()).emails.length;
    await other.say(rohan, 'cannot-come');
    expect(await other.states()).toEqual({ tara: 'confirmed', rohan: 'released', meera: 'waiting' });
    expect((await other.rows()).emails).toHaveLength(before);
    expect((await rows()).emails.length).toBeGreaterThan(0);
    // A person who left the list is not offered a seat later.
    await other.say(tara, 'cannot-come');
    expect(await other.states()).toEqual({ tara: 'released', rohan: 'released', meera: 'offered' });
  });

  test('moves when seats are added or reserved seats are freed', async () => {
    const { database, move, states } = await fullEvent();
    await database.updateTable('events').set({ max_attendees: 2 }).execute();
    await move();
    expect(await states()).toEqual({ tara: 'confirmed', rohan: 'offered', meera: 'waiting' });
    await database.updateTable('events').set({ max_attendees: null }).execute();
    await move();
    expect(await states()).toMatchObject({ meera: 'offered' });
  });

  test('stops once the event is over or canceled', async () => {
    const { database, move, states } = await fullEvent();
    await database.updateTable('events').set({ max_attendees: 9, is_active: 0 }).execute();
    await move();
    await database.updateTable('events').set({ is_active: 1, date: '2020-01-01' }).execute();
    await move();
    expect(await states()).toMatchObject({ rohan: 'waiting', meera: 'waiting' });
  });

  test('always adds a known address, so that it does not reveal who is going', async () => {
    const { path, register, wait, rows } = await fullEvent();
    const before = await rows();
    const known = await register(path, tara, { firstName: 'Somebody', waitingList: true });
    expect(known).toMatchObject({ status: 200, message: onTheList, waitingList: true });
    expect(await rows()).toEqual(before);
    const { reference: _, ...unknown } = await wait(path, leela);
    expect(known).toMatchObject(unknown);
  });

  test('moves in the background, and of two processes only one sends the email', async () => {
    const DATA_DIR = temporaryDirectory();
    const overrides = { captchaProvider: trusting, waitingListIntervalMs: 40 };
    const one = await testServer({ DATA_DIR }, overrides);
    await testServer({ DATA_DIR }, overrides);
    const path = await one.event({ max_attendees: 1, seats_reserved: 1 });
    const body = { firstName: 'A', lastName: 'B', email: tara, graduationYear: '1998', comments: '' };
    await one.post(path, { ...body, waitingList: true });
    await one.database
      .updateTable('events')
      .set({ seats_reserved: 0 })
      .where('id', '=', 'event-test')
      .execute();
    const offers = async () =>
      (await one.rows()).emails.filter(({ subject }) => subject.startsWith('A seat is free')).length;
    for (let i = 0; i < 100 && (await offers()) === 0; i += 1)
      await new Promise((resolve) => setTimeout(resolve, 50));
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(await offers()).toBe(1);
    expect(one.faults).toEqual([]);
  });
});
