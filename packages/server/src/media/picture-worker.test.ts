import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, onTestFinished, test } from 'vitest';
import { portraitOf } from '../stories/portrait.ts';
import { bombs } from '../stories/test-bombs.ts';
import type { Bounds } from './picture-kinds.ts';
import { shrunkApart } from './picture-worker.ts';
import { RefusedFile } from './refused-file.ts';

const made = await bombs();
const bytesOf = (name: string) => made.find((bomb) => bomb.name === name)?.bytes ?? Buffer.alloc(0);
const most = { width: 1_600, height: 1_600 };
const anything: Bounds = { pixels: 1e9, fewer: {}, side: 100_000 };
const shrunk = (name: string, seconds = 20) =>
  shrunkApart({ bytes: bytesOf(name), most, copies: [72], bounds: anything }, seconds);
const small = () => shrunk('a WebP of 6 million pixels');

const tooMuch = 'it takes too much to open; save it smaller, as JPEG, and try again';

test('refuses a picture that takes too long, and starts a new process for the next one', async () => {
  const slow = shrunk('a progressive JPEG of 6 million pixels in 4:4:4, of 24 scans', 0.02);
  await expect(slow).rejects.toThrow(new RefusedFile(tooMuch));
  expect((await small()).bytes.length).toBeGreaterThan(1_000);
});

test('refuses a picture that takes too much memory, whatever its header says, and starts a new process for the next one', async () => {
  const large = shrunk('a JPEG of 48 million pixels, colour by colour');
  await expect(large).rejects.toThrow(new RefusedFile(tooMuch));
  expect((await small()).bytes.length).toBeGreaterThan(1_000);
});

describe('portraits from visitors', () => {
  test.each(made)('opens or refuses a portrait: $name', async ({ bytes, refused }) => {
    const opened = portraitOf(bytes);
    if (refused) await expect(opened).rejects.toThrow(RefusedFile);
    else expect((await opened).bytes.length).toBeGreaterThan(1_000);
  });
});

const childrenOf = (pid: number) =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean);

/** Waits until a condition is met; the test's own timeout is the limit. */
async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await wait(20);
}

test('ends the worker process with the server, even if the server is killed', async ({ skip }) => {
  skip(!existsSync('/proc/self/task'), 'This system does not tell which processes a process has started.');
  const address = new URL('./picture-worker.ts', import.meta.url).href;
  const job = { bytes: new Uint8Array(8), most, copies: [], bounds: { ...anything, pixels: 1 } };
  const server = spawn(process.execPath, [
    '--input-type=module',
    '-e',
    `const { shrunkApart } = await import(${JSON.stringify(address)});
    await shrunkApart({ ...${JSON.stringify(job)}, bytes: new Uint8Array(8) }, 20).catch(() => console.log('ready'));
    setInterval(() => undefined, 1_000);`,
  ]);
  onTestFinished(() => void server.kill('SIGKILL'));
  const { pid = 0 } = server;
  await once(server.stdout, 'data');
  const [worker = ''] = childrenOf(pid);
  process.kill(Number(worker), 'SIGTERM');
  await wait(200);
  expect(existsSync(`/proc/${worker}`)).toBe(true);
  const ended = once(server, 'exit');
  server.kill('SIGKILL');
  await ended;
  await until(() => !existsSync(`/proc/${worker}`));
});
