import type { AccentStep, BrandStep } from './primitives.ts';

/** Color as six hexadecimal digits, `#0f1b4b`. */
export type Hex = `#${string}`;

/**
 * Theme of a chapter: ten colors and its name. Everything else (surfaces, text, borders, both modes, focus, feedback) is
 * derived, so that no theme can be incomplete.
 */
export interface Theme {
  /** Id for `data-theme`. Lowercase words joined by hyphens. */
  id: string;
  /** Common name of the chapter. */
  label: string;
  /** Origin of the colors, in a few words. */
  idea: string;
  /** Eight steps of one hue, 900 darkest; indigo in the national theme. */
  brand: Readonly<Record<BrandStep, Hex>>;
  /** Color of new and highlighted things; marigold in the national theme. */
  accent: Readonly<Record<AccentStep, Hex>>;
  /** Accent as a thin line on a light page. @default brand 600 */
  accentLine?: Hex;
  /** Youngest root of the mark on a light page. @default accent 400 */
  markRoot?: Hex;
  /** Color of large headings and shapes on a light page; WCAG AA (4.5:1) is enough there. @default brand 800 */
  display?: Hex;
}

/**
 * Declares a theme. An incomplete theme does not compile; an unreadable one fails the contrast test of all files in `themes/`. To
 * apply a theme to a page use `applyTheme` in a `.css.ts`, or ten custom properties in plain CSS.
 */
export const defineTheme = <const T extends Theme>(theme: T): T => theme;
