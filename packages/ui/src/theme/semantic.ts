import type { ColorName } from './primitives.ts';

/**
 * Semantic colors: the purpose of a color, and its value in light and in dark mode. This table is the only place where the two
 * modes differ; components never check the mode.
 */
export const semanticColors = {
  bg: ['white', 'night-900'],
  sunk: ['basalt-50', 'night-950'],
  raised: ['white', 'night-800'],
  text: ['basalt-900', 'basalt-50'],
  'text-2': ['basalt-600', 'basalt-300'],
  'text-3': ['basalt-500', 'basalt-400'],
  display: ['display-light', 'basalt-50'],
  link: ['brand-700', 'brand-300'],
  'link-hover': ['brand-900', 'brand-200'],
  border: ['basalt-200', 'night-700'],
  'border-control': ['basalt-450', 'night-500'],
  'border-strong': ['basalt-900', 'basalt-100'],
  primary: ['brand-800', 'brand-300'],
  'primary-hover': ['brand-600', 'brand-200'],
  'on-primary': ['white', 'night-950'],
  accent: ['accent-400', 'accent-400'],
  'accent-hover': ['accent-300', 'accent-300'],
  'on-accent': ['basalt-900', 'basalt-900'],
  'accent-line': ['line-light', 'line-dark'],
  tint: ['brand-50', 'night-800'],
  'tint-2': ['brand-100', 'night-700'],
  'on-tint': ['brand-800', 'brand-200'],
  field: ['brand-900', 'brand-900'],
  'field-2': ['brand-800', 'brand-800'],
  'on-field': ['white', 'white'],
  'on-field-2': ['brand-200', 'brand-200'],
  'field-line': ['brand-400', 'brand-400'],
  danger: ['laterite-700', 'laterite-300'],
  'on-danger': ['white', 'night-900'],
  'danger-bg': ['laterite-100', 'laterite-900'],
  success: ['neem-700', 'neem-300'],
  'success-bg': ['neem-100', 'neem-900'],
  warning: ['turmeric-800', 'turmeric-300'],
  'warning-bg': ['turmeric-100', 'turmeric-900'],
  focus: ['brand-600', 'accent-400'],
  'focus-on-field': ['accent-400', 'accent-400'],
  /* Marigold field, at most one per page; in dark mode a night surface with marigold ink. */
  garland: ['accent-400', 'night-800'],
  'on-garland': ['brand-900', 'accent-400'],
  'garland-text': ['brand-900', 'basalt-50'],
  'garland-button': ['brand-900', 'accent-400'],
  'on-garland-button': ['white', 'basalt-900'],
  'garland-button-hover': ['brand-700', 'accent-300'],
  /* Drawn sky behind merged letters: indigo in light mode, a lighter dusk in dark mode. */
  sky: ['brand-900', 'brand-400'],
  'sky-line': ['brand-400', 'night-900'],
  'sky-band': ['brand-500', 'brand-300'],
  /* Sky behind the doorway of the donation page: marigold in light mode; dusk in dark mode, where the door is lit. */
  'giving-sky': ['accent-400', 'brand-400'],
  'giving-light': ['white', 'accent-400'],
  toast: ['basalt-900', 'night-700'],
  selection: ['accent-300', 'accent-300'],
} as const satisfies Record<string, readonly [light: ColorName, dark: ColorName]>;

export type SemanticColor = keyof typeof semanticColors;

/** Text and hairlines for readers whose system asks for more contrast: one step darker in light mode, lighter in dark mode. */
export const moreContrast = {
  text: ['basalt-950', 'white'],
  'text-2': ['basalt-700', 'basalt-200'],
  'text-3': ['basalt-600', 'basalt-300'],
  link: ['brand-800', 'brand-200'],
  'link-hover': ['brand-950', 'brand-100'],
  border: ['basalt-450', 'night-500'],
  'border-control': ['basalt-600', 'basalt-400'],
  'border-strong': ['basalt-950', 'white'],
  'on-tint': ['brand-900', 'brand-100'],
  'on-field-2': ['brand-100', 'brand-100'],
  'field-line': ['brand-300', 'brand-300'],
} as const satisfies Partial<Record<SemanticColor, readonly [light: ColorName, dark: ColorName]>>;

const body = 7;
const ui = 4.5;
const edge = 3;

export interface ContrastPair {
  foreground: SemanticColor;
  background: SemanticColor;
  /** Minimum WCAG 2 ratio. Body text 7, large and interface text 4.5, edges 3. */
  floor: number;
  /** Set if the pair is drawn in one mode only. */
  only?: 'light' | 'dark';
}

const pairs = (
  floor: number,
  backgrounds: readonly SemanticColor[],
  foregrounds: readonly SemanticColor[],
): ContrastPair[] =>
  backgrounds.flatMap((background) => foregrounds.map((foreground) => ({ foreground, background, floor })));

/** Every combination that the components draw. A theme that misses one minimum fails the tests. */
export const contrastPairs: readonly ContrastPair[] = [
  ...pairs(body, ['bg', 'sunk', 'raised', 'tint'], ['text', 'text-2']),
  ...pairs(body, ['tint-2'], ['text', 'on-tint']),
  ...pairs(ui, ['bg', 'sunk', 'raised'], ['text-3']),
  ...pairs(body, ['bg', 'sunk', 'raised'], ['link']),
  ...pairs(ui, ['bg', 'sunk', 'raised'], ['display']),
  ...pairs(body, ['bg'], ['link-hover', 'success', 'warning']),
  ...pairs(body, ['tint'], ['on-tint']),
  ...pairs(body, ['primary', 'primary-hover'], ['on-primary']),
  ...pairs(body, ['accent', 'accent-hover'], ['on-accent']),
  { foreground: 'display', background: 'accent', floor: ui, only: 'light' },
  ...pairs(body, ['field', 'field-2'], ['on-field', 'on-field-2']),
  ...pairs(ui, ['field', 'field-2'], ['accent']),
  ...pairs(body, ['bg', 'sunk', 'raised', 'danger-bg'], ['danger']),
  ...pairs(body, ['danger'], ['on-danger']),
  ...pairs(body, ['success-bg'], ['success', 'text']),
  ...pairs(body, ['warning-bg'], ['warning', 'text']),
  ...pairs(body, ['danger-bg'], ['text']),
  ...pairs(edge, ['bg', 'sunk', 'raised'], ['border-control', 'focus']),
  ...pairs(edge, ['field', 'field-2'], ['field-line', 'focus-on-field']),
  ...pairs(edge, ['bg', 'sunk'], ['accent-line']),
  ...pairs(ui, ['garland'], ['on-garland']),
  ...pairs(ui, ['garland'], ['garland-text']),
  ...pairs(ui, ['garland-button', 'garland-button-hover'], ['on-garland-button']),
  ...pairs(edge, ['sky'], ['bg', 'sky-line']),
  ...pairs(edge, ['giving-sky', 'giving-light'], ['field']),
];
