import { describe, expect, it } from 'vitest';
import { themes } from '../themes/index.ts';
import { auditContrast, contrastRatio, namedColors } from './contrast.ts';
import { moreContrast, semanticColors } from './semantic.ts';

describe('contrastRatio', () => {
  it('is 21 for black on white and the same either way round', () => {
    expect(contrastRatio('#000000', '#ffffff')).toBeCloseTo(21, 5);
    expect(contrastRatio('#ffffff', '#000000')).toBeCloseTo(21, 5);
  });
});

describe.each(themes.map((theme) => [theme.label, theme] as const))('%s', (_label, theme) => {
  it('keeps every pair that the components draw above its minimum contrast in light and dark mode', () => {
    const missed = auditContrast(theme)
      .filter((finding) => !finding.passes)
      .map((f) => `${f.foreground} on ${f.background}, ${f.mode}: ${f.ratio.toFixed(2)} under ${f.floor}`);
    expect(missed).toEqual([]);
  });

  it.each(['light', 'dark'] as const)(
    'raises the contrast of text and lines on request in %s mode',
    (mode) => {
      const hexOf = ([light, dark]: readonly [string, string]) =>
        namedColors(theme).get(mode === 'light' ? light : dark) ?? '';
      const lower = Object.entries(moreContrast).filter(([name, names]) => {
        const usual = Object.entries(semanticColors).find(([token]) => token === name)?.[1] ?? names;
        const ground = hexOf(semanticColors[name.includes('field') ? 'field' : 'bg']);
        return contrastRatio(hexOf(names), ground) <= contrastRatio(hexOf(usual), ground);
      });
      expect(lower).toEqual([]);
    },
  );

  it('has a label, and an id that fits `data-theme` and a file name', () => {
    expect(theme.label).not.toBe('');
    expect(theme.id).toMatch(/^[a-z]+(-[a-z]+)*$/);
  });
});

it('covers all eight themes, each with its own id', () => {
  expect(themes.length).toBe(8);
  expect(new Set(themes.map((theme) => theme.id)).size).toBe(themes.length);
});
