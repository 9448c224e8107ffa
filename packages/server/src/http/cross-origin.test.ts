import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { contactBody, registrationBody, testServer, trusting } from '../testing/test-server.ts';

/* Requests that a browser makes for a chapter's site, and the access that it gives that site's page. */

const chapter = 'https://bay-area.example.org';
const stranger = 'https://evil.example';

/** Starts the server with one chapter's site among the allowed origins. */
async function allowing(overrides?: Parameters<typeof testServer>[1]) {
  const served = await testServer(
    { PUBLIC_ORIGIN: 'https://alumni.example.org', ALLOWED_ORIGINS: chapter },
    overrides,
  );
  const ask = (path: string, Origin: string, init: RequestInit = {}) =>
    served.request(path, {
      ...init,
      headers: { ...Object.fromEntries(new Headers(init.headers)), Origin },
    });
  const send = (path: string, Origin: string, body: object) => served.post(path, body, { Origin });
  return { ...served, ask, send };
}

const cors = ({ headers }: Response) => ({
  origin: headers.get('Access-Control-Allow-Origin'),
  credentials: headers.get('Access-Control-Allow-Credentials'),
});
const anybody = { origin: '*', credentials: null };
const noAccess = { origin: null, credentials: null };

describe('CORS of reads', () => {
  test.each([
    ['/events/get-active-events?chapter=bay-area', 200],
    ['/events/get-featured-event', 200],
    ['/events/get-events/event-long-table', 200],
    ['/events/get-events/unknown', 404],
    ['/events/get-active-events?chapter=mars', 400],
    ['/news/fetch-all-news', 200],
    ['/alumni-stories/get-stories', 200],
    ['/member/get-members', 200],
    ['/jobs/get-jobs', 200],
    ['/health', 200],
    ['/verification/challenge', 200],
    ['/events/calendar.ics?chapter=bay-area', 200],
    ['/events/event-long-table/event.ics', 200],
    ['/events/calendar.ics?chapter=mars', 400],
    ['/a-call-of-next-year', 404],
  ])('a page of any origin reads %s (%i), without cookies', async (path, status) => {
    const { ask } = await allowing({});
    for (const origin of [chapter, stranger, 'null']) {
      const answer = await ask(path, origin);
      expect([answer.status, cors(answer)]).toEqual([status, anybody]);
      await answer.arrayBuffer();
    }
  });

  test('a page of any origin reads a 304 response, too', async () => {
    const { ask } = await allowing();
    const first = await ask('/news/fetch-all-news', chapter);
    const headers = { 'If-None-Match': first.headers.get('ETag') ?? '' };
    const again = await ask('/news/fetch-all-news', stranger, { headers });
    expect([again.status, cors(again)]).toEqual([304, anybody]);
  });

  test('a page of any origin shows pictures and films of events, with their captions', async () => {
    const { ask, dataDir } = await allowing();
    const folder = join(dataDir, 'media', 'a'.repeat(24));
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'dance.vtt'), 'WEBVTT\n');
    for (const path of [`/media/${'a'.repeat(24)}/dance.vtt`, '/media/none.jpg']) {
      const answer = await ask(path, chapter);
      expect(cors(answer)).toEqual(anybody);
      if (answer.ok) expect(answer.headers.get('Cross-Origin-Resource-Policy')).toBe('cross-origin');
      expect(answer.status).toBe(path.endsWith('.vtt') ? 200 : 404);
    }
  });

  test('a page of another origin cannot read a response for one browser', async () => {
    const { ask } = await allowing();
    expect(cors(await ask('/donations/order-details/O-1', stranger))).toEqual(noAccess);
  });
});

describe('CORS of writes', () => {
  const asked = {
    'Access-Control-Request-Method': 'POST',
    'Access-Control-Request-Headers': 'content-type,idempotency-key',
  };

  test('answers the preflight of an allowed site with permission, and that of other sites without', async () => {
    const { ask } = await allowing();
    for (const path of ['/member/member-register', '/contact', '/events/register/event-kite-morning']) {
      const leave = await ask(path, chapter, { method: 'OPTIONS', headers: asked });
      expect([leave.status, cors(leave)]).toEqual([204, { origin: chapter, credentials: 'true' }]);
      expect(leave.headers.get('Access-Control-Expose-Headers')).toBe('Date, Retry-After');
      expect(leave.headers.get('Access-Control-Allow-Methods')).toContain('POST');
      const allowed = leave.headers.get('Access-Control-Allow-Headers')?.toLowerCase() ?? '';
      expect(allowed.split(', ')).toEqual(expect.arrayContaining(['content-type', 'idempotency-key']));
      const refused = await ask(path, stranger, { method: 'OPTIONS', headers: asked });
      expect([refused.status, cors(refused)]).toEqual([204, noAccess]);
    }
  });

  test('stores the site that a form was sent from and tells the volunteers, but not for this site', async () => {
    const { send, rows } = await allowing({ captchaProvider: trusting });
    const sent = async (path: string, origin: string, body: object) => {
      const answer = await send(path, origin, body);
      expect([answer.status, cors(answer).origin]).toEqual([200, origin]);
    };
    await sent('/contact', chapter, contactBody({ message: 'From the bay' }));
    await sent('/member/member-register', chapter, registrationBody());
    await sent('/contact', 'https://alumni.example.org', contactBody({ message: 'From home' }));
    const { messages, members, emails } = await rows();
    expect(messages.map(({ sent_from }) => sent_from)).toEqual([chapter, null]);
    expect(members.map(({ sent_from }) => sent_from)).toEqual([chapter]);
    expect(emails.map(({ body }) => body.includes(`Sent from ${chapter}`))).toEqual([true, true, false]);
  });
});
