import { dayMs, ticketMessages } from '@banyan/api/contract';
import { describe, expect, test } from 'vitest';
import { eventBody } from '../../testing/test-server.ts';
import { becomes, type SeatState, seatState, takesSeat, takesSeatAt } from './seats.ts';
import { seatsAt } from './test-seats.ts';

const tara = 'tara@example.org';
const rohan = 'rohan@example.org';
const hourMs = 3_600_000;

describe('registration state', () => {
  const now = 1_000;
  const rows: [SeatState, ReturnType<typeof becomes.held>][] = [
    ['confirmed', becomes.confirmed()],
    ['held', becomes.held(now + 1)],
    ['released', becomes.held(now)],
    ['waiting', becomes.waiting(1)],
    ['offered', { ...becomes.waiting(1), ...becomes.offered(now + 1) }],
    ['released', { ...becomes.waiting(1), ...becomes.offered(now) }],
    ['released', { ...becomes.confirmed(), ...becomes.released(now) }],
    ['released', { ...becomes.held(now + 1), ...becomes.released(now) }],
    ['released', { ...becomes.waiting(1), ...becomes.released(now) }],
  ];

  test('is the same in the program and in the database that counts seats', async () => {
    const { event, post, database } = await seatsAt();
    await post(await event(), eventBody());
    for (const [state, columns] of rows) {
      expect(seatState(columns, now)).toBe(state);
      await database.updateTable('event_registrations').set(columns).execute();
      const counted = await database
        .selectFrom('event_registrations')
        .select('id')
        .where(takesSeatAt(now))
        .execute();
      expect([state, counted.length === 1]).toEqual([state, takesSeat(state)]);
    }
  });
});

describe('ticket link', () => {
  test('shows the ticket without changing it; its button releases the seat once, for the next person', async () => {
    const { event, register, open, press, rows, taken } = await seatsAt();
    const path = await event({ max_attendees: 1 });
    const { reference } = await register(path, tara);
    for (let i = 0; i < 3; i += 1) {
      expect(await open(tara)).toMatchObject({
        status: 200,
        isDone: false,
        ticket: { state: 'confirmed', name: 'Tara Chinch', reference, event: { title: 'Tea, twice' } },
      });
    }
    expect((await register(path, rohan)).status).toBe(409);
    const before = (await rows()).emails.length;
    const given = await press(tara, 'cannot-come');
    expect(given).toMatchObject({ status: 200, isDone: true, ticket: { state: 'released' } });
    expect(await taken()).toBe(0);
    expect((await register(path, rohan)).status).toBe(200);
    // Pressing it again does not affect the new holder of the seat.
    expect(await press(tara, 'cannot-come')).toMatchObject({ status: 200, ticket: { state: 'released' } });
    expect(await press(tara, 'come')).toMatchObject({ status: 410, isDone: false });
    expect(await taken()).toBe(1);
    expect((await rows()).emails).toHaveLength(before + 1);
  });

  test('keeps the seat of a person who is checked in', async () => {
    const { event, register, open, press, say, taken, database, now } = await seatsAt();
    await register(await event(), tara);
    await database.updateTable('event_registrations').set({ checked_in_at: now() }).execute();
    const refused = { status: 409, message: ticketMessages.arrived };
    expect(await say(tara, 'cannot-come')).toMatchObject(refused);
    expect(await press(tara, 'cannot-come')).toMatchObject({ status: 409, isDone: false });
    expect((await open(tara)).ticket).toMatchObject({ state: 'confirmed', hasArrived: true });
    expect(await taken()).toBe(1);
  });

  test('does not accept a reference in place of the token', async () => {
    const { event, register, post, taken } = await seatsAt();
    const { reference } = await register(await event(), tara);
    for (const name of [reference, encodeURIComponent(tara)])
      expect((await post(`/events/tickets/${name}`, { answer: 'cannot-come' })).status).toBe(404);
    expect(await taken()).toBe(1);
  });

  test.each([
    ['over', { date: '2020-01-01' }],
    ['cancelled', { is_active: 0, cancelled_at: '2026-11-01T00:00:00.000Z' }],
  ])('says that the event is %s and changes nothing', async (off, columns) => {
    const { event, register, open, press, database } = await seatsAt();
    await register(await event(), tara);
    await database.updateTable('events').set(columns).where('id', '=', 'event-test').execute();
    expect(await open(tara)).toMatchObject({ status: 200, ticket: { off } });
    expect(await press(tara, 'cannot-come')).toMatchObject({ status: 410, ticket: { state: 'confirmed' } });
  });

  test('returns 404 for an unknown token, and refuses requests from other sites and unknown buttons', async () => {
    const { event, register, server, press, tokenOf, taken } = await seatsAt();
    await register(await event(), tara);
    expect(await server.ticket.open('nothing')).toMatchObject({ status: 404, ticket: undefined });
    expect(await press(tara, 'dance')).toMatchObject({ status: 422, ticket: { state: 'confirmed' } });
    const token = await tokenOf(tara);
    const foreign = new Request(`http://localhost:3000/t/${token}`, {
      method: 'POST',
      headers: { Origin: 'https://evil.example' },
      body: new URLSearchParams({ answer: 'cannot-come' }),
    });
    expect((await server.ticket.post(token, foreign, { peer: '203.0.113.7' })).status).toBe(403);
    expect(await taken()).toBe(1);
  });
});

