import { dayMs } from '@banyan/api/contract';
import { describe, expect, test } from 'vitest';
import { solvedQuestion } from '../../captcha/test-solved-question.ts';
import type { EventRegistrationTable, EventTable } from '../../database/event-tables.ts';
import { eventBody, freshToken } from '../../testing/test-server.ts';
import { seatsAt } from './test-seats.ts';

const minuteMs = 60_000;

/** Registers people one after another, each from a different network, and returns the statuses. */
async function burst(site: Awaited<ReturnType<typeof seatsAt>>, path: string, people: number) {
  const statuses: number[] = [];
  for (let i = 0; i < people; i += 1)
    statuses.push((await site.post(path, eventBody({ fillMs: 9_000 }), {}, `198.51.100.${i}`)).status);
  return statuses;
}

const times = (count: number, status: number) => Array.from({ length: count }, () => status);

describe('registration burst at an event', () => {
  test('requires the verification after more than ten registrations in ten minutes, and stops doing so later', async () => {
    const site = await seatsAt();
    const path = await site.event();
    expect(await burst(site, path, 13)).toEqual([...times(11, 200), 422, 422]);
    const body = eventBody({ fillMs: 9_000 });
    const asked = await site.post(path, body);
    expect(await asked.json()).toMatchObject({
      message: 'Please complete the CAPTCHA verification',
      errors: [{ field: 'captchaToken', code: 'required' }],
    });
    expect((await site.post(path, { ...body, captchaToken: 'bad' })).status).toBe(422);
    expect((await site.post(path, { ...body, captchaToken: freshToken() })).status).toBe(200);
    site.later(10 * minuteMs);
    expect(await burst(site, path, 2)).toEqual([200, 200]);
  });

  test('accepts at most eleven simultaneous registrations without verification', async () => {
    const site = await seatsAt();
    const path = await site.event();
    const all = await Promise.all(
      Array.from({ length: 40 }, (_, i) =>
        site.post(path, eventBody({ fillMs: 9_000 }), {}, `198.51.100.${i}`),
      ),
    );
    expect(all.filter(({ status }) => status === 200)).toHaveLength(11);
  });

  test('holds seats of a program that solves every verification for half an hour, then frees them for others', async () => {
    const site = await seatsAt();
    const path = await site.event({ max_attendees: 60 });
    const bot = async (i: number) => {
      const body = eventBody({ email: `bot-${i}@example.org`, captchaToken: freshToken() });
      const answer = await site.post(path, body, {}, `198.51.${i % 7}.${i}`);
      return { status: answer.status, ...(await answer.json()) };
    };
    const answers: Awaited<ReturnType<typeof bot>>[] = [];
    for (let i = 0; i < 70; i += 1) answers.push(await bot(i));
    const until = new Date(site.now() + 30 * minuteMs).toISOString();
    const taken = answers.filter(({ status }) => status === 200);
    expect([taken.length, answers.filter(({ status }) => status === 409).length]).toEqual([60, 10]);
    expect(taken.filter(({ confirmBy }) => confirmBy === undefined)).toHaveLength(11);
    expect(taken.filter(({ confirmBy }) => confirmBy === until)).toHaveLength(49);
    const proof = () => ({ captchaToken: freshToken() });
    expect((await site.register(path, 'leela@example.org', proof())).status).toBe(409);
    const waiting = { waitingList: true, ...proof() };
    expect(await site.register(path, 'leela@example.org', waiting)).toMatchObject({ waitingList: true });
    // Registering the same addresses again does not extend the time.
    site.later(29 * minuteMs);
    for (let i = 50; i < 60; i += 1) await bot(i);
    site.later(minuteMs);
    expect(await site.taken()).toBe(11);
    await site.move();
    expect(await site.open('leela@example.org')).toMatchObject({ ticket: { state: 'offered' } });
    expect(await site.register(path, 'rohan@example.org', proof())).toMatchObject({ status: 200 });
    expect(await site.say('rohan@example.org', 'come')).toMatchObject({ status: 200 });
    expect(await site.open('rohan@example.org')).toMatchObject({ ticket: { state: 'confirmed' } });
  });

  test('counts a seat once the email’s link is opened, and tells a person who registers twice the deadline', async () => {
    const site = await seatsAt();
    const path = await site.event({ max_attendees: 40 });
    await burst(site, path, 11);
    const confirmBy = new Date(site.now() + 30 * minuteMs).toISOString();
    const tara = 'tara@example.org';
    expect(await site.register(path, tara, { captchaToken: freshToken() })).toMatchObject({
      status: 200,
      message: 'Registration successful! See you at the event!',
      confirmBy,
    });
    expect(await site.emailsTo(tara)).toMatchObject([{ subject: 'Confirm your seat: Tea, twice' }]);
    expect(await site.open(tara)).toMatchObject({ ticket: { state: 'held', until: confirmBy } });
    site.later(5 * minuteMs);
    const again = { captchaToken: freshToken() };
    expect(await site.register(path, tara, again)).toMatchObject({ status: 200, confirmBy });
    // Another person who types that address gets the usual answer.
    const other = { firstName: 'Leela', captchaToken: freshToken() };
    expect((await site.register(path, tara, other)).confirmBy).toBe(
      new Date(site.now() + 30 * minuteMs).toISOString(),
    );
    expect(await site.press(tara, 'come')).toMatchObject({ status: 200, ticket: { state: 'confirmed' } });
    site.later(2 * 60 * minuteMs);
    expect(await site.open(tara)).toMatchObject({ ticket: { state: 'confirmed' } });
  });

  test('asks the verification question of a visitor without JavaScript and accepts the answer', async () => {
    const site = await seatsAt();
    const path = await site.event();
    await burst(site, path, 11);
    const submit = (more: Record<string, string> = {}) =>
      site.server.submitForm(
        'eventRegistration',
        new Request(`http://localhost:3000${path}`, {
          method: 'POST',
          headers: { Origin: 'http://localhost:3000' },
          body: new URLSearchParams({ ...eventBody({ email: 'last@example.org' }), ...more }),
        }),
        { peer: '203.0.113.9' },
      );
    expect(await submit()).toMatchObject({ status: 422, errors: [{ field: 'questionAnswer' }] });
    expect(await submit(solvedQuestion(site.server))).toMatchObject({
      status: 200,
      success: { confirmBy: new Date(site.now() + 30 * minuteMs).toISOString() },
    });
  });
});

