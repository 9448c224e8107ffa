import type { AccentStep, BrandStep } from './primitives.ts';

/** A colour as six hexadecimal digits, `#0f1b4b`. */
export type Hex = `#${string}`;

/**
 * What a chapter decides: ten colours and its name. Everything else (surfaces, text, borders, both modes, focus,
 * feedback) is derived, so that no theme can be half finished.
 */
export interface Theme {
  /** Written into `data-theme`. Lower case words joined by hyphens. */
  id: string;
  /** As people call the chapter. */
  label: string;
  /** Where the colours come from, in a few words. */
  idea: string;
  /** Eight steps of one hue, 900 darkest. Stands where the national theme is indigo. */
  brand: Readonly<Record<BrandStep, Hex>>;
  /** The colour of what is new or asked for. Stands where the national theme is marigold. */
  accent: Readonly<Record<AccentStep, Hex>>;
  /** The accent as a thin line on a light page. @default brand 600 */
  accentLine?: Hex;
  /** The youngest root of the mark on a light page. @default accent 400 */
  markRoot?: Hex;
  /** Color of large headings and shapes on a light page; WCAG AA (4.5:1) is enough there. @default brand 800 */
  display?: Hex;
}

/**
 * Declares a theme. An incomplete one does not compile; an unreadable one fails the contrast test that walks
 * `themes/`. To put a theme on a page, `applyTheme` in a `.css.ts`, or ten custom properties in plain CSS.
 */
export const defineTheme = <const T extends Theme>(theme: T): T => theme;
