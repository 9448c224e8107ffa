import { dayMs, ticketMessages } from '@banyan/api/contract';
import { describe, expect, test } from 'vitest';
import type { EventRegistrationTable } from '../../database/event-tables.ts';
import type { SeatState } from './seats.ts';
import { seatsAt } from './test-seats.ts';

const tara = 'tara@example.org';
const rohan = 'rohan@example.org';
const hourMs = 3_600_000;

type Columns = Pick<EventRegistrationTable, 'cancelled_at' | 'held_until' | 'waiting_since'>;

const noon = Date.UTC(2027, 0, 1, 12);
const gone = new Date(noon - 1).toISOString();

/** Columns of a registration, the state that its ticket has at noon, and whether it takes a seat. */
const states: readonly [columns: Partial<Columns>, state: SeatState, takesSeat: boolean][] = [
  [{}, 'confirmed', true],
  [{ waiting_since: noon - 9 }, 'waiting', false],
  [{ held_until: noon + 1 }, 'held', true],
  [{ held_until: noon }, 'released', false],
  [{ held_until: noon + 1, waiting_since: noon - 9 }, 'offered', true],
  [{ held_until: noon, waiting_since: noon - 9 }, 'released', false],
  [{ cancelled_at: gone }, 'released', false],
  [{ cancelled_at: gone, waiting_since: noon - 9 }, 'released', false],
  [{ cancelled_at: gone, held_until: noon + 1 }, 'released', false],
  [{ cancelled_at: gone, held_until: noon + 1, waiting_since: noon - 9 }, 'released', false],
];

test('the ticket and the number of taken seats agree about every state of a registration', async () => {
  const { event, register, open, taken, database } = await seatsAt(noon);
  await register(await event({ date: '2027-01-11' }), tara);
  for (const [columns, state, takesSeat] of states) {
    const none: Columns = { cancelled_at: null, held_until: null, waiting_since: null };
    await database
      .updateTable('event_registrations')
      .set({ ...none, ...columns })
      .execute();
    const shown = [(await open(tara)).ticket?.state, await taken()];
    expect([columns, ...shown]).toEqual([columns, state, takesSeat ? 1 : 0]);
  }
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

  test('accepts no other text in place of the token', async () => {
    const { event, register, post, taken, tokenOf, rows, server } = await seatsAt();
    const path = await event();
    const { reference } = await register(path, tara);
    await register(path, rohan);
    const token = await tokenOf(tara);
    const [id, signature] = [token.slice(0, 26), token.slice(26)];
    const other = (await rows()).registrations.find(({ email }) => email === rohan)?.id ?? '';
    const forged = [
      ...[reference, tara, id, token.slice(0, -1), `${token}0`, token.toLowerCase()],
      // The id of another registration, and other signatures: one with as many letters but more bytes.
      ...[other + signature, id + '0'.repeat(26), `${token.slice(0, -1)}ç`, 'x'.repeat(4_000)],
    ];
    for (const text of forged) {
      const answer = await post(`/events/tickets/${encodeURIComponent(text)}`, { answer: 'cannot-come' });
      expect([text, answer.status]).toEqual([text, 404]);
    }
    expect(await server.ticket.open('')).toMatchObject({ status: 404, ticket: undefined });
    expect(await taken()).toBe(2);
    expect(token).toMatch(/^[0-9A-Z]{52}$/);
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

  test('refuses requests from other sites and unknown buttons', async () => {
    const { event, register, server, press, tokenOf, taken } = await seatsAt();
    await register(await event(), tara);
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
