/**
 * Colors that no chapter changes: neutrals, surfaces of the dark mode, and feedback. Hex is the sRGB rendering of the
 * OKLCH values in the design’s color table.
 */
export const basalt = {
  50: '#f3f5f8',
  100: '#e7eaed',
  200: '#d2d6db',
  300: '#afb5bc',
  400: '#899098',
  450: '#7d848d',
  500: '#686f79',
  600: '#4c535d',
  700: '#353b43',
  800: '#20262d',
  900: '#12161c',
  950: '#0a0e12',
} as const;

export const night = {
  500: '#6b748a',
  700: '#222b3e',
  800: '#141b2a',
  900: '#0c111d',
  950: '#060a13',
} as const;
const neem = { 100: '#dff5e7', 300: '#84d2a5', 700: '#0c5a38', 900: '#0d2e1d' } as const;
export const laterite = { 100: '#feebeb', 300: '#f8a49e', 700: '#9c1a1e', 900: '#3a1312' } as const;
const turmeric = { 100: '#fef1d2', 300: '#fdcc6e', 800: '#764306', 900: '#59330a' } as const;
export const white = '#ffffff';

/** Steps of the brand ramp that a theme sets. */
export const brandSteps = [900, 800, 700, 600, 400, 300, 200, 100] as const;
/** Steps of the accent ramp that a theme sets. */
export const accentSteps = [400, 300] as const;
/** Steps derived from the brand ramp by mixing, never written by a theme. */
export const derivedBrandSteps = [950, 500, 50] as const;

export type BrandStep = (typeof brandSteps)[number];
export type AccentStep = (typeof accentSteps)[number];
type DerivedBrandStep = (typeof derivedBrandSteps)[number];

const fixed = { basalt, night, neem, laterite, turmeric };
type Fixed = typeof fixed;
type FixedName = { [R in keyof Fixed]: `${R}-${Extract<keyof Fixed[R], number>}` }[keyof Fixed];

/** Color by name: a fixed primitive, or a step of the theme’s own ramps. */
export type ColorName =
  | 'white'
  | FixedName
  | `brand-${BrandStep | DerivedBrandStep}`
  | `accent-${AccentStep}`
  | 'display-light'
  | 'line-light'
  | 'line-dark';

/** Hex by name for every color that no theme changes. */
export const fixedColors: ReadonlyMap<string, string> = new Map<string, string>([
  ['white', white],
  ...Object.entries(fixed).flatMap(([ramp, steps]) =>
    Object.entries(steps).map(([step, hex]): [string, string] => [`${ramp}-${step}`, hex]),
  ),
]);
