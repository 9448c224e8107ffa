import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createServer, readConfig } from '@banyan/server';
import { describe, expect, onTestFinished, test } from 'vitest';
import { connectionLimits } from './connections.ts';
import { type Handle, listen } from './listen.ts';

const here = '127.0.0.1';

/** Opens a connection and sends text. Resolves `ended` with everything received, and `status` with its HTTP status. */
function open(port: number, said = '') {
  const socket = connect(port, here, () => said && socket.write(said));
  onTestFinished(() => void socket.destroy());
  let answer = '';
  socket.on('data', (data) => {
    answer += data.toString();
  });
  socket.on('error', () => undefined);
  const ended = new Promise<string>((resolve) => socket.once('close', () => resolve(answer)));
  const connected = new Promise<void>((resolve) => socket.once('connect', () => resolve()));
  return { socket, connected, ended, status: async () => (await ended).split(' ')[1] };
}

describe('slow bodies', () => {
  /** Starts an API server behind a proxy that reports the client networks. */
  async function site() {
    const dataDir = mkdtempSync(path.join(tmpdir(), 'banyan-slow-'));
    const config = readConfig({
      DATA_DIR: dataDir,
      OFFICE: 'on',
      RATE_LIMIT_WRITES: '0',
      TRUSTED_PROXIES: here,
    });
    const api = await createServer(config, {
      samples: false,
      bodyPace: { graceMs: 300, bytesPerSecond: 16_384, mostMs: 1_000 },
    });
    const { port, close } = await listen({ host: here, port: 0 }, api.fetch, { waitMs: 0 });
    onTestFinished(async () => {
      await close();
      await api.close();
      rmSync(dataDir, { recursive: true, force: true });
    });
    return port;
  }

  const head = (target: string, type: string, bytes: number, network: string) =>
    `POST /api${target} HTTP/1.1\r\nHost: here\r\nX-Forwarded-For: ${network}\r\nContent-Type: ${type}\r\nContent-Length: ${bytes}\r\n\r\n`;
  const multipart = 'multipart/form-data; boundary=xx';

  /** Creates a story with a photo that is too large to be stored unchanged. */
  function story(): FormData {
    const form = new FormData();
    const fields = {
      title: 'The bridge',
      name: 'Rohan Bakul',
      email: 'rohan@example.org',
      contactNo: '555-0142',
      graduationYear: '1998',
      department: 'Civil Engineering',
      currentRole: 'Bridge engineer',
      company: 'Kettle River',
      category: 'career',
      story: 'A bridge is a promise. '.repeat(20),
      agreeTerms: 'true',
    };
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    form.set('photo', new File([new Uint8Array(1_000_000)], 'bridge.jpg', { type: 'image/jpeg' }));
    return form;
  }

  /**
   * Returns the status and duration, in milliseconds, of a regular upload. Its photo is invalid, which is detected only after the
   * upload.
   */
  async function upload(port: number, network: string) {
    const began = performance.now();
    const answer = await fetch(`http://${here}:${port}/api/alumni-stories/create`, {
      method: 'POST',
      headers: { 'X-Forwarded-For': network },
      body: story(),
    });
    return { status: answer.status, ms: performance.now() - began };
  }

  test('slow bodies of one network are ended and do not delay the uploads of another', async () => {
    const port = await site();
    await upload(port, '198.51.100.7');
    const alone = await upload(port, '198.51.100.7');
    const slow = Array.from({ length: 200 }, (_, number) =>
      open(
        port,
        `${head('/alumni-stories/create', multipart, 5_000_000, `2001:db8:7:${number}::1`)}--xx\r\n`,
      ),
    );
    await Promise.all(slow.map(({ connected }) => connected));
    const beside = await upload(port, '198.51.100.7');
    expect([alone.status, beside.status]).toEqual([422, 422]);
    expect(beside.ms).toBeLessThan(alone.ms + 500);
    expect(new Set(await Promise.all(slow.map(({ status }) => status())))).toEqual(new Set(['408']));
  });

  test.each([
    ['JSON', '/contact', 'application/json'],
    ['a photo', '/alumni-stories/create', multipart],
  ])('answers 408 to %s sent one byte at a time', async (_, target, type) => {
    const port = await site();
    const { socket, status } = open(port, head(target, type, 1_000, '203.0.113.9'));
    const drip = setInterval(() => socket.write('{'), 50);
    expect(await status()).toBe('408');
    clearInterval(drip);
  });
});

describe('connection limits', () => {
  const answer: Handle = async () => new Response('here');

  async function limited(limits: Partial<typeof connectionLimits>, handle = answer) {
    const connections = { ...connectionLimits, ...limits };
    const { port, close } = await listen({ host: here, port: 0 }, handle, { connections, waitMs: 0 });
    onTestFinished(close);
    return port;
  }

  test.each([
    ['that say nothing', ''],
    ['whose head does not end', 'GET / HTTP/1.1\r\nHost: here\r\n'],
  ])('ends connections %s', async (_, said) => {
    const port = await limited({ headMs: 200 });
    expect((await open(port, said).ended).split('\r\n')[0]).toBe('HTTP/1.1 408 Request Timeout');
  });

  test('ends connections whose client reads nothing', async () => {
    const large: Handle = async () => new Response(new Uint8Array(50_000_000));
    const port = await limited({ silentMs: 200 }, large);
    const { socket, ended } = open(port, 'GET / HTTP/1.1\r\nHost: here\r\n\r\n');
    await new Promise((resolve) => socket.once('readable', resolve));
    socket.pause();
    await new Promise((resolve) => setTimeout(resolve, 600));
    socket.resume();
    expect((await ended).length).toBeLessThan(50_000_000);
  });

  test('closes the oldest idle connection first when there are too many', async () => {
    const release = Promise.withResolvers<void>();
    const held: Handle = async () => {
      await release.promise;
      return new Response('held');
    };
    const port = await limited({ most: 3 }, held);
    const busy = open(port, 'GET / HTTP/1.1\r\nHost: here\r\nConnection: close\r\n\r\n');
    await busy.connected;
    const [first, second] = [open(port), open(port)];
    await Promise.all([first.connected, second.connected]);
    const newest = open(port, 'GET / HTTP/1.1\r\nHost: here\r\nConnection: close\r\n\r\n');
    expect(await first.ended).toBe('');
    release.resolve();
    expect(await Promise.all([busy.status(), newest.status()])).toEqual(['200', '200']);
    expect(second.socket.destroyed).toBe(false);
  });
});
