import type { ToolbarTheme } from '../../packages/ui/docs/toolbarTheme.ts';
import { national, themes } from '../../packages/ui/src/themes/index.ts';

/** Theme and mode from the toolbar's globals. Anything unknown is the national theme in light mode. */
export const toolbarThemeOf = (globals: Readonly<Record<string, unknown>>): ToolbarTheme => ({
  theme: themes.find(({ id }) => id === globals.theme) ?? national,
  mode: globals.mode === 'dark' ? 'dark' : 'light',
});
