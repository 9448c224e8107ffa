import { describe, expect, test } from 'vitest';
import { fairQueue, QueueFullError } from './fair-queue.ts';

async function tried(atOnce: number, mostWaiting: number, count: number) {
  const inTurn = fairQueue({ atOnce, mostWaiting });
  let running = 0;
  let most = 0;
  const order: number[] = [];
  const work = (number: number) => async () => {
    running += 1;
    most = Math.max(most, running);
    order.push(number);
    await new Promise((resolve) => setTimeout(resolve, 2));
    running -= 1;
    if (number === 0) throw new Error('damaged');
    return number;
  };
  const numbers = Array.from({ length: count }, (_, number) => number);
  const done = await Promise.allSettled(numbers.map((number) => inTurn(work(number))));
  const after = await inTurn(work(count));
  return { done, most, order, after };
}

test('runs jobs one after another, continues after a failure, and refuses jobs at once when the queue is full', async () => {
  const { done, most, order, after } = await tried(1, 2, 4);
  expect(done).toMatchObject([
    { reason: { message: 'damaged' } },
    { value: 1 },
    { value: 2 },
    { reason: expect.any(QueueFullError) },
  ]);
  expect([order, most, after]).toEqual([[0, 1, 2, 4], 1, 4]);
});

test('runs three jobs at a time, and never four', async () => {
  const { done, most, order } = await tried(3, 20, 20);
  expect(done.filter(({ status }) => status === 'fulfilled')).toHaveLength(19);
  expect([most, order.length]).toEqual([3, 21]);
});

test('reports the number of waiting jobs, and keeps their order', async () => {
  const inTurn = fairQueue({ atOnce: 1, mostWaiting: 1 });
  const ends: (() => void)[] = [];
  const one = () => inTurn(() => new Promise<void>((resolve) => ends.push(resolve)));
  const first = one();
  expect(inTurn.waiting()).toBe(0);
  const second = one();
  expect(inTurn.waiting()).toBe(1);
  await expect(one()).rejects.toMatchObject({ name: 'QueueFullError', message: 'Too many at once.' });
  ends[0]?.();
  await first;
  expect(inTurn.waiting()).toBe(0);
  const third = one();
  expect(inTurn.waiting()).toBe(1);
  ends[1]?.();
  await second;
  await Promise.resolve();
  ends[2]?.();
  await third;
  expect([ends.length, inTurn.waiting()]).toEqual([3, 0]);
});

describe('fair queue with several clients', () => {
  const nothing = async () => undefined;
  /**
   * Adds a job for each letter of `whose`, all at once. @returns the clients whose jobs were done, in order, and those whose jobs
   * were refused
   */
  async function asked(mostWaiting: number, whose: string) {
    const inTurn = fairQueue({ atOnce: 1, mostWaiting });
    const done: string[] = [];
    const refused: string[] = [];
    const all = [...whose].map((who) =>
      inTurn(async () => done.push(who), who).catch((error: unknown) => {
        expect(error).toBeInstanceOf(QueueFullError);
        refused.push(who);
      }),
    );
    await Promise.all(all);
    await inTurn(nothing);
    expect(inTurn.waiting()).toBe(0);
    return { done: done.join(''), refused: refused.sort().join('') };
  }

  test('takes turns between the clients', async () => {
    expect(await asked(20, 'aaaaaabcb')).toEqual({ done: 'aabcabaaa', refused: '' });
  });

  test('evicts the newest job of the longest client queue when full, unless the new job’s client has as many', async () => {
    expect(await asked(4, 'aaaaabcb')).toEqual({ done: 'aabca', refused: 'aab' });
    expect(await asked(3, 'aaaaaa')).toEqual({ done: 'aaaa', refused: 'aa' });
    expect(await asked(2, 'abcd')).toEqual({ done: 'abc', refused: 'd' });
  });
});
