import { describe, expect, test } from 'vitest';
import { contactBody, testServer, trusting } from '../testing/test-server.ts';

const json = { 'Content-Type': 'application/json' };

const form = { 'Content-Type': 'application/x-www-form-urlencoded' };

describe('writes by origin', () => {
  const home = 'https://alumni.example.org';
  const chapter = 'https://bay-area.example.org';
  const stranger = 'https://evil.example';
  const answers = async (headers: Record<string, string>) => {
    const { request, rows } = await testServer({ PUBLIC_ORIGIN: home, ALLOWED_ORIGINS: chapter });
    // The request reaches the server at another address than the public one, as behind a proxy.
    const body = new TextEncoder().encode(JSON.stringify(contactBody()));
    const answer = await request('/contact', { method: 'POST', headers, body });
    return { status: answer.status, answer: await answer.json(), stored: (await rows()).messages.length };
  };

  test.each<[string, Record<string, string>]>([
    ['our own page', { Origin: home }],
    ['a chapter’s page', { Origin: chapter, 'Sec-Fetch-Site': 'cross-site' }],
    [
      'a page of the host that the visitor asked',
      { Origin: 'https://www.example.org', Host: 'www.example.org' },
    ],
    ['a page at the address itself', { Origin: 'http://localhost:3000' }],
    ['a page of ours whose address is a secret', { Origin: 'null', 'Sec-Fetch-Site': 'same-origin' }],
    ['a program', {}],
    ['a page of ours, in a browser that does not say which', { 'Sec-Fetch-Site': 'same-origin' }],
    ['a bookmark', { 'Sec-Fetch-Site': 'none' }],
  ])('accepts a write of %s', async (_, headers) => {
    expect(await answers({ ...json, ...headers })).toMatchObject({ status: 200, stored: 1 });
  });

  test.each<[string, Record<string, string>]>([
    ['another site', { ...json, Origin: stranger }],
    ['another site, as text', { 'Content-Type': 'text/plain', Origin: stranger }],
    ['another site, as a form', { ...form, Origin: stranger }],
    [
      'another site that claims to be the same origin',
      { ...json, Origin: stranger, 'Sec-Fetch-Site': 'same-origin' },
    ],
    ['our host on another port', { ...json, Origin: 'http://localhost:3001' }],
    ['a subdomain of ours', { ...json, Origin: 'https://evil.alumni.example.org' }],
    ['the address behind a proxy', { ...json, Origin: 'http://localhost:3000', Host: 'www.example.org' }],
    ['a frame without an origin', { ...json, Origin: 'null', 'Sec-Fetch-Site': 'cross-site' }],
    ['a file', { ...json, Origin: 'null' }],
    ['an invalid origin', { ...json, Origin: 'nonsense' }],
    ['another site that hides its origin', { ...json, 'Sec-Fetch-Site': 'cross-site' }],
  ])('refuses a write of %s, and stores nothing', async (_, headers) => {
    expect(await answers(headers)).toEqual({
      status: 403,
      answer: { success: false, message: 'Requests from other sites are not accepted.' },
      stored: 0,
    });
  });
});

