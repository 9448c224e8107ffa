import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { bayArea } from '../../src/themes/bay-area.ts';
import { chapterJson, contrastInWords, idOf, make, plainCss } from './brand.ts';

const typed = { name: 'Great Lakes', brand: '#123a5e', accent: '#f2b632' };

describe('making a theme', () => {
  it('makes a theme with the typed name and colors', () => {
    const made = make(typed);
    expect(made).toMatchObject({
      problems: [],
      theme: {
        id: 'great-lakes',
        label: 'Great Lakes',
        brand: { 800: '#123a5e' },
        accent: { 400: '#f2b632' },
      },
    });
    expect(idOf('  Zürich & Bern ')).toBe('zu-rich-bern');
    expect(idOf('…')).toBe('chapter');
  });

  it('reports an unreadable color and makes the theme with the nearest color that passes', () => {
    const made = make({ ...typed, brand: '#3fa7d6' });
    expect(made.problems[0]).toMatchObject({ colour: 'brand', nearest: '#005676' });
    expect(made).toMatchObject({ theme: { brand: { 800: '#005676' } } });
  });

  it('makes no theme when a color cannot be parsed', () => {
    const made = make({ ...typed, accent: 'sunny' });
    expect(made.problems).toMatchObject([{ colour: 'accent' }]);
    expect(made).not.toHaveProperty('theme');
  });
});

describe('theme files', () => {
  it('writes a chapter.json that matches the starter’s schema', () => {
    const schema = JSON.parse(
      readFileSync(new URL('../../../create-chapter/chapter.schema.json', import.meta.url), 'utf8'),
    ) as { required: string[]; properties: Record<string, { pattern?: string; maxLength?: number }> };
    const file = JSON.parse(chapterJson(bayArea)) as Record<string, string>;
    expect(schema.required.filter((key) => !(key in file))).toEqual([]);
    for (const [key, value] of Object.entries(file)) {
      const { pattern = '', maxLength = 200 } = schema.properties[key] ?? { pattern: '(no such key)^' };
      expect(value, key).toMatch(new RegExp(pattern));
      expect(value.length, key).toBeLessThanOrEqual(maxLength);
    }
    expect(file).toMatchObject({ name: 'Bay Area', brand: '#003948', accent: '#fc8a39' });
  });

  it('writes the theme as a rule of plain CSS', () => {
    expect(plainCss(bayArea)).toContain('--banyan-brand-800: #003948;');
  });
});

it('describes the contrast of a theme in sentences', () => {
  const says = contrastInWords(bayArea, 'light');
  expect(says[0]).toMatch(/^Words on a button: \d+\.\d to 1, above the 7 that it needs\.$/);
  expect(says.at(-1)).toMatch(/^All \d+ pairs of colours/);
  expect(says).toHaveLength(8);
  expect(contrastInWords({ ...bayArea, brand: { ...bayArea.brand, 800: '#3fa7d6' } }, 'light')[0]).toContain(
    'below the 7',
  );
});
