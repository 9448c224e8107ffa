import { colorNameOf, namedColors } from '../../src/theme/contrast.ts';
import type { Theme } from '../../src/theme/defineTheme.ts';
import {
  breakpoints,
  contentWidth,
  durations,
  easings,
  fontFamilies,
  fontSizes,
  heroSizeWide,
  radii,
  shadows,
  space,
  stacking,
} from '../../src/theme/scales.ts';
import { type SemanticColor, semanticColors } from '../../src/theme/semantic.ts';
import { typography } from '../../src/theme/typography.ts';
import { inMode, isFluid, partsOf, pixels, rgbOf, windows } from './css.ts';

export type Mode = 'light' | 'dark';

/** sRGB color with channels of 0 to 1. */
export interface ColorValue {
  colorSpace: 'srgb';
  components: readonly [number, number, number];
  alpha?: number;
  hex: string;
}
interface Measure<Unit extends string> {
  value: number;
  unit: Unit;
}
interface ShadowValue {
  color: ColorValue;
  offsetX: Measure<'px'>;
  offsetY: Measure<'px'>;
  blur: Measure<'px'>;
  spread: Measure<'px'>;
}

/** Value by its type, as the Design Tokens Format Module 2025.10 writes it. */
type Value =
  | { type: 'color'; value: ColorValue }
  | { type: 'dimension'; value: Measure<'px'> }
  | { type: 'duration'; value: Measure<'ms'> }
  | { type: 'cubicBezier'; value: readonly [number, number, number, number] }
  | { type: 'fontFamily'; value: readonly string[] }
  | { type: 'fontWeight'; value: number }
  | { type: 'number'; value: number }
  | { type: 'shadow'; value: readonly ShadowValue[] };

/** Design token: one named value of a theme. */
export type Token = Value & {
  /** Path from the group to the name: `['space', '16']`. */
  path: readonly [group: string, ...names: string[]];
  /** Path of the referenced token: a semantic color refers to a color of the palette. */
  alias?: readonly string[];
  /** CSS custom property of the token, if it has one. */
  property?: `--banyan-${string}`;
  /** CSS text of the value. For a fluid length it says more than `value`. */
  css: string;
};

const corners = ['top-left', 'top-right', 'bottom-right', 'bottom-left'];
const px = (value: number): Measure<'px'> => ({ value, unit: 'px' });

function colorOf(hex: string, alpha?: number): ColorValue {
  const value = Number.parseInt(hex.slice(1), 16);
  const channel = (shift: number) => Math.round((((value >> shift) & 255) / 255) * 10_000) / 10_000;
  return {
    colorSpace: 'srgb',
    components: [channel(16), channel(8), channel(0)],
    ...(alpha === undefined ? {} : { alpha }),
    hex,
  };
}