const noon = Date.UTC(2027, 0, 1, 12);
const before = (ms: number) => new Date(noon - ms).toISOString();

/** Registrations of one kind: how many there are, and their columns. */
type Kept = [many: number, columns?: Partial<EventRegistrationTable>];
/** An event, the registrations for it, and whether the next visitor has to pass the verification. */
type Case = [what: string, event: Partial<EventTable>, kept: readonly Kept[], isAsked: boolean];

/** Tries each case with an event of its own on one site. All registrations are at noon unless their columns say otherwise. */
async function expectAsked(cases: readonly Case[]) {
  const site = await seatsAt(noon);
  for (const [index, [what, event, kept, isAsked]] of cases.entries()) {
    const id = `case-${index}`;
    const path = await site.event({ id, date: '2027-01-11', ...event });
    for (const [many, columns] of kept) await site.keep({ event_id: id, ...columns }, many);
    const { status } = await site.post(path, eventBody({ fillMs: 9_000 }));
    expect([what, status === 422]).toEqual([what, isAsked]);
  }
}

describe('event that requires the verification', () => {
  test('after more than ten registrations in ten minutes', () =>
    expectAsked([
      ['eleven', {}, [[11]], true],
      ['ten', {}, [[10]], false],
      ['almost ten minutes ago', {}, [[11, { created_at: before(600_000 - 1) }]], true],
      ['ten minutes ago', {}, [[11, { created_at: before(600_000) }]], false],
      ['with a verification, which programs can solve', {}, [[11, { verified: 1 }]], true],
      ['that wait for an email’s link', {}, [[11, { held_until: noon + 1 }]], true],
      ['whose email was not opened in time', {}, [[11, { held_until: noon }]], true],
      ['of seats that were given up', {}, [[11, { cancelled_at: before(1) }]], true],
      ['on the waitlist', {}, [[11, { waiting_since: noon - 1 }]], true],
      ['by a volunteer', {}, [[11, { source: 'office' }]], false],
      ['at check-in', {}, [[11, { source: 'door' }]], false],
      ['at an event that never asks', { confirmation: 'none' }, [[11]], false],
      ['at an event that confirms by email', { confirmation: 'letter' }, [[11]], false],
    ]));

  test('after more than five registrations in ten minutes for more than half of the seats that were free', () => {
    const dayAgo = { created_at: before(dayMs), verified: 1 };
    return expectAsked([
      ['6 of 11', { max_attendees: 11 }, [[6]], true],
      ['6 of 12', { max_attendees: 12 }, [[6]], false],
      ['5 of 6', { max_attendees: 6 }, [[5]], false],
      ['next to reserved seats', { max_attendees: 14, seats_reserved: 3 }, [[6]], true],
      ['6 of 11, others taken before', { max_attendees: 14 }, [[6], [3, dayAgo]], true],
      ['6 of 12, others taken before', { max_attendees: 15 }, [[6], [3, dayAgo]], false],
      ['without a seat limit', { max_attendees: null }, [[6]], false],
      ['almost ten minutes ago', { max_attendees: 11 }, [[6, { created_at: before(600_000 - 1) }]], true],
      ['ten minutes ago', { max_attendees: 11 }, [[6, { created_at: before(600_000) }]], false],
    ]);
  });

  test('after registrations of one day for more than half of over 20 seats that were free', () => {
    const hourAgo = { created_at: before(3_600_000), verified: 1 };
    const dayAgo = { created_at: before(dayMs), verified: 1 };
    const cancelled = { created_at: before(2 * dayMs), cancelled_at: before(dayMs), verified: 1 };
    return expectAsked([
      ['12 of 22', { max_attendees: 22 }, [[12, hourAgo]], true],
      ['11 of 22', { max_attendees: 22 }, [[11, hourAgo]], false],
      ['11 of 21', { max_attendees: 21 }, [[11, hourAgo]], true],
      ['all of 20', { max_attendees: 20 }, [[20, hourAgo]], false],
      ['next to reserved seats', { max_attendees: 25, seats_reserved: 3 }, [[12, hourAgo]], true],
      ['12 of 25', { max_attendees: 25 }, [[12, hourAgo]], false],
      [
        '12 of 22, others taken before',
        { max_attendees: 25 },
        [
          [12, hourAgo],
          [3, dayAgo],
        ],
        true,
      ],
      [
        '12 of 20, others taken before',
        { max_attendees: 23 },
        [
          [12, hourAgo],
          [3, dayAgo],
        ],
        false,
      ],
      ['without a seat limit', { max_attendees: null }, [[50, hourAgo]], false],
      ['given up', { max_attendees: 22 }, [[12, { ...hourAgo, cancelled_at: before(1) }]], false],
      ['on the waitlist', { max_attendees: 22 }, [[12, { ...hourAgo, waiting_since: noon - 1 }]], false],
      [
        'waiting for the email’s link',
        { max_attendees: 22 },
        [[12, { ...hourAgo, held_until: noon + 1 }]],
        false,
      ],
      ['a day ago', { max_attendees: 34 }, [[12, dayAgo]], false],
      ['almost a day ago', { max_attendees: 22 }, [[12, { ...dayAgo, created_at: before(dayMs - 1) }]], true],
      [
        '11, after 5 were given up a day ago',
        { max_attendees: 22 },
        [
          [5, cancelled],
          [11, hourAgo],
        ],
        false,
      ],
      [
        '12, after 5 were given up a day ago',
        { max_attendees: 22 },
        [
          [5, cancelled],
          [12, hourAgo],
        ],
        true,
      ],
    ]);
  });
});
