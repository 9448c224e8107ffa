import { expect, test } from 'vitest';
import { escapeText, foldLine } from './content-lines.ts';

test('never folds a line within a character', () => {
  const line = `DESCRIPTION:${'é🎉'.repeat(60)}`;
  const parts = foldLine(line).split('\r\n ');
  expect(parts.every((part) => !part.includes('\ufffd'))).toBe(true);
  expect(parts.join('')).toBe(line);
});

test('escapes or removes characters that text cannot contain', () => {
  expect(escapeText('a\\b;c,d\r\ne\u0000')).toBe('a\\\\b\\;c\\,d\\ne');
});
