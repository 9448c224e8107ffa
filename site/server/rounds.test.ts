import { setImmediate as immediate } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { rounds } from './rounds.ts';

test('between two that asked at once everything else has its turn, and they come in their order', async () => {
  const nextRound = rounds();
  const order: (number | 'other')[] = [];
  const others = async () => {
    for (let round = 0; round < 8; round += 1) {
      await immediate();
      order.push('other');
    }
  };
  const pages = [1, 2, 3, 4].map((page) => nextRound().then(() => order.push(page)));
  await Promise.all([others(), ...pages]);
  expect(order.filter((one) => one !== 'other')).toEqual([1, 2, 3, 4]);
  for (const page of [2, 3, 4]) expect(order[order.indexOf(page) - 1]).toBe('other');
});
