import { createClient } from '@banyan/api/client';
import { describe, expect, test } from 'vitest';
import { eventBody, testServer, trusting } from '../testing/test-server.ts';

const answerOf = async (response: Response) => ({ status: response.status, ...(await response.json()) });

async function quietServer() {
  const product = await testServer();
  await product.database.deleteFrom('events').execute();
  const client = createClient({
    base: 'http://localhost:3000/api',
    fetch: (...request) => product.server.fetch(new Request(...request), { peer: '203.0.113.7' }),
  });
  const event = async (id: string) => (await client.getEvent({ params: { id } })).data;
  return { ...product, client, shown: event };
}

describe('event list and detail', () => {
  test('shows only active and approved events, by date', async () => {
    const { event, client, shown } = await quietServer();
    await event({ id: 'later', date: '2031-06-01', registration_url: 'https://tickets.example.org/later' });
    await event({ id: 'seen' });
    await event({ id: 'inactive', is_active: 0 });
    await event({ id: 'unapproved', is_approved: 0 });
    await event({ id: 'cancelled', is_active: 0, cancelled_at: '2026-11-02T00:00:00.000Z' });
    expect((await client.getActiveEvents()).data).toMatchObject([
      { _id: 'seen' },
      { _id: 'later', registrationURL: 'https://tickets.example.org/later' },
    ]);
    expect((await shown('seen'))?.title).toBe('Tea, twice');
    for (const id of ['inactive', 'unapproved', 'cancelled', 'unknown', '../secret', '%']) {
      await expect(shown(id)).rejects.toMatchObject({ status: 404, serverMessage: 'Event not found' });
    }
  });

  test('leaves out an event with an unreadable date and logs it once', async () => {
    const { event, client, shown, faults } = await quietServer();
    await event({ id: 'seen' });
    await event({ id: 'undated', date: 'some day' });
    await event({ id: 'dateless', date: '' });
    for (let i = 0; i < 3; i += 1) expect((await client.getActiveEvents()).data).toHaveLength(1);
    await expect(shown('undated')).rejects.toMatchObject({ status: 404 });
    expect((await client.getFeaturedEvent()).data).toBeNull();
    expect(faults.toSorted()).toEqual([
      'Event dateless is left out: its date cannot be read.',
      'Event undated is left out: its date cannot be read.',
    ]);
  });

  test('treats unreadable picture lists as empty', async () => {
    const { event, shown, faults } = await quietServer();
    await event({ images: 'no json', media: '[{"path":7}]' });
    expect(await shown('event-test')).toMatchObject({ images: [], media: [] });
    expect(faults).toEqual([]);
  });

  test.each(['javascript:alert(1)', 'data:text/html,x', ' JAVASCRIPT:x', '/events', '//evil.example'])(
    'never sends the registration address %s, not even as text',
    async (registration_url) => {
      const { event, request } = await quietServer();
      await event({ registration_url, featured: 1 });
      for (const path of [
        'get-active-events',
        'get-events/event-test',
        'get-featured-event',
        'calendar.ics',
      ]) {
        const text = await (await request(`/events/${path}`)).text();
        expect(text).toContain('Tea');
        expect(text).not.toMatch(/javascript|data:text|evil/i);
      }
    },
  );
});

describe('featured event', () => {
  test('sends the media details of the shown picture only', async () => {
    const { event, client } = await quietServer();
    const sources = [{ path: '/media/one-400.avif', type: 'image/avif', width: 400 }];
    const [shown, other] = ['/media/one.jpg', '/media/two.jpg'].map((path) => ({
      path,
      width: 2000,
      height: 1500,
      sources,
    }));
    await event({
      featured: 1,
      images: JSON.stringify([shown?.path, other?.path]),
      media: JSON.stringify([other, shown]),
    });
    expect((await client.getFeaturedEvent()).data?.media).toEqual([shown]);
  });

  test('sends pictures without media details if there are none', async () => {
    const { event, request } = await quietServer();
    await event({ featured: 1, images: '["/art/event-kites.svg"]' });
    const { data } = await (await request('/events/get-featured-event')).json();
    expect(data).toMatchObject({ images: ['/art/event-kites.svg'] });
    expect(data).not.toHaveProperty('media');
  });
});

