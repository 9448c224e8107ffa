import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { constants, setPriority } from 'node:os';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { bombs, p99, proof, storyBody } from '@banyan/api/proof';
import { expect } from 'vitest';
import { memoryOf } from '../memoryOf.ts';
import { root } from '../steps.ts';
import { product } from './product.ts';
import { during, visitsDuring } from './visitors.ts';

/** A page, and data. */
const paths = ['/', '/api/events/get-active-events'];

/** The most memory that is used while something goes on (MB), and how long visitors wait meanwhile. */
async function watched(url: string, pid: number, work: Promise<unknown>) {
  let most = 0;
  const measuring = during(work, 50, async () => {
    most = Math.max(most, await memoryOf(pid));
  });
  const [took] = await Promise.all([visitsDuring(work, url, paths), measuring]);
  return { most, took };
}

/** What 99 of 100 visits took before, in milliseconds. */
const quiet = async (url: string): Promise<number> => p99(await visitsDuring(wait(3_000), url, paths)).ms;

const atOnce = 50;
/** MB of server and worker together. */
const mostMemory = 400;

proof(
  {
    what: `${atOnce} hostile pictures at once, of every kind: none is a 500, and memory stays below ${mostMemory} MB`,
    full: 1_000,
    of: 'uploads',
  },
  async (count) => {
    const { member, token } = await product();
    await member.start(root);
    const before = await quiet(member.url);
    const kinds = await bombs();
    const rounds = Math.max(1, Math.round(count / atOnce));
    const chosen = Array.from({ length: rounds }, (_, round) => kinds[round % kinds.length]).flatMap(
      (kind) => (kind ? [kind] : []),
    );
    const statuses = new Map<number, number>();
    const send = async (bytes: Buffer<ArrayBuffer>) => {
      const form = new FormData();
      const fields = storyBody({ captchaToken: token() });
      for (const [name, value] of Object.entries(fields)) form.set(name, String(value));
      // What is no picture by its type is not opened.
      form.set('photo', new File([bytes], 'IMG_1.jpg', { type: 'image/jpeg' }));
      const url = `${member.url}/api/alumni-stories/create`;
      // Whoever is refused before the whole body has come may only see that the line was cut.
      const { status } = await fetch(url, { method: 'POST', body: form }).catch(() => ({ status: 0 }));
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    };
    const attack = async () => {
      for (const { bytes } of chosen) await Promise.all(Array.from({ length: atOnce }, () => send(bytes)));
    };
    const { most, took } = await watched(member.url, member.pid, attack());
    expect([...statuses.keys()].filter((status) => ![0, 200, 413, 422, 503].includes(status))).toEqual([]);
    // Some of them are opened whole.
    expect(statuses.get(200)).toBeGreaterThan(0);
    expect(most).toBeLessThan(mostMemory);
    return `${statuses.get(200)} opened; memory ${Math.round(most)} MB; others waited ${p99(took).text}, ${before.toFixed(0)} ms before`;
  },
);

/** Lets fifty visitors ask for addresses of chance. The machine serves them last: theirs would be others. */
async function addressesOfChance(
  url: string,
  seconds: number,
): Promise<{ asked: number; statuses: number[] }> {
  const child = spawn(process.execPath, ['scripts/trust/attackers.ts', url, String(seconds)], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_LOW);
  const [told] = await Promise.all([text(child.stdout), once(child, 'close')]);
  const [asked = 0, ...statuses] = told.split(' ').map(Number);
  return { asked, statuses };
}

proof(
  {
    what: `50 visitors with addresses of chance: others are served, and memory stays below ${mostMemory} MB`,
    full: 60,
    of: 'seconds',
  },
  async (seconds) => {
    const { member } = await product({ RATE_LIMIT_READS: '0' });
    await member.start(root);
    const before = await quiet(member.url);
    const attack = addressesOfChance(member.url, seconds);
    const { most, took } = await watched(member.url, member.pid, attack);
    const { asked, statuses } = await attack;
    expect(statuses.filter((status) => ![200, 404, 503].includes(status))).toEqual([]);
    expect(most).toBeLessThan(mostMemory);
    const each = Math.round(asked / seconds);
    return `${each} a second; memory ${Math.round(most)} MB; others waited ${p99(took).text}, ${before.toFixed(0)} ms before`;
  },
);
