import { expect, test } from 'vitest';
import { escapeXml } from './xml.ts';

test('leaves out characters that XML does not allow', () => {
  expect(escapeXml('a\u0008b\u{1F333}c\uFFFE\td')).toBe('ab\u{1F333}c\td');
});
