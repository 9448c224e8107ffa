import type { Worn } from '../../packages/ui/docs/worn.ts';
import { national, themes } from '../../packages/ui/src/themes/index.ts';

/** The toolbar's values as a theme and a mode; anything unknown is the national theme by day. */
export const wornFrom = (globals: Readonly<Record<string, unknown>>): Worn => ({
  theme: themes.find(({ id }) => id === globals.theme) ?? national,
  mode: globals.mode === 'dark' ? 'dark' : 'light',
});
