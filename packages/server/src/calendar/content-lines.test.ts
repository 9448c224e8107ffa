import { expect, test } from 'vitest';
import { escapeText, foldLine } from './content-lines.ts';

test('a line is folded within no character', () => {
  const line = `DESCRIPTION:${'é🎉'.repeat(60)}`;
  const parts = foldLine(line).split('\r\n ');
  expect(parts.every((part) => !part.includes('\ufffd'))).toBe(true);
  expect(parts.join('')).toBe(line);
});

test('what text cannot hold is escaped or left out', () => {
  expect(escapeText('a\\b;c,d\r\ne\u0000')).toBe('a\\\\b\\;c\\,d\\ne');
});
