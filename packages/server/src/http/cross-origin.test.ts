import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { getRequestListener } from '@hono/node-server';
import { describe, expect, onTestFinished, test } from 'vitest';
import { contactBody, registrationBody, testServer, trusting } from '../testing/test-server.ts';

/* Requests that a browser makes for a chapter's site, and the access that it gives that site's page. */

const chapter = 'https://bay-area.example.org';
const stranger = 'https://evil.example';

/** Starts the server on its own port, with one chapter's site among the allowed origins. */
async function listening(overrides?: Parameters<typeof testServer>[1]) {
  const served = await testServer(
    { PUBLIC_ORIGIN: 'https://alumni.example.org', ALLOWED_ORIGINS: chapter },
    overrides,
  );
  const answer = getRequestListener((request) => served.server.fetch(request, { peer: '203.0.113.7' }), {
    overrideGlobalObjects: false,
  });
  const http = createServer(answer);
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void http.close().closeAllConnections());
  const address = http.address();
  const base = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}/api`;
  const ask = (path: string, Origin: string, init: RequestInit = {}) =>
    fetch(base + path, { ...init, headers: { ...Object.fromEntries(new Headers(init.headers)), Origin } });
  const send = (path: string, Origin: string, body: object) =>
    ask(path, Origin, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
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
    const { ask } = await listening({});
    for (const origin of [chapter, stranger, 'null']) {
      const answer = await ask(path, origin);
      expect([answer.status, cors(answer)]).toEqual([status, anybody]);
      await answer.arrayBuffer();
    }
  });

  test('a page of any origin reads a 304 response, too', async () => {
    const { ask } = await listening();
    const first = await ask('/news/fetch-all-news', chapter);
    const headers = { 'If-None-Match': first.headers.get('ETag') ?? '' };
    const again = await ask('/news/fetch-all-news', stranger, { headers });
    expect([again.status, cors(again)]).toEqual([304, anybody]);
  });

  test('a page of any origin shows pictures and films of events, with their captions', async () => {
    const { ask, dataDir } = await listening();
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
    const { ask } = await listening();
    expect(cors(await ask('/donations/order-details/O-1', stranger))).toEqual(noAccess);
  });
});

describe('CORS of writes', () => {
  const asked = {
    'Access-Control-Request-Method': 'POST',
    'Access-Control-Request-Headers': 'content-type,idempotency-key',
  };

  test('answers the preflight of an allowed site with permission, and that of other sites without', async () => {
    const { ask } = await listening();
    for (const path of ['/member/member-register', '/contact', '/events/register/event-kite-morning']) {
      const leave = await ask(path, chapter, { method: 'OPTIONS', headers: asked });
      expect([leave.status, cors(leave)]).toEqual([204, { origin: chapter, credentials: 'true' }]);
      expect(leave.headers.get('Access-Control-Allow-Methods')).toContain('POST');
      const allowed = leave.headers.get('Access-Control-Allow-Headers')?.toLowerCase() ?? '';
      expect(allowed.split(', ')).toEqual(expect.arrayContaining(['content-type', 'idempotency-key']));
      const refused = await ask(path, stranger, { method: 'OPTIONS', headers: asked });
      expect([refused.status, cors(refused)]).toEqual([204, noAccess]);
    }
  });

  test('stores the site that a form was sent from and tells the volunteers, but not for this site', async () => {
    const { send, rows } = await listening({ captchaProvider: trusting });
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

  test('refuses a form from any other site, and stores nothing', async () => {
    const { send, rows } = await listening({ captchaProvider: trusting });
    const answer = await send('/contact', stranger, contactBody());
    expect([answer.status, cors(answer)]).toEqual([403, noAccess]);
    expect((await rows()).messages).toEqual([]);
  });
});
