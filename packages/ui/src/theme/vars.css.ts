import { createGlobalThemeContract } from '@vanilla-extract/css';
import { accentSteps, brandSteps, derivedBrandSteps } from './primitives.ts';
import { propertyName } from './propertyName.ts';
import { durations, easings, fontSizes, radii, space } from './scales.ts';
import { type SemanticColor, semanticColors } from './semantic.ts';

const named = <Key extends string | number>(keys: readonly Key[], prefix: string) =>
  Object.fromEntries(keys.map((key) => [key, propertyName(`${prefix}${key}`)])) as Record<Key, string>;

const keysOf = <T extends object>(table: T) => Object.keys(table) as Extract<keyof T, string>[];

/**
 * Every token as a CSS custom property with a stable, readable name: `vars.color['text-2']` is `--banyan-text-2`,
 * `vars.space[16]` is `--banyan-space-16`.
 */
export const vars = createGlobalThemeContract({
  brand: named([...brandSteps, ...derivedBrandSteps], 'brand-'),
  accent: named(accentSteps, 'accent-'),
  accentLineLight: propertyName('accent-line-light'),
  displayLight: propertyName('display-light'),
  markRootLight: propertyName('mark-root-light'),
  markRoot: propertyName('mark-root'),
  color: named<SemanticColor>(keysOf(semanticColors), ''),
  space: named(
    Object.keys(space) as (`${Extract<keyof typeof space, number>}` | 'section' | 'gutter' | 'margin')[],
    'space-',
  ),
  size: named(keysOf(fontSizes), 'size-'),
  font: {
    ui: propertyName('font-ui'),
    display: propertyName('font-display'),
    read: propertyName('font-read'),
  },
  radius: named(keysOf(radii), 'radius-'),
  shadow: { menu: propertyName('shadow-menu'), overlay: propertyName('shadow-overlay') },
  duration: named(keysOf(durations), 'duration-'),
  easing: named(keysOf(easings), 'easing-'),
  width: { content: propertyName('width-content') },
});
