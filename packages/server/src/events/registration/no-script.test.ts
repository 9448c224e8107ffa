import { describe, expect, test } from 'vitest';
import { solvedQuestion } from '../../captcha/test-solved-question.ts';
import type { ApiServer } from '../../create-server.ts';
import { testServer } from '../../testing/test-server.ts';

const typed = {
  firstName: 'Leela',
  lastName: 'Umbar',
  email: 'leela@example.org',
  graduationYear: '2009',
  comments: 'One.\r\nTwo.',
};

const submit = (
  server: ApiServer,
  id: string,
  fields: Record<string, string>,
  origin = 'http://localhost:3000',
) =>
  server.submitForm(
    'eventRegistration',
    new Request(`http://localhost:3000/events/register/${id}`, {
      method: 'POST',
      headers: { Origin: origin },
      body: new URLSearchParams(fields),
    }),
    { peer: '203.0.113.7' },
  );

describe('event registration without JavaScript', () => {
  test('registers without a verification question, once, and shows the reference', async () => {
    const { server, event, database } = await testServer();
    await event();
    const first = await submit(server, 'event-test', typed);
    expect(first).toMatchObject({ status: 200, success: { reference: expect.any(String) }, errors: [] });
    expect(first.values.email).toBe('');
    const again = await submit(server, 'event-test', typed);
    expect(again.success).toEqual({ ...first.success, reference: expect.stringMatching(/^E-/) });
    expect(await database.selectFrom('event_registrations').selectAll().execute()).toMatchObject([
      { comments: 'One.\nTwo.', year: 2009 },
    ]);
  });

  test('keeps the typed values next to every validation error', async () => {
    const { server, event } = await testServer();
    await event();
    const result = await submit(server, 'event-test', { ...typed, email: 'x', graduationYear: '1854' });
    expect(result).toMatchObject({ status: 422, values: { firstName: 'Leela', email: 'x' } });
    expect(result.errors.map((error) => error.field)).toEqual(['email', 'graduationYear']);
  });

  test('shows the same message as the API for closed, full and unknown events', async () => {
    const { server, event } = await testServer();
    await event({ max_attendees: 0 });
    await event({ id: 'over', date: '2026-01-01' });
    expect(await submit(server, 'event-test', typed)).toMatchObject({
      status: 409,
      message: 'This event is full. Every seat is taken.',
    });
    expect(await submit(server, 'over', typed)).toMatchObject({ status: 410, message: 'Event Has Ended' });
    expect(await submit(server, 'nothing', typed)).toMatchObject({ status: 404, message: 'Event not found' });
    expect((await submit(server, 'event-test', typed, 'https://evil.example')).status).toBe(403);
  });

  test('asks the verification question when the hidden field is filled, and accepts the answer', async () => {
    const { server, event } = await testServer();
    await event();
    const trapped = { ...typed, homepage: 'https://x.example' };
    expect(await submit(server, 'event-test', trapped)).toMatchObject({
      status: 422,
      errors: [{ field: 'questionAnswer', message: 'Please complete the CAPTCHA verification' }],
    });
    const answered = await submit(server, 'event-test', { ...trapped, ...solvedQuestion(server) });
    expect(answered.status).toBe(200);
  });
});
