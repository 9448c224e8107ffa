import type { Theme } from './defineTheme.ts';
import { propertyName } from './propertyName.ts';
import { vars } from './vars.css.ts';

/**
 * Custom properties of a theme's own ten colors (and its optional ones), for a rule on `:root` or on
 * `[data-theme='…']`.
 */
export const themeVars = (theme: Theme): Record<string, string> => ({
  ...Object.fromEntries(
    Object.entries(theme.brand).map(([step, hex]) => [`--${propertyName(`brand-${step}`)}`, hex]),
  ),
  ...Object.fromEntries(
    Object.entries(theme.accent).map(([step, hex]) => [`--${propertyName(`accent-${step}`)}`, hex]),
  ),
  [property(vars.accentLineLight)]: theme.accentLine ?? theme.brand[600],
  [property(vars.markRootLight)]: theme.markRoot ?? theme.accent[400],
  ...(theme.display && { [property(vars.displayLight)]: theme.display }),
});

/** Bare name of a property: `var(--banyan-x)` becomes `--banyan-x`. */
const property = (reference: string): string => reference.replace(/^var\((--[\w-]+)\)$/, '$1');
