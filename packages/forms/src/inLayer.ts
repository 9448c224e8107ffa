import { layers } from '@banyan/ui/theme';
import { type StyleRule, style, styleVariants } from '@vanilla-extract/css';

type Rule = NonNullable<StyleRule['@layer']>[string];
type Layer = 'element' | 'component';

/** `style()` with its one rule in a cascade layer. For `.css.ts` files only. */
export const styleIn = (layer: Layer, rule: Rule): string => style({ '@layer': { [layers[layer]]: rule } });

/** `styleVariants()` with every rule in a cascade layer. For `.css.ts` files only. */
export const variantsIn = <Name extends string>(
  layer: Layer,
  rules: Record<Name, Rule>,
): Record<Name, string> => styleVariants(rules, (rule: Rule) => ({ '@layer': { [layers[layer]]: rule } }));