const hexOf = (channels: readonly number[]): string =>
  `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;

/** Tokens of a length: one token, or one for phones and one for desktops if the length is fluid. */
function lengths(path: Token['path'], css: string, property?: Token['property'], wide = css): Token[] {
  const of = (more: readonly string[], value: number): Token => ({
    path: [...path, ...more],
    type: 'dimension',
    value: px(value),
    css,
    ...(property ? { property } : {}),
  });
  if (!isFluid(css)) return [of([], pixels(css))];
  return [of(['phone'], pixels(css, windows.phone)), of(['desktop'], pixels(wide, windows.desktop))];
}

function cornersOf(name: string, css: string): Token[] {
  const parts = partsOf(css, ' ');
  if (parts.length === 1) return lengths(['radius', name], css, `--banyan-radius-${name}`);
  return parts.flatMap((part, place) =>
    lengths(['radius', name, corners[place] ?? ''], part).map((token) => ({
      ...token,
      css,
      property: `--banyan-radius-${name}` as const,
    })),
  );
}

function shadowOf(css: string): ShadowValue[] {
  return partsOf(css, ',').map((layer) => {
    const parts = partsOf(layer, ' ');
    const [x = 0, y = 0, blur = 0, spread = 0] = parts.slice(0, -1).map((part) => pixels(part));
    const { channels, alpha } = rgbOf(parts.at(-1) ?? '');
    return {
      color: colorOf(hexOf(channels), alpha),
      offsetX: px(x),
      offsetY: px(y),
      blur: px(blur),
      spread: px(spread),
    };
  });
}

/** CSS property of a palette color. Steps of a theme’s ramps have one, optional lines have one under another name, others none. */
const propertyOf = (name: string): Token['property'] => {
  if (/^(?:brand|accent)-\d+$/.test(name)) return `--banyan-${name}`;
  if (name === 'display-light') return '--banyan-display-light';
  return name === 'line-light' ? '--banyan-accent-line-light' : undefined;
};

const keysOf = <T extends object>(table: T) => Object.keys(table) as Extract<keyof T, string>[];

function colors(theme: Theme, mode: Mode): Token[] {
  const palette = [...namedColors(theme)].map(([name, hex]): Token => {
    const property = propertyOf(name);
    return {
      path: ['palette', name],
      type: 'color',
      value: colorOf(hex),
      css: hex,
      ...(property ? { property } : {}),
    };
  });
  const hexes = namedColors(theme);
  const purposes = keysOf(semanticColors).map((token: SemanticColor): Token => {
    const name = colorNameOf(token, mode);
    const hex = hexes.get(name) ?? '';
    return {
      path: ['color', token],
      type: 'color',
      value: colorOf(hex),
      alias: ['palette', name],
      property: `--banyan-${token}`,
      css: hex,
    };
  });
  const young = theme.markRoot ?? theme.accent[400];
  const root = (name: string, hex: string): Token => ({
    path: ['mark', name],
    type: 'color',
    value: colorOf(hex),
    property: `--banyan-mark-${name}`,
    css: hex,
  });
  return [
    ...purposes,
    ...palette,
    root('root-light', young),
    root('root', mode === 'light' ? young : theme.accent[400]),
  ];
}

function shapes(mode: Mode): Token[] {
  return [
    ...Object.entries(space).flatMap(([name, css]) =>
      lengths(['space', name], css, `--banyan-space-${name}`),
    ),
    ...keysOf(radii).flatMap((name) => cornersOf(name, radii[name])),
    ...keysOf(shadows).map((name): Token => {
      const css = inMode(shadows[name], mode);
      return {
        path: ['shadow', name],
        type: 'shadow',
        value: shadowOf(css),
        property: `--banyan-shadow-${name}`,
        css,
      };
    }),
    ...lengths(['width', 'content'], contentWidth, '--banyan-width-content'),
    ...keysOf(breakpoints).flatMap((name) => lengths(['breakpoint', name], `${breakpoints[name]}px`)),
    ...keysOf(stacking).map(
      (name): Token => ({
        path: ['stacking', name],
        type: 'number',
        value: Number(stacking[name]),
        css: stacking[name],
      }),
    ),
  ];
}

const motion = (): Token[] => [
  ...keysOf(durations).map(
    (name): Token => ({
      path: ['duration', name],
      type: 'duration',
      value: { value: Number.parseFloat(durations[name]), unit: 'ms' },
      property: `--banyan-duration-${name}`,
      css: durations[name],
    }),
  ),
  ...keysOf(easings).map((name): Token => {
    const [x1 = 0, y1 = 0, x2 = 0, y2 = 0] = (easings[name].match(/-?[\d.]+/g) ?? []).map(Number);
    return {
      path: ['easing', name],
      type: 'cubicBezier',
      value: [x1, y1, x2, y2],
      property: `--banyan-easing-${name}`,
      css: easings[name],
    };
  }),
];

const families = (css: string): string[] => partsOf(css, ',').map((name) => name.replaceAll("'", ''));

/** Font families and sizes, then the numbers of each type style. The numbers are rules of `typography`, not properties. */
function types(): Token[] {
  const number = (style: string, name: string, css: string | number): Token => ({
    path: ['type', style, name],
    type: 'number',
    value: Number.parseFloat(String(css)),
    css: String(css),
  });
  return [
    ...keysOf(fontFamilies).map(
      (name): Token => ({
        path: ['font', name],
        type: 'fontFamily',
        value: families(fontFamilies[name]),
        property: `--banyan-font-${name}`,
        css: fontFamilies[name],
      }),
    ),
    ...keysOf(fontSizes).flatMap((name) =>
      lengths(
        ['size', name],
        fontSizes[name],
        `--banyan-size-${name}`,
        name === 'hero' ? heroSizeWide : fontSizes[name],
      ),
    ),
    ...keysOf(typography).flatMap((style): Token[] => {
      const rule = typography[style];
      return [
        {
          path: ['type', style, 'weight'],
          type: 'fontWeight',
          value: rule.fontWeight,
          css: String(rule.fontWeight),
        },
        number(style, 'line-height', rule.lineHeight),
        ...('fontStretch' in rule ? [number(style, 'width', rule.fontStretch)] : []),
        ...('letterSpacing' in rule ? [number(style, 'letter-spacing', rule.letterSpacing)] : []),
      ];
    }),
  ];
}

/** Every token of a theme in one mode. All files and pages of tokens are made from this list. */
export const tokensOf = (theme: Theme, mode: Mode): Token[] => [
  ...colors(theme, mode),
  ...shapes(mode),
  ...types(),
  ...motion(),
];

/** Name of a token, as other tokens and searches use it: `color.text-2`. */
export const nameOf = ({ path }: Pick<Token, 'path'>): string => path.join('.');
