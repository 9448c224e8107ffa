import { describe, expect, it } from 'vitest';
import { chapterThemes, themes } from '../themes/index.ts';
import { themeVars } from './applyTheme.ts';
import { auditContrast } from './contrast.ts';
import type { Hex } from './defineTheme.ts';
import { distance, toHex, toOklch } from './oklch.ts';
import {
  brandNote,
  checkColours,
  deriveTheme,
  parseColour,
  themeCss,
  themeFrom,
  themeProperties,
} from './palette.ts';

const name = { id: 'try', label: 'Try' };
const missedBy = (brand: Hex, accent: Hex) =>
  auditContrast(deriveTheme(brand, accent, name))
    .filter(({ passes }) => !passes)
    .map((f) => `${brand} ${accent}: ${f.foreground} on ${f.background}, ${f.mode}: ${f.ratio.toFixed(2)}`);

/** Pseudorandom colors, the same at every run. */
function* colours(count: number): Generator<Hex> {
  let seed = 20261121;
  for (let made = 0; made < count; made += 1) {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
    yield `#${(seed >>> 8).toString(16).padStart(6, '0')}`;
  }
}

describe('OKLCH', () => {
  it('converts a color to OKLCH and back to the same hex', () => {
    for (const hex of colours(500)) expect(distance(hex, toHex(toOklch(hex)))).toBeLessThan(0.004);
  });

  it('reduces chroma, not lightness or hue, for a color outside sRGB', () => {
    const shown = toOklch(toHex({ l: 0.66, c: 0.4, h: 200 }));
    expect(shown.l).toBeCloseTo(0.66, 2);
    expect(Math.abs(shown.h - 200)).toBeLessThan(2);
    expect(shown.c).toBeLessThan(0.15);
  });
});

describe.each(chapterThemes.map((theme) => [theme.label, theme] as const))('%s', (_, theme) => {
  const { 800: brand } = theme.brand;
  const { 400: accent } = theme.accent;

  it('passes the check with its own two colors and returns its own theme', () => {
    expect(checkColours(brand, accent)).toEqual([]);
    expect(themeFrom(brand, accent, name)).toEqual({ ...theme, ...name });
  });

  it('derives a readable theme whose steps are close to the designed ones', () => {
    expect(missedBy(brand, accent)).toEqual([]);
    const derived = deriveTheme(brand, accent, name);
    for (const [step, hex] of Object.entries(derived.brand))
      expect(
        distance(hex, Object.entries(theme.brand).find(([own]) => own === step)?.[1] ?? '#000000'),
      ).toBeLessThan(0.05);
  });
});

it('accepts each of 200 random pairs or offers a pair that passes', () => {
  const all = [...colours(400)];
  let passed = 0;
  for (let place = 0; place < all.length; place += 2) {
    const [brand = '#000000', accent = '#000000'] = all.slice(place, place + 2);
    const problems = checkColours(brand, accent);
    if (problems.length === 0) passed += 1;
    const offered = (colour: 'brand' | 'accent', typed: Hex) => {
      const problem = problems.find((one) => one.colour === colour);
      return problem ? (problem.nearest ?? `#no offer for ${typed}`) : typed;
    };
    const pair = [offered('brand', brand), offered('accent', accent)] as const;
    expect(checkColours(...pair), `${brand} ${accent}`).toEqual([]);
    expect(missedBy(...pair)).toEqual([]);
  }
  expect(passed).toBeGreaterThan(5);
});

describe('a color that fails', () => {
  it('reports the measured contrast and offers the nearest passing color of the same hue', () => {
    const [problem] = checkColours('#3fa7d6', '#ffb129');
    expect(problem?.message).toBe(
      'White on #3fa7d6 has 2.7:1; large headings need 4.5:1, text and buttons 7:1.',
    );
    const nearest = problem?.nearest ?? '#000000';
    expect(Math.abs(toOklch(nearest).h - toOklch('#3fa7d6').h)).toBeLessThan(3);
    // A slightly lighter color would fail.
    const { l, c, h } = toOklch(nearest);
    expect(checkColours(toHex({ l: l + 0.02, c, h }), '#ffffff')).not.toEqual([]);
  });

  it('allows a brand of 4.5:1 for large headings and shapes, and explains why', () => {
    expect(checkColours('#2a6fa8', '#ffffff')).toEqual([]);
    const theme = deriveTheme('#2a6fa8', '#ffffff', name);
    expect(theme.display).toBe('#2a6fa8');
    expect(themeCss(theme)).toContain('--banyan-display-light: #2a6fa8;');
    expect(brandNote('#2a6fa8')).toMatch(
      /^White on #2a6fa8 has 5\.\d:1: enough for large headings .* take #[\da-f]{6}/,
    );
    expect(missedBy('#2a6fa8', '#ffffff')).toEqual([]);
    expect([brandNote('#003948'), brandNote('#3fa7d6'), brandNote('teal')]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('moves a brand away from the red of errors, unless it is nearly gray', () => {
    const [problem] = checkColours('#7a1212', '#ffb129');
    expect(problem?.message).toMatch(/red of error messages/);
    expect(toOklch(problem?.nearest ?? '#000000').h).toBeGreaterThan(46);
    expect(checkColours('#2e2524', '#ffb129')).toEqual([]);
  });

  it('reports an accent that is unreadable with black text', () => {
    expect(checkColours('#003948', '#a03000')[0]).toMatchObject({
      colour: 'accent',
      message: expect.stringMatching(/^Black on #a03000 has \d\.\d:1; buttons in the accent need 7:1\.$/),
    });
  });

  it.each(['', '#12', '#12345g', 'teal', 'rgb(0,0,0)', '#12345678', '<b>'])(
    'reports “%s” as no color',
    (text) => {
      expect(checkColours(text, '#ffb129')).toEqual([
        { colour: 'brand', message: expect.stringContaining(`“${text}” is not a colour`) },
      ]);
    },
  );
});

it('parses the short form, capitals and a missing number sign', () => {
  expect(['#ABC', '003948', ' #FC8A39 '].map(parseColour)).toEqual(['#aabbcc', '#003948', '#fc8a39']);
});

it('uses the same property names as the built themes', () => {
  for (const theme of themes) expect(themeProperties(theme)).toEqual(themeVars(theme));
  expect(themeCss(themes[0])).toMatch(/^:root \{\n {2}--banyan-brand-/);
  expect(themeCss(themes[0], '.card').match(/--banyan-/g)).toHaveLength(12);
});
