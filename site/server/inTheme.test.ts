import { atlanta } from '@banyan/ui/themes';
import { expect, test } from 'vitest';
import type { SiteFile } from './files.ts';
import { inTheme } from './inTheme.ts';

const bytes = (text: string) => new TextEncoder().encode(text);
const drawing: SiteFile = {
  type: 'image/svg+xml',
  immutable: false,
  etag: '"v1"',
  body: bytes('<svg><path fill="#0f1b4b"/></svg>'),
  br: bytes('br'),
};

test('draws in the colors of the chapter, under another tag and without the former compressed body', () => {
  const { body, etag, br } = inTheme(drawing, 'atlanta');
  expect(new TextDecoder().decode(body)).toBe(`<svg><path fill="${atlanta.brand[900]}"/></svg>`);
  expect(etag).not.toBe(drawing.etag);
  expect(br).toBeUndefined();
});

test.each([null, '', 'national', 'mars'])('leaves the drawing unchanged for the theme %j', (id) => {
  expect(inTheme(drawing, id)).toBe(drawing);
});

test('leaves other files unchanged', () => {
  const page = { ...drawing, type: 'text/html; charset=utf-8' };
  expect(inTheme(page, 'atlanta')).toBe(page);
});
