import { describe, expect, test } from 'vitest';
import { solvedQuestion } from '../captcha/test-solved-question.ts';
import type { ApiServer } from '../create-server.ts';
import { testServer } from '../testing/test-server.ts';

const typed = {
  firstName: 'Leela',
  lastName: 'Umbar',
  email: 'leela@example.org',
  phone: '',
  message: 'One.\r\nTwo.',
};

const submit = (server: ApiServer, fields: Record<string, string>, headers: Record<string, string> = {}) =>
  server.submitForm(
    'contact',
    new Request('http://localhost:3000/contact', {
      method: 'POST',
      headers: { Origin: 'http://localhost:3000', ...headers },
      body: new URLSearchParams(fields),
    }),
    { peer: '203.0.113.7' },
  );

describe('contact form without JavaScript', () => {
  test('stores a message once, with its line ends normalized', async () => {
    const { server, rows } = await testServer();
    const fields = { ...typed, ...solvedQuestion(server) };
    const first = await submit(server, fields);
    expect(first).toMatchObject({ status: 200, success: { reference: expect.any(String) }, errors: [] });
    expect((await submit(server, fields)).success).toEqual(first.success);
    const { messages, emails } = await rows();
    expect(messages).toMatchObject([{ message: 'One.\nTwo.' }]);
    expect(emails).toHaveLength(1);
  });

  test('asks a question at the first attempt and keeps the typed text', async () => {
    const { server, rows } = await testServer();
    const result = await submit(server, typed);
    expect(result).toMatchObject({
      status: 422,
      success: undefined,
      values: { ...typed, message: 'One.\nTwo.' },
      errors: [{ field: 'questionAnswer', message: 'Please complete the CAPTCHA verification' }],
    });
    expect(result.question.text).toMatch(/^What is \w+ plus \w+\?$/);
    expect((await rows()).messages).toEqual([]);
  });

  test('shows the error of a wrong or used answer at the question', async () => {
    const { server } = await testServer();
    const right = solvedQuestion(server);
    const wrong = await submit(server, { ...typed, ...right, questionAnswer: '99' });
    expect(wrong).toMatchObject({ status: 422, errors: [{ field: 'questionAnswer' }] });
    await submit(server, { ...typed, ...right });
    const used = await submit(server, { ...typed, message: 'Another.', ...right });
    expect(used).toMatchObject({ status: 422, errors: [{ field: 'questionAnswer' }] });
  });

  test('validates every field of the form', async () => {
    const { server } = await testServer();
    const result = await submit(server, { ...solvedQuestion(server), email: 'x' });
    expect(result.errors.map((error) => error.field)).toEqual(['firstName', 'lastName', 'email', 'message']);
  });

  test('refuses another site’s page, a wrong content type, a large body and too many requests', async () => {
    const { server, rows } = await testServer({ RATE_LIMIT_WRITES: '2' });
    const fields = () => ({ ...typed, ...solvedQuestion(server) });
    expect((await submit(server, fields(), { Origin: 'https://evil.example' })).status).toBe(403);
    expect((await submit(server, fields(), { 'Content-Type': 'text/plain' })).status).toBe(415);
    expect((await submit(server, { ...fields(), message: 'x'.repeat(70_000) })).status).toBe(413);
    expect((await rows()).messages).toEqual([]);
    const statuses = [await submit(server, {}), await submit(server, {}), await submit(server, {})];
    expect(statuses.map((result) => result.status)).toEqual([422, 422, 429]);
  });
});
