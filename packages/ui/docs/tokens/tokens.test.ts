import { describe, expect, it } from 'vitest';
import { resolveColor } from '../../src/theme/contrast.ts';
import { semanticColors } from '../../src/theme/semantic.ts';
import { vars } from '../../src/theme/vars.css.ts';
import { bayArea } from '../../src/themes/bay-area.ts';
import { national, themes } from '../../src/themes/index.ts';
import { inMode, isFluid, partsOf, pixels, windows } from './css.ts';
import { cssOf, dtcgOf, figmaOf, filesOf } from './files.ts';
import { problemsOf } from './test-format.ts';
import { nameOf, tokensOf } from './tokens.ts';

const currentTheme = themes.flatMap((theme) => (['light', 'dark'] as const).map((mode) => ({ theme, mode })));

describe('lengths in px', () => {
  it.each([
    ['16px', 390, 16],
    ['1.25rem', 390, 20],
    ['clamp(72px, 9.4vw, 136px)', 390, 72],
    ['clamp(72px, 9.4vw, 136px)', 1440, 135.36],
    ['clamp(2rem, 1.6rem + 1.7vw, 3.125rem)', 1440, 50],
    ['min(18.4vw, 20rem)', 1440, 264.96],
  ])('measures %s in a window %i px wide', (css, width, px) => expect(pixels(css, width)).toBe(px));

  it('throws when a length cannot be measured', () => {
    expect(() => pixels('fit-content')).toThrow('“fit-content” is no length that can be measured.');
  });

  it('finds fluid lengths, splits a list at its commas and picks the value of a mode', () => {
    expect(isFluid('23.2vw')).toBe(true);
    expect(partsOf('0 1px light-dark(rgb(1 2 3), rgb(4 5 6)), 2px', ',')).toHaveLength(2);
    expect(inMode('0 1px light-dark(rgb(8 16 48 / 0.1), rgb(0 0 0 / 0.6))', 'dark')).toBe(
      '0 1px rgb(0 0 0 / 0.6)',
    );
  });
});

describe('tokens', () => {
  it('covers every custom property that the stylesheet declares, and no other', () => {
    const declared = Object.values(vars).flatMap((group) =>
      typeof group === 'string' ? group : Object.values(group),
    );
    const properties = new Set(tokensOf(national, 'light').flatMap(({ property }) => property ?? []));
    expect([...properties].toSorted()).toEqual(declared.map((name) => name.slice(4, -1)).toSorted());
  });

  it('gives each token one name and the theme’s color in each mode', () => {
    for (const { theme, mode } of currentTheme) {
      const tokens = tokensOf(theme, mode);
      const hexes = Object.fromEntries(
        tokens.filter(({ path }) => path[0] === 'color').map(({ path, css }) => [path[1], css]),
      );
      expect(hexes).toEqual(
        Object.fromEntries(
          (Object.keys(semanticColors) as (keyof typeof semanticColors)[]).map((name) => [
            name,
            resolveColor(theme, name, mode),
          ]),
        ),
      );
      expect(new Set(tokens.map(nameOf)).size).toBe(tokens.length);
    }
  });

  it('measures the hero’s sizes as its stylesheet does in every window', () => {
    const sizes = tokensOf(national, 'light').filter(({ path }) => path[1] === 'hero');
    expect(sizes.map(({ value }) => value)).toEqual([
      { value: (23.2 * windows.phone) / 100, unit: 'px' },
      { value: 264.96, unit: 'px' },
    ]);
  });
});

describe('design token file', () => {
  it('follows the format for every theme in both modes', () => {
    for (const { theme, mode } of currentTheme) expect(problemsOf(dtcgOf(theme, mode)), theme.id).toEqual([]);
  });

  it('finds violations of the format in a wrong file', () => {
    const wrong = {
      'a.b': { $type: 'number', $value: 1 },
      color: {
        text: { $type: 'color', $value: '#000000' },
        gone: { $type: 'color', $value: '{palette.gone}' },
        group: { $type: 'number', $value: 1, inside: {} },
      },
      space: { 4: { $type: 'dimension', $value: { value: 4, unit: 'vw' } } },
    };
    expect(problemsOf(wrong)).toHaveLength(5);
  });

  it('refers to palette colors by name and uses the theme’s name as description', () => {
    expect(dtcgOf(bayArea, 'dark')).toMatchObject({
      $description: 'Bay Area, dark',
      color: { primary: { $type: 'color', $value: '{palette.brand-300}' } },
      palette: { 'brand-300': { $value: { colorSpace: 'srgb', hex: bayArea.brand[300] } } },
      radius: { 'elbow-control': { 'top-right': { $value: { value: 14, unit: 'px' } } } },
      easing: { out: { $type: 'cubicBezier', $value: [0.2, 0.7, 0.2, 1] } },
    });
  });
});

describe('CSS and Figma files', () => {
  it('writes every CSS property once', () => {
    const css = cssOf(bayArea, 'dark');
    expect(css).toContain(`--banyan-primary: ${bayArea.brand[300]};`);
    expect(css).toContain('--banyan-space-section: clamp(72px, 9.4vw, 136px);');
    const names = css.match(/--banyan-[\w-]+(?=:)/g) ?? [];
    expect(new Set(names).size).toBe(names.length);
  });

  it('gives each Figma variable a valid value in both modes and only existing aliases', () => {
    const { variables, variableModeValues } = figmaOf(bayArea) as {
      variables: { id: string; resolvedType: string }[];
      variableModeValues: { variableId: string; modeId: string; value: unknown }[];
    };
    const types = new Map(variables.map(({ id, resolvedType }) => [id, resolvedType]));
    expect(types.size).toBe(variables.length);
    expect(variableModeValues).toHaveLength(2 * variables.length);
    const isOf = new Map<string, (value: unknown) => boolean>([
      ['COLOR', (value) => typeof value === 'object' && value !== null && 'a' in value],
      ['FLOAT', (value) => typeof value === 'number' && Number.isFinite(value)],
      ['STRING', (value) => typeof value === 'string'],
    ]);
    const wrong = variableModeValues.filter(({ variableId, value }) => {
      if (typeof value === 'object' && value !== null && 'type' in value && 'id' in value)
        return types.get(String(value.id)) !== types.get(variableId);
      return !isOf.get(types.get(variableId) ?? '')?.(value);
    });
    expect(wrong).toEqual([]);
    expect(variableModeValues).toContainEqual({
      variableId: 'color.primary',
      modeId: 'dark',
      value: { type: 'VARIABLE_ALIAS', id: 'palette.brand-300' },
    });
  });

  it('names files after theme and mode', () => {
    expect(Object.values(filesOf(bayArea, 'dark')).map(({ name }) => name)).toEqual([
      'banyan-bay-area-dark.tokens.json',
      'banyan-bay-area-dark.css',
      'banyan-bay-area.figma.json',
    ]);
  });
});