describe('event with confirmation by email', () => {
  test('holds the seat for 24 hours and counts it once the button is pressed', async () => {
    const { event, register, emailsTo, open, press, later, now, taken } = await seatsAt();
    const path = await event({ max_attendees: 1, confirmation: 'letter' });
    const confirmBy = new Date(now() + dayMs).toISOString();
    expect(await register(path, tara)).toMatchObject({
      status: 200,
      message: 'Registration successful! See you at the event!',
      confirmBy,
    });
    expect(await emailsTo(tara)).toMatchObject([{ subject: 'Confirm your seat: Tea, twice' }]);
    expect(await open(tara)).toMatchObject({ ticket: { state: 'held', until: confirmBy } });
    expect(await taken()).toBe(1);
    expect(await press(tara, 'come')).toMatchObject({ status: 200, ticket: { state: 'confirmed' } });
    later(2 * dayMs);
    expect(await taken()).toBe(1);
    expect(await press(tara, 'come')).toMatchObject({ status: 200, ticket: { state: 'confirmed' } });
  });

  test('frees an unconfirmed seat exactly at its deadline, for anybody', async () => {
    const { event, register, open, press, later, taken, rows } = await seatsAt();
    const path = await event({ max_attendees: 1, confirmation: 'letter' });
    const first = await register(path, tara);
    later(dayMs - 1);
    expect((await register(path, rohan)).status).toBe(409);
    later(1);
    expect(await taken()).toBe(0);
    expect(await open(tara)).toMatchObject({ ticket: { state: 'released' } });
    expect((await press(tara, 'come')).status).toBe(410);
    expect((await register(path, rohan)).status).toBe(200);
    later(dayMs);
    const again = await register(path, tara, { firstName: 'Meera' });
    expect(again.status).toBe(200);
    expect(again.reference).not.toBe(first.reference);
    expect(await open(tara)).toMatchObject({ ticket: { state: 'held', name: 'Meera Chinch' } });
    expect((await rows()).registrations).toHaveLength(2);
  });

  test('holds no seat beyond the start of the event', async () => {
    const start = Date.parse('2026-12-12T18:00:00Z');
    const { event, register, later, taken } = await seatsAt(start - hourMs);
    const path = await event({
      date: new Date(start).toISOString(),
      end_date: new Date(start + 5 * hourMs).toISOString(),
      confirmation: 'letter',
    });
    expect((await register(path, tara)).confirmBy).toBe(new Date(start).toISOString());
    later(hourMs);
    expect(await taken()).toBe(0);
    // After the start, a seat is held until the event ends.
    expect((await register(path, rohan)).confirmBy).toBe(new Date(start + 5 * hourMs).toISOString());
  });

  test('a repeated registration does not reveal whether the address is confirmed', async () => {
    const { event, register, press, now } = await seatsAt();
    const path = await event({ confirmation: 'letter' });
    const { reference: _, ...first } = await register(path, tara);
    const { reference: __, ...held } = await register(path, tara);
    await press(tara, 'come');
    const { reference: ___, ...confirmed } = await register(path, tara);
    expect([held, confirmed]).toEqual([first, first]);
    expect(first.confirmBy).toBe(new Date(now() + dayMs).toISOString());
  });
});