describe('privacy of registrations', () => {
  test('sends only the number of registrations', async () => {
    const { event, post, request, client } = await quietServer();
    const path = await event({ featured: 1, seats_reserved: 3 });
    const secret = {
      firstName: 'Zephyrine',
      lastName: 'Quux',
      email: 'zephyrine@example.org',
      comments: 'Peanuts',
    };
    expect((await post(path, eventBody(secret))).status).toBe(200);
    const [shown] = (await client.getActiveEvents()).data;
    expect(shown).toMatchObject({ registeredUsers: [], registeredCount: 4 });
    const reads = [
      'get-active-events',
      'get-events/event-test',
      'get-featured-event',
      'calendar.ics',
      'event-test/event.ics',
    ];
    for (const read of reads) {
      const answer = await request(`/events/${read}`);
      expect(answer.status).toBe(200);
      expect(await answer.text()).not.toMatch(/zephyrine|quux|peanuts|E-[0-9A-Z]{4}-/i);
    }
  });
});

describe('event registration', () => {
  test('stores one row and sends one email with reference and calendar file, without repeating typed text', async () => {
    const { event, post, database, rows } = await quietServer();
    const path = await event({ id: 'tea & talk' });
    const body = eventBody({
      firstName: 'Buy pills',
      comments: 'https://spam.example',
      graduationYear: ' 1998 ',
    });
    const answer = await answerOf(await post(path, body));
    expect(answer).toEqual({
      status: 200,
      success: true,
      message: 'Registration successful! See you at the event!',
      reference: expect.stringMatching(/^E-[0-9A-Z]{4}-[0-9A-Z]{4}$/),
    });
    expect(await database.selectFrom('event_registrations').selectAll().execute()).toMatchObject([
      { event_id: 'tea & talk', year: 1998, email: body.email, reference: answer.reference },
    ]);
    const { emails } = await rows();
    expect(emails).toMatchObject([{ recipient: body.email, subject: 'You are registered: Tea, twice' }]);
    expect(emails[0]?.body).toContain(answer.reference);
    expect(emails[0]?.body).toContain('http://localhost:3000/api/events/tea%20%26%20talk/event.ics');
    expect(emails[0]?.body).not.toMatch(/pills|spam/);
  });

  test('answers a repeated email alike with a new reference, and neither changes the row nor sends an email', async () => {
    const { event, post, database, rows } = await quietServer();
    const path = await event();
    const send = async (more: Record<string, unknown>) => answerOf(await post(path, eventBody(more)));
    const first = await send({ email: 'leela@example.org' });
    const before = await rows();
    const again = await send({ email: 'LEELA@example.org', firstName: 'X' });
    expect(again).toEqual({ ...first, reference: expect.stringMatching(/^E-[0-9A-Z]{4}-[0-9A-Z]{4}$/) });
    expect(again.reference).not.toBe(first.reference);
    expect(await rows()).toEqual(before);
    expect(before.registrations).toMatchObject([{ reference: first.reference }]);
    // Volunteers can find the row by it; the row still stores the first reference.
    expect(await database.selectFrom('registration_references').selectAll().execute()).toMatchObject([
      { reference: again.reference, registration_id: before.registrations[0]?.id },
    ]);
  });

  test('emails a repeated address again only after a day', async () => {
    let now = Date.now();
    const { event, post, rows } = await testServer({}, { captchaProvider: trusting, now: () => now });
    const path = await event();
    const send = () => post(path, eventBody({ email: 'leela@example.org' }));
    const emails = async () => (await rows()).emails.length;
    await send();
    now += 86_399_999;
    for (let i = 0; i < 3; i += 1) expect((await send()).status).toBe(200);
    expect(await emails()).toBe(1);
    now += 1;
    for (let i = 0; i < 3; i += 1) await send();
    expect(await emails()).toBe(2);
    const [first, second] = (await rows()).emails;
    expect(second?.body).toBe(first?.body);
  });

  test('repeats the first answer for the same idempotency key and returns 409 for the key with other content', async () => {
    const { event, post, database } = await quietServer();
    const path = await event();
    const headers = { 'Idempotency-Key': 'one-registration' };
    const body = eventBody({ fillMs: 9_000 });
    const answers = await Promise.all([
      post(path, body, headers),
      post(path, { ...body, fillMs: 9_100 }, headers),
      post(path, body),
    ]);
    const [first, again, other] = await Promise.all(answers.map(answerOf));
    expect(again).toEqual(first);
    expect(other).toEqual({ ...first, reference: expect.any(String) });
    expect(other.reference).not.toBe(first.reference);
    expect(await database.selectFrom('event_registrations').selectAll().execute()).toHaveLength(1);
    expect((await post(path, eventBody(), headers)).status).toBe(409);
  });

  test.each([
    [{ email: 'a@b' }, 'email', 'Please enter a valid email address'],
    [{ registeredUsers: [] }, 'registeredUsers', 'This field is not part of the form.'],
  ])('refuses a registration with %j and stores nothing', async (wrong, field, message) => {
    const { event, post, database } = await quietServer();
    const answer = await answerOf(await post(await event(), eventBody(wrong)));
    expect(answer).toMatchObject({ status: 422, success: false, message, errors: [{ field, message }] });
    expect(await database.selectFrom('event_registrations').selectAll().execute()).toEqual([]);
  });

  test.each([
    ['unknown', {}, 404, 'Event not found'],
    ['event-test', { is_active: 0 }, 404, 'Event not found'],
    ['event-test', { is_approved: 0 }, 404, 'Event not found'],
    ['event-test', { date: 'some day' }, 404, 'Event not found'],
    ['event-test', { date: '2026-01-01' }, 410, 'Event Has Ended'],
    ['event-test', { registration_deadline: '2026-01-01' }, 410, 'Registration Closed'],
    ['event-test', { max_attendees: 0 }, 409, 'This event is full. Every seat is taken.'],
    ['event-test', { max_attendees: 2, seats_reserved: 2 }, 409, 'This event is full. Every seat is taken.'],
    [
      'event-test',
      { registration_url: 'https://tickets.example.org' },
      409,
      expect.stringContaining('own page'),
    ],
  ])('refuses a registration for the event %s with %j', async (id, more, status, message) => {
    const { event, post, rows } = await quietServer();
    await event(more);
    expect(await answerOf(await post(`/events/register/${id}`, eventBody()))).toMatchObject({
      status,
      success: false,
      message,
    });
    expect((await rows()).emails).toEqual([]);
  });
});

