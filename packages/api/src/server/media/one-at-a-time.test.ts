import { expect, test } from 'vitest';
import { oneAtATime, TooManyAtOnce } from './one-at-a-time.ts';

test('work is done in its order, one at a time, also behind one that failed, and too much is refused at once', async () => {
  const inTurn = oneAtATime(2);
  let running = 0;
  let most = 0;
  const order: number[] = [];
  const work = (number: number) => async () => {
    running += 1;
    most = Math.max(most, running);
    await new Promise((resolve) => setTimeout(resolve, 2));
    order.push(number);
    running -= 1;
    if (number === 0) throw new Error('damaged');
    return number;
  };
  const done = await Promise.allSettled([0, 1, 2, 3].map((number) => inTurn(work(number))));
  expect(done).toMatchObject([
    { reason: { message: 'damaged' } },
    { value: 1 },
    { value: 2 },
    { reason: expect.any(TooManyAtOnce) },
  ]);
  expect([order, most]).toEqual([[0, 1, 2], 1]);
  expect(await inTurn(work(4))).toBe(4);
});
