import {
  type GlobalStyleRule,
  globalStyle,
  type StyleRule,
  style,
  styleVariants,
} from '@vanilla-extract/css';
import { layers } from '../theme/layers.css.ts';

type Rule = NonNullable<StyleRule['@layer']>[string];
type Layer = Exclude<keyof typeof layers, 'reset' | 'theme'>;

/** `style()` with its one rule in a cascade layer. For `.css.ts` files only. */
export const styleIn = (layer: Layer, rule: Rule): string => style({ '@layer': { [layers[layer]]: rule } });

/** `styleVariants()` with every rule in a cascade layer. For `.css.ts` files only. */
export const variantsIn = <Name extends string | number>(
  layer: Layer,
  rules: Record<Name, Rule>,
): Record<Name, string> => styleVariants(rules, (rule: Rule) => ({ '@layer': { [layers[layer]]: rule } }));

type GlobalRule = NonNullable<GlobalStyleRule['@layer']>[string];

/** `globalStyle()` with its one rule in a cascade layer. For `.css.ts` files only. */
export const globalIn = (layer: keyof typeof layers, selector: string, rule: GlobalRule): void =>
  globalStyle(selector, { '@layer': { [layers[layer]]: rule } });