describe('invalid requests', () => {
  test.each([
    'application/json',
    'Application/JSON',
    'application/json; charset=utf-8',
    'application/json ;charset="UTF8"',
    'application/json;profile=x; Charset=UTF-8',
  ])('reads a body of the type %s', async (type) => {
    const { post } = await testServer();
    expect((await post('/contact', contactBody(), { 'Content-Type': type })).status).toBe(200);
  });

  test.each([
    '',
    'text/plain',
    'application/jsonp',
    'x; application/json',
    'text/plain;charset=utf-8',
    'application/json; charset=latin1',
    'application/json;charset=utf-16',
    'application/json;charset=xutf-8',
    'application/json;charset=utf-8x',
    'application/json;charset=charset=utf-8',
    'application/json;charset=utf-8;charset=latin1',
  ])('answers a body of the type %j with 415, and stores nothing', async (type) => {
    const { post, rows } = await testServer();
    const answer = await post('/contact', contactBody(), { 'Content-Type': type });
    expect([answer.status, await answer.json()]).toEqual([
      415,
      { success: false, message: 'Send the body as application/json.' },
    ]);
    expect((await rows()).messages).toEqual([]);
  });

  test.each([
    '{',
    '',
    'null and void',
    '{"a":}',
    '\ufeff\ufeff{}',
    // Bytes that are not UTF-8.
    new Uint8Array([0x22, 0xff, 0xfe, 0x22]),
  ])('answers the body %j with 400', async (body) => {
    const { request } = await testServer();
    expect((await request('/contact', { method: 'POST', headers: json, body })).status).toBe(400);
  });

  test('answers a body over the limit with 413, counted as it arrives and not as announced', async () => {
    const { request } = await testServer();
    let sent = 0;
    const endless = new ReadableStream<Uint8Array>({
      pull(controller) {
        sent += 1;
        controller.enqueue(new Uint8Array(16_384).fill(0x20));
      },
    });
    const init: RequestInit & { duplex: 'half' } = {
      method: 'POST',
      headers: json,
      body: endless,
      duplex: 'half',
    };
    expect((await request('/contact', init)).status).toBe(413);
    expect(sent).toBeLessThan(10);
    const announced = { ...json, 'Content-Length': '9999999' };
    expect((await request('/contact', { method: 'POST', headers: announced, body: '{}' })).status).toBe(413);
  });

  test('returns 400 when the request body is cut off', async () => {
    const { request, faults } = await testServer();
    const broken = new ReadableStream<Uint8Array>({
      pull: (controller) => controller.error(new Error('reset')),
    });
    const init: RequestInit & { duplex: 'half' } = {
      method: 'POST',
      headers: json,
      body: broken,
      duplex: 'half',
    };
    expect((await request('/contact', init)).status).toBe(400);
    expect(faults).toEqual([]);
  });

  test('answers unknown addresses with 404 and unknown methods with 405, in JSON', async () => {
    const { request } = await testServer();
    const unknown = await request('/nothing');
    expect([unknown.status, await unknown.json()]).toEqual([
      404,
      { success: false, message: expect.any(String) },
    ]);
    const wrong = await request('/contact');
    expect([wrong.status, wrong.headers.get('Allow')]).toEqual([405, 'POST']);
  });

  test('answers an invalid idempotency key with 400', async () => {
    const { post } = await testServer();
    expect((await post('/contact', contactBody(), { 'Idempotency-Key': 'short' })).status).toBe(400);
  });
});

