import { assignVars } from '@vanilla-extract/css';
import { globalIn } from '../style/inLayer.ts';
import { national } from '../themes/national.ts';
import { themeVars } from './applyTheme.ts';
import { type ColorName, fixedColors } from './primitives.ts';
import { propertyName } from './propertyName.ts';
import {
  contentWidth,
  durations,
  easings,
  fontSizes,
  heroSizeWide,
  media,
  radii,
  shadows,
  space,
} from './scales.ts';
import { moreContrast, semanticColors } from './semantic.ts';
import { vars } from './vars.css.ts';

const reference = (name: ColorName): string => {
  if (name === 'display-light') return vars.displayLight;
  if (name === 'line-light') return vars.accentLineLight;
  if (name === 'line-dark') return vars.accent[400];
  return fixedColors.get(name) ?? `var(--${propertyName(name)})`;
};

const byMode = ([light, dark]: readonly [ColorName, ColorName]): string =>
  light === dark ? reference(light) : `light-dark(${reference(light)}, ${reference(dark)})`;

const byName = (colors: Readonly<Record<string, readonly [ColorName, ColorName]>>) =>
  Object.fromEntries(
    Object.entries(colors).map(([token, names]) => [`--${propertyName(token)}`, byMode(names)]),
  );

/* Also under its own name, so that a part of a chapter’s page can use the association’s colors. */
globalIn('theme', `:root, [data-theme='${national.id}']`, { vars: themeVars(national) });

/*
 * Declared again under every `data-theme`, so that a nested theme derives its own values. Without the second selector the
 * derived tokens would be inherited, already computed from the outer theme’s ramp.
 */
globalIn('theme', ':where(:root, [data-theme])', {
  vars: {
    [vars.brand[50]]: `color-mix(in srgb, ${vars.brand[100]} 50%, #ffffff)`,
    [vars.brand[500]]: `color-mix(in srgb, ${vars.brand[600]} 50%, ${vars.brand[400]})`,
    [vars.brand[950]]: `color-mix(in srgb, ${vars.brand[900]} 65%, #000000)`,
    [vars.displayLight]: vars.brand[800],
    [vars.markRoot]: `light-dark(${vars.markRootLight}, ${vars.accent[400]})`,
    ...byName(semanticColors),
    ...assignVars(vars.shadow, shadows),
  },
  '@media': { [media.moreContrast]: { vars: byName(moreContrast) } },
});

globalIn('theme', ':root', {
  vars: {
    ...assignVars(vars.space, space),
    ...assignVars(vars.size, fontSizes),
    ...assignVars(vars.radius, radii),
    ...assignVars(vars.duration, durations),
    ...assignVars(vars.easing, easings),
    [vars.width.content]: contentWidth,
  },
  colorScheme: 'light dark',
  '@media': { [media.wide]: { vars: { [vars.size.hero]: heroSizeWide } } },
});

globalIn('theme', "[data-mode='light']", { colorScheme: 'light' });
globalIn('theme', "[data-mode='dark']", { colorScheme: 'dark' });
/* Print uses the light mode only. */
globalIn('theme', ':root, [data-mode]', { '@media': { [media.print]: { colorScheme: 'light' } } });
