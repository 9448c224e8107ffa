import { expect, test } from 'vitest';
import { propertyName } from './shortPropertyName.ts';

test('each token has a name of its own, the same whenever it is asked for', () => {
  const tokens = Array.from({ length: 200 }, (_, index) => `token-${index}`);
  const names = tokens.map(propertyName);
  expect(new Set(names).size).toBe(200);
  expect(names.every((name) => /^[a-z]\w$/.test(name))).toBe(true);
  expect(tokens.map(propertyName)).toEqual(names);
});
