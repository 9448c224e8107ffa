import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { bayArea } from '../themes/bay-area.ts';
import { chapterThemes } from '../themes/index.ts';
import { national } from '../themes/national.ts';
import { recoloured } from './recoloured.ts';

const folder = new URL('../../static/art/', import.meta.url);
const drawings = readdirSync(folder).map(
  (name) => [name, readFileSync(new URL(name, folder), 'utf8')] as const,
);
const coloursOf = (drawing: string) => new Set(drawing.match(/#[\da-f]{6}\b/g));

test('leaves no indigo and no marigold in a chapter’s drawing in either mode', () => {
  const ours = [...Object.values(national.brand), ...Object.values(national.accent), national.markRoot];
  for (const theme of chapterThemes)
    for (const [name, drawing] of drawings) {
      const left = ours.filter((hex) => coloursOf(recoloured(drawing, theme)).has(hex));
      expect([theme.id, name, left]).toEqual([theme.id, name, []]);
    }
});

test('replaces each step with the theme’s same step and keeps fixed colors', () => {
  const drawing =
    '<path fill="#0f1b4b"/><path stroke="#ffb129"/><path fill="#141b2a"/><path fill="#ffffff"/>';
  expect(recoloured(drawing, bayArea)).toBe(
    `<path fill="${bayArea.brand[900]}"/><path stroke="${bayArea.accent[400]}"/><path fill="#141b2a"/><path fill="#ffffff"/>`,
  );
});

test('keeps the national theme’s drawing as it is drawn, except for derived steps', () => {
  const drawing = '<path fill="#0f1b4b"/><path stroke="#fdcc6e"/><path stroke="#c77903"/>';
  expect(recoloured(drawing, national)).toBe(drawing);
});
