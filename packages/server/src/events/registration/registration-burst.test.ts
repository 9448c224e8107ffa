import { dayMs } from '@banyan/api/contract';
import { describe, expect, test } from 'vitest';
import { solvedQuestion } from '../../captcha/test-solved-question.ts';
import { eventBody, freshToken } from '../../testing/test-server.ts';
import { seatsAt } from './test-seats.ts';

const minuteMs = 60_000;

/** Registers people one after another, each from a different network, and returns the statuses. */
async function burst(site: Awaited<ReturnType<typeof seatsAt>>, path: string, people: number, everyMs = 0) {
  const statuses: number[] = [];
  for (let i = 0; i < people; i += 1) {
    statuses.push((await site.post(path, eventBody({ fillMs: 9_000 }), {}, `198.51.100.${i}`)).status);
    site.later(everyMs);
  }
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
    // Another event is not affected.
    expect(await burst(site, await site.event({ id: 'other' }), 1)).toEqual([200]);
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

  test('detects a burst at a small event before it is full', async () => {
    const site = await seatsAt();
    const path = await site.event({ max_attendees: 8 });
    const sent: (string | undefined)[] = [];
    for (let i = 0; i < 8; i += 1)
      sent.push(
        (await site.register(path, `few-${i}@example.org`, { captchaToken: freshToken() })).confirmBy,
      );
    const confirmBy = new Date(site.now() + 30 * minuteMs).toISOString();
    expect(sent).toEqual([...Array(6).fill(undefined), confirmBy, confirmBy]);
  });

  test.each([
    // 12 are more than half of the 22 free seats.
    [22, [...times(12, 200), 422]],
    [20, times(13, 200)],
  ])(
    'requires the verification when more than half of over 20 seats were taken within a day: %i free seats',
    async (free, expected) => {
      const site = await seatsAt();
      const path = await site.event({ max_attendees: 100, seats_reserved: 100 - free });
      expect(await burst(site, path, 13, 15 * minuteMs)).toEqual(expected);
      site.later(2 * dayMs);
      expect(await burst(site, path, 1)).toEqual([200]);
    },
  );

  test('does not count reserved seats or seats that wait for the email’s link', async () => {
    const site = await seatsAt();
    const path = await site.event({ max_attendees: 60, confirmation: 'letter' });
    expect(await burst(site, path, 40)).toEqual(times(40, 200));
    site.later(10 * minuteMs);
    await site.database
      .updateTable('events')
      .set({ confirmation: 'verification', seats_reserved: 15 })
      .where('id', '=', 'event-test')
      .execute();
    expect(await burst(site, path, 5)).toEqual(times(5, 200));
  });

  test('never requires the verification if the event does not ask for it', async () => {
    const site = await seatsAt();
    const path = await site.event({ confirmation: 'none' });
    expect(await burst(site, path, 30)).toEqual(times(30, 200));
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
