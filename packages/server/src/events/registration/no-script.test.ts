import { describe, expect, test } from 'vitest';
import type { ApiServer } from '../../create-server.ts';
import { testServer } from '../../testing/test-server.ts';

const typed = {
  firstName: 'Leela',
  lastName: 'Umbar',
  email: 'leela@example.org',
  graduationYear: '2009',
  comments: 'One.\r\nTwo.',
};

const submit = (server: ApiServer, id: string, fields: Record<string, string>) =>
  server.submitForm(
    'eventRegistration',
    new Request(`http://localhost:3000/events/register/${id}`, {
      method: 'POST',
      headers: { Origin: 'http://localhost:3000' },
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

  test('shows the message of the API for a full event, and keeps the typed values', async () => {
    const { server, event } = await testServer();
    await event({ max_attendees: 0 });
    expect(await submit(server, 'event-test', typed)).toMatchObject({
      status: 409,
      message: 'This event is full. Every seat is taken.',
      values: { firstName: 'Leela', email: 'leela@example.org' },
    });
  });
});
