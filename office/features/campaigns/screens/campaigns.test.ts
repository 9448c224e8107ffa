import { expect, test } from 'vitest';
import { listWithWork } from './campaigns.ts';

test.each([
  [{ draft: 2, open: 1, over: 5 }, 'open'],
  [{ draft: 2, open: 0, over: 5 }, 'draft'],
  [{ draft: 0, open: 0, over: 5 }, 'over'],
  [{ draft: 0, open: 0, over: 0 }, 'draft'],
])('the campaigns screen opens the first list with something to do: %o opens %s', (counts, list) => {
  expect(listWithWork(counts)).toBe(list);
});
