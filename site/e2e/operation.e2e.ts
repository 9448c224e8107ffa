import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { main } from './main.ts';
import { Product } from './product.ts';
import { expect, test } from './test.ts';

const server = fileURLToPath(new URL('../server.ts', import.meta.url));

test('an unknown URL returns 404 with a page that is complete without scripts', async ({ request }) => {
  const page = async (path: string) => {
    const answer = await request.get(path);
    expect([path, answer.status()]).toEqual([path, 404]);
    return answer.text();
  };
  expect(await page('/no-such-page')).toContain('This branch has not reached the ground.');
  expect(await page('/alumni-stores')).toMatch(/Did you mean.*href="\/alumni-stories"/s);
  // Requests for files get no suggestions: no person would mistype them.
  for (const path of ['/wp-login.php', '/%ff']) {
    expect(await page(path)).not.toContain('Did you mean');
  }
});

test('does not serve any folder outside the site', async ({ product }) => {
  for (const path of [
    '/..%2f..%2fpackage.json',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/assets/..%5c..%5cserver.ts',
    '/.data/banyan.db',
    // Exists only if a security contact is configured.
    '/.well-known/security.txt',
  ]) {
    const answer = await fetch(product.url + path);
    expect(answer.status, path).toBe(404);
  }
});

test('a newsletter’s link gets the cached page; a link with filters gets its own page', async ({
  request,
}) => {
  const tagOf = async (path: string) => (await request.get(path)).headers().etag;
  for (const path of ['/', '/news', '/events/month', '/alumni-directory']) {
    const tag = await tagOf(path);
    expect(tag, path).toBeTruthy();
    expect(await tagOf(`${path}?utm_source=mail&x=${'y'.repeat(500)}`), path).toBe(tag);
  }
  const filtered = await request.get('/news?category=Events&utm_source=mail');
  expect(filtered.headers().etag).toBeUndefined();
  expect(await filtered.text()).toMatch(
    /<option[^>]* selected[^>]*>Events|value="Events"[^>]* checked|aria-selected="true"[^>]*>Events/,
  );
});

test('serves an item page from memory for a short time, but not for a request with a query', async ({
  request,
}) => {
  const job = /href="(\/job-board\/[^"]+)"/.exec(await (await request.get('/job-board')).text())?.[1] ?? '';
  const of = async (path: string, headers: Record<string, string> = {}) => {
    const answer = await request.get(path, { headers });
    return { status: answer.status(), headers: answer.headers() };
  };
  for (const path of [
    '/alumni-stories/the-pump-that-learned-to-whisper',
    '/chapters/bay-area',
    '/events/past/event-garba-night',
    '/events/register/event-long-table',
    job,
    '/news/news-canteen-scholarship',
  ]) {
    const { status, headers } = await of(path);
    expect([path, status, headers['cache-control']]).toEqual([path, 200, 'no-cache']);
    // Pages that show their age change after a second.
    await expect(async () => {
      const { etag = '' } = (await of(path)).headers;
      const again = await of(path, { 'If-None-Match': etag });
      expect([path, again.status]).toEqual([path, 304]);
    }).toPass();
    expect((await of(`${path}?utm_source=mail`)).headers['cache-control'], path).toBe('no-store');
  }
  for (const path of ['/class-of/1987', '/news/never-was', '/my'])
    expect((await of(path)).headers['cache-control'], path).toBe('no-store');
});

test('a URL of slashes does not redirect to another host, and an endless URL is rejected', async ({
  product,
}) => {
  const answer = await fetch(`${product.url}//evil.example//`, { redirect: 'manual' });
  expect([answer.status, answer.headers.get('location')]).toEqual([308, '/evil.example']);
  expect((await fetch(`${product.url}/${'/'.repeat(5_000)}x`)).status).toBe(404);
});

test('every page has a CSP without unsafe-inline, and no style attribute', main, async ({ request }) => {
  for (const path of ['/', '/contact', '/membership/register', '/no-such-page']) {
    const answer = await request.get(path);
    const policy = answer.headers()['content-security-policy'] ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toContain('unsafe');
    expect(await answer.text()).not.toMatch(/<[^>]+\sstyle=/);
  }
});

test('an invalid setting stops the start with a message that names its variable', async () => {
  const wrong = [
    ['PORT', 'eighty', /PORT must/],
    ['PUBLIC_ORIGIN', 'alumni.example.org', /PUBLIC_ORIGIN must/],
    ['SMTP_URL', 'http://mail.example.org', /SMTP_URL must/],
    ['HCAPTCHA_SITE_KEY', 'a-key-without-its-secret', /HCAPTCHA_SECRET must be set/],
    ['DATABASE_URL', 'postgres://127.0.0.1:1/banyan', /No PostgreSQL answers at 127\.0\.0\.1:1/],
  ] as const;
  const start = (variable: string, value: string) =>
    new Promise<{ failed: boolean; said: string }>((done) => {
      const env = { ...process.env, PORT: '0', [variable]: value };
      execFile(process.execPath, [server], { env, timeout: 40_000 }, (error, stdout, stderr) =>
        done({ failed: typeof error?.code === 'number', said: stderr + stdout }),
      );
    });
  const starts = await Promise.all(wrong.map(([variable, value]) => start(variable, value)));
  for (const [index, [, , sentence]] of wrong.entries()) {
    expect(starts[index]).toEqual({ failed: true, said: expect.stringMatching(sentence) });
    expect(starts[index]?.said).not.toContain('    at ');
  }
});

test('production names its demo parts, Ctrl-C stops it cleanly, and a changed configuration needs no rebuild', async ({
  page,
}) => {
  const product = await Product.start({
    NODE_ENV: 'production',
    SECURITY_CONTACT: 'security@alumni.example.org',
  });
  try {
    expect(product.output).toMatch(/demo/i);
    const contact = await fetch(`${product.url}/.well-known/security.txt`);
    expect(contact.headers.get('content-type')).toMatch(/^text\/plain/);
    expect(await contact.text()).toContain('Contact: mailto:security@alumni.example.org\n');
    await page.goto(product.url);
    await expect(page.getByText(/demo/i).first()).toBeVisible();
    // Leaves the page, so that it does not notice the stopped server.
    await page.goto('about:blank');
    expect(await product.stop('SIGINT')).toBe(0);
    await product.resume({
      PUBLIC_ORIGIN: 'https://alumni.example.org',
      API_BASE: 'https://api.example.org/v1',
    });
    const answer = await fetch(`${product.url}/`);
    expect(await answer.text()).toContain('<link rel="canonical" href="https://alumni.example.org/"');
    expect(answer.headers.get('content-security-policy')).toContain(
      "connect-src 'self' https://api.example.org",
    );
    expect(await (await fetch(`${product.url}/config.json`)).json()).toMatchObject({
      apiBase: 'https://api.example.org/v1',
    });
  } finally {
    await product.remove();
  }
});