describe('registration that looks automated', () => {
  test.each([{ homepage: 'https://x.example' }, { fillMs: 200 }])(
    'requires the verification for %j and then accepts the registration',
    async (sign) => {
      const { event, post } = await quietServer();
      const path = await event();
      const body = eventBody(sign);
      expect(await answerOf(await post(path, body))).toMatchObject({
        status: 422,
        message: 'Please complete the CAPTCHA verification',
        errors: [{ field: 'captchaToken', code: 'required' }],
      });
      expect((await post(path, { ...body, captchaToken: 'bad' })).status).toBe(422);
      expect((await post(path, { ...body, captchaToken: 'good' })).status).toBe(200);
      // A verification is valid for one registration.
      expect((await post(path, eventBody({ ...sign, captchaToken: 'good' }))).status).toBe(422);
    },
  );

  test('requires the verification after ten tries in ten minutes, unless no limits are counted', async () => {
    const { post } = await testServer({ RATE_LIMIT_WRITES: '20' });
    const path = '/events/register/event-kite-morning';
    const statuses = [];
    for (let i = 0; i < 12; i += 1) statuses.push((await post(path, eventBody({ fillMs: 5_000 }))).status);
    expect(statuses).toEqual([...Array(10).fill(200), 422, 422]);
    expect((await post(path, eventBody({ captchaToken: 'good-again' }))).status).toBe(200);
    const elsewhere = '/events/register/event-long-table';
    expect((await post(elsewhere, eventBody(), {}, '198.51.100.9')).status).toBe(200);
    for (let i = 0; i < 7; i += 1) await post(path, eventBody());
    expect((await post(path, eventBody())).status).toBe(429);
  });
});
