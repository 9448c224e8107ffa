import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { constants, setPriority } from 'node:os';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { p99, proof } from '@banyan/server/proof';
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

/**
 * What 99 of 100 visits of one server take while attackers keep another one of this machine busy: what of a wait is the machine's,
 * whose cores all of them share.
 * @param attack Begins it.
 * @returns it in words
 */
async function besideAnother(url: string, attack: () => Promise<unknown>): Promise<string> {
  const { ms } = p99(await visitsDuring(attack(), url, paths));
  return `${ms.toFixed(0)} ms while another server of the machine is attacked`;
}

/**
 * Starts attackers in a process of their own, which the machine serves last: theirs would be others.
 * @param lines What they are told.
 * @returns what they printed
 */
async function attackers(
  script: string,
  parameters: readonly string[],
  lines: readonly string[] = [],
): Promise<string> {
  const child = spawn(process.execPath, [`scripts/trust/${script}`, ...parameters], {
    cwd: root,
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_LOW);
  child.stdin.end(lines.join('\n'));
  const [told] = await Promise.all([text(child.stdout), once(child, 'close')]);
  return told;
}

/** Lines of a status and how often it came. */
const countsIn = (told: string) =>
  new Map(
    told
      .trim()
      .split('\n')
      .map((line): [number, number] => {
        const [status = 0, times = 0] = line.split(' ').map(Number);
        return [status, times];
      }),
  );

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
    const other = await product();
    await other.member.start(root);
    const theirs = Array.from({ length: atOnce }, () => other.token());
    const beside = await besideAnother(member.url, () =>
      attackers('uploaders.ts', [other.member.url], theirs),
    );
    await other.member.kill();
    const tokens = Array.from({ length: Math.max(atOnce, count) }, () => token());
    const attack = attackers('uploaders.ts', [member.url], tokens);
    const { most, took } = await watched(member.url, member.pid, attack);
    const statuses = countsIn(await attack);
    expect([...statuses.keys()].filter((status) => ![0, 200, 413, 422, 503].includes(status))).toEqual([]);
    // Some of them are opened whole.
    expect(statuses.get(200)).toBeGreaterThan(0);
    expect(most).toBeLessThan(mostMemory);
    return `${statuses.get(200)} opened; memory ${Math.round(most)} MB; others waited ${p99(took).text}, ${before.toFixed(0)} ms before, ${beside}`;
  },
);

/** Networks as a proxy in front names them. */
const networks = { attackers: '198.51.100.7', visitor: '203.0.113.5' };
/** A page that is made for whoever asks. */
const made = ['/search?q=tea'];

/** How long attackers keep another server busy. */
const besideSeconds = 6;

/** Lets fifty visitors ask for addresses of chance. */
async function addressesOfChance(
  url: string,
  seconds: number,
): Promise<{ asked: number; statuses: number[] }> {
  const told = await attackers('attackers.ts', [url, String(seconds), networks.attackers]);
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
    const variables = { RATE_LIMIT_READS: '0', TRUSTED_PROXIES: '127.0.0.1,::1' };
    const { member } = await product(variables);
    await member.start(root);
    const before = await quiet(member.url);
    const { member: other } = await product(variables);
    await other.start(root);
    const beside = await besideAnother(member.url, () => addressesOfChance(other.url, besideSeconds));
    await other.kill();
    const madeBefore = p99(await visitsDuring(wait(3_000), member.url, made, networks.visitor));
    const attack = addressesOfChance(member.url, seconds);
    const [{ most, took }, tookMade] = await Promise.all([
      watched(member.url, member.pid, attack),
      visitsDuring(attack, member.url, made, networks.visitor),
    ]);
    const { asked, statuses } = await attack;
    expect(statuses.filter((status) => ![200, 404, 503].includes(status))).toEqual([]);
    expect(most).toBeLessThan(mostMemory);
    const each = Math.round(asked / seconds);
    const forOthers = `others waited ${p99(took).text}, ${before.toFixed(0)} ms before, ${beside}`;
    const forMade = `for a page of their own ${p99(tookMade).text}, ${madeBefore.ms.toFixed(0)} ms before`;
    return `${each} a second; memory ${Math.round(most)} MB; ${forOthers}; ${forMade}`;
  },
);