describe('rate limit of writes', () => {
  test('answers too many writes of a visitor with 429 and Retry-After, until the next window', async () => {
    let now = Date.parse('2026-11-21T09:04:00Z');
    const { post } = await testServer(
      { RATE_LIMIT_WRITES: '2' },
      { captchaProvider: trusting, now: () => now },
    );
    const write = async (peer: string) =>
      post('/contact', contactBody({ message: `${Math.random()}` }), {}, peer);
    expect([(await write('203.0.113.7')).status, (await write('203.0.113.7')).status]).toEqual([200, 200]);
    const third = await write('203.0.113.7');
    expect([third.status, Number(third.headers.get('Retry-After'))]).toEqual([429, 360]);
    expect((await write('203.0.113.8')).status).toBe(200);
    now += 359_999;
    expect((await write('203.0.113.7')).status).toBe(429);
    now += 1;
    expect((await write('203.0.113.7')).status).toBe(200);
  });

  test.each([
    ['10.0.0.9', '', 'said'],
    ['::1', '', 'said'],
    ['10.0.0.9', '10.0.0.0/8', 'not said'],
    // A visitor may send the header, too. It does not make their address a proxy.
    ['203.0.113.7', '', 'not said'],
  ])(
    'with a peer at %s and TRUSTED_PROXIES %j, it is %s once in the log that the proxy is unnamed',
    async (peer, proxies, expected) => {
      const { post, faults } = await testServer({ TRUSTED_PROXIES: proxies });
      for (const message of ['One', 'Two'])
        await post('/contact', contactBody({ message }), { 'X-Forwarded-For': '198.51.100.1' }, peer);
      const line = expect.stringContaining('TRUSTED_PROXIES');
      expect(faults).toEqual(expected === 'said' ? [line] : []);
    },
  );

  test('ignores X-Forwarded-For of a visitor, and uses that of a trusted proxy', async () => {
    const { post } = await testServer({ RATE_LIMIT_WRITES: '1', TRUSTED_PROXIES: '10.0.0.0/8' });
    const write = async (peer: string, forwarded: string) =>
      (await post('/contact', contactBody({ message: forwarded }), { 'X-Forwarded-For': forwarded }, peer))
        .status;
    expect([await write('203.0.113.7', '1.1.1.1'), await write('203.0.113.7', '2.2.2.2')]).toEqual([
      200, 429,
    ]);
    expect([await write('10.0.0.5', '3.3.3.3'), await write('10.0.0.5', '4.4.4.4')]).toEqual([200, 200]);
    expect(await write('10.0.0.5', '9.9.9.9, 3.3.3.3')).toBe(429);
  });

  test('limits an IPv6 visitor with many networks to two shares per /56 and four per /48', async () => {
    const { post } = await testServer({ RATE_LIMIT_WRITES: '2' });
    const accepted = async (peers: string[]) => {
      const statuses = [];
      for (const peer of peers)
        statuses.push(
          (await post('/contact', contactBody({ message: peer + statuses.length }), {}, peer)).status,
        );
      return statuses.filter((status) => status === 200).length;
    };
    const tries = (peer: string) => Array.from({ length: 5 }, () => peer);
    const of = (...fourth: string[]) => fourth.flatMap((group) => tries(`2001:db8:1:${group}::9`));
    // Attempts beyond its own share do not count for its neighbors.
    expect(await accepted(of('100'))).toBe(2);
    expect(await accepted(of('1ff'))).toBe(2);
    expect(await accepted(of('101', '102'))).toBe(0);
    expect(await accepted(of('200', '300', '400', '500'))).toBe(4);
    expect(await accepted(tries('2001:db8:2::9'))).toBe(2);
  });

  test('counts requests without storing the visitor’s network address', async () => {
    const { post, database } = await testServer({ RATE_LIMIT_WRITES: '5' });
    await post('/contact', contactBody(), {}, '203.0.113.7');
    const rows = await database.selectFrom('rate_windows').selectAll().execute();
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain('203.0.113');
  });
});

describe('API responses', () => {
  test('forbids content sniffing and, except for cached reads, caching', async () => {
    const { request, post } = await testServer();
    const kept = async (answer: Promise<Response>) => {
      const { headers } = await answer;
      expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
      return headers.get('Cache-Control');
    };
    expect(await kept(post('/contact', contactBody()))).toBe('no-store');
    expect(await kept(post('/contact', {}))).toBe('no-store');
    expect(await kept(request('/nothing'))).toBe('no-store');
    expect(await kept(request('/health'))).toBe('no-store');
    expect(await kept(request('/news/fetch-all-news'))).toBe('public, max-age=30');
    expect(await kept(request('/member/get-daily-members'))).toBe('public, no-cache');
  });

  test('does not quote the visitor in a 500 or in the log, even if the error message does', async () => {
    const { post, faults } = await testServer(
      {},
      {
        captchaProvider: {
          ...trusting,
          check: async (token) => {
            throw new TypeError(`cannot read ${token}`);
          },
        },
      },
    );
    const answer = await post('/contact', contactBody({ captchaToken: 'leela@example.org' }));
    expect([answer.status, await answer.text()]).toEqual([500, expect.not.stringContaining('leela')]);
    expect(faults.join()).toMatch(/^sendContactMessage: TypeError\n\s+at /);
    expect(faults.join()).not.toContain('leela');
  });

  test('reveals no internals in a 500 response, and logs nothing of the request body', async () => {
    const { post, database, faults } = await testServer();
    await database.schema.dropTable('outbox').execute();
    const answer = await post('/contact', contactBody({ message: 'between us' }));
    expect(answer.status).toBe(500);
    expect(await answer.text()).not.toMatch(/sqlite|outbox|table .*:/i);
    expect(faults.join()).toContain('sendContactMessage');
    expect(faults.join()).not.toMatch(/between us|leela/i);
    expect(await database.selectFrom('contact_messages').selectAll().execute()).toEqual([]);
  });
});
