import { setTimeout as wait } from 'node:timers/promises';
import { LeftOut, p99, proof } from '@banyan/server/proof';
import { expect } from 'vitest';
import { memoryOf } from '../memoryOf.ts';
import { root } from '../steps.ts';
import { message, product } from './product.ts';

const paths = [
  '/',
  '/news',
  '/events',
  '/alumni-directory?search=a',
  '/job-board',
  '/search?q=garba',
  '/api/member/get-members?page=2',
];

const mean = (values: readonly number[]) => values.reduce((sum, one) => sum + one, 0) / values.length;

proof(
  {
    what: 'ten minutes of visitors who read and send: the second half uses no more memory than the first',
    full: 600,
    of: 'seconds',
  },
  async (seconds) => {
    if (!process.env.TRUST_ALL) throw new LeftOut('It takes ten minutes: with --all.');
    const { member, token } = await product({ RATE_LIMIT_READS: '0' });
    await member.start(root);
    const until = performance.now() + seconds * 1_000;
    const took: number[] = [];
    const memory: number[] = [];
    let number = 0;
    const visitor = async () => {
      while (performance.now() < until) {
        number += 1;
        const from = performance.now();
        const answer =
          number % 10 === 0
            ? await fetch(`${member.url}/api/contact`, {
                method: 'POST',
                headers: { 'Content-Type': 'application/json' },
                body: JSON.stringify(message(token(), `Message ${number}`)),
              })
            : await fetch(member.url + paths[number % paths.length]);
        await answer.arrayBuffer();
        took.push(performance.now() - from);
        expect(answer.status).toBe(200);
      }
    };
    const measure = async () => {
      while (performance.now() < until) {
        memory.push(await memoryOf(member.pid));
        await wait(1_000);
      }
    };
    await Promise.all([...Array.from({ length: 8 }, visitor), measure()]);
    const quarter = Math.floor(memory.length / 4);
    // What the start leaves behind is in the first quarter.
    const [second, last] = [mean(memory.slice(quarter, 2 * quarter)), mean(memory.slice(-quarter))];
    expect(last).toBeLessThan(second * 1.1);
    return `${Math.round(number / seconds)} a second, ${p99(took).text}; memory ${Math.round(second)}, then ${Math.round(last)} MB`;
  },
);
