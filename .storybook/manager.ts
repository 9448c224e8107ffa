import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/manager-api';
import { storybookTheme } from './docs/storybookTheme.ts';
import { toolbarThemeOf } from './docs/toolbarTheme.ts';

const setTheme = (globals: Readonly<Record<string, unknown>>) =>
  addons.setConfig({ theme: storybookTheme(toolbarThemeOf(globals)) });

setTheme({});
/*
 * Makes Storybook's own frame follow the toolbar's theme, so that a designer sees a chapter's colors without other ones around
 * them.
 */
addons.register('banyan/theme', (api) => {
  for (const event of [SET_GLOBALS, GLOBALS_UPDATED])
    api.on(event, ({ globals }: { globals: Record<string, unknown> }) => setTheme(globals));
});
addons.setConfig({ sidebar: { showRoots: true } });
