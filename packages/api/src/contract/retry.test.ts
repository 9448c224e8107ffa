import { expect, test, vi } from 'vitest';
import { retry } from './retry.ts';

/** Returns a function that fails a number of times and then answers. */
const failing = (times: number) => {
  let left = times;
  return vi.fn(async () => {
    if (left === 0) return 'answer';
    left -= 1;
    throw new Error(`${left} left`);
  });
};
const clockOf = (waited: number[]) => ({
  after: (milliseconds: number, run: () => void) => {
    waited.push(milliseconds);
    run();
  },
});

test('runs a successful function once, without waiting', async () => {
  const run = failing(0);
  const waited: number[] = [];
  expect(await retry(run, { waits: [1, 2], clock: clockOf(waited) })).toBe('answer');
  expect(run).toHaveBeenCalledOnce();
  expect(waited).toEqual([]);
});

test('retries after each wait and throws the last failure', async () => {
  const waited: number[] = [];
  expect(await retry(failing(2), { waits: [100, 300], clock: clockOf(waited) })).toBe('answer');
  expect(waited).toEqual([100, 300]);
  await expect(retry(failing(3), { waits: [1, 2], clock: clockOf([]) })).rejects.toThrow('0 left');
});

test('does not retry after a final failure', async () => {
  const run = failing(3);
  const isFinal = (error: unknown) => error instanceof Error && error.message === '1 left';
  await expect(retry(run, { waits: [1, 2, 3], isFinal, clock: clockOf([]) })).rejects.toThrow('1 left');
  expect(run).toHaveBeenCalledTimes(2);
});
