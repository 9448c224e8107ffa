import { expect, test } from 'vitest';
import { sizeWithin } from './shrinkPhoto.ts';

test.each([
  [
    { width: 4000, height: 3000 },
    { width: 1600, height: 1200 },
  ],
  [
    { width: 3000, height: 4000 },
    { width: 1200, height: 1600 },
  ],
  [
    { width: 800, height: 600 },
    { width: 800, height: 600 },
  ],
  [
    { width: 16_000, height: 2 },
    { width: 1600, height: 1 },
  ],
])('fits a photograph of %j into 1600 px as %j', (from, to) => {
  expect(sizeWithin(from, 1600)).toEqual(to);
});
