import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/manager-api';
import { storybookTheme } from './docs/storybookTheme.ts';
import { wornFrom } from './docs/worn.ts';

const wear = (globals: Readonly<Record<string, unknown>>) =>
  addons.setConfig({ theme: storybookTheme(wornFrom(globals)) });

wear({});
/* The workshop wears what the stories wear, so that a designer sees a chapter's colours without a foreign frame. */
addons.register('banyan/theme', (api) => {
  for (const event of [SET_GLOBALS, GLOBALS_UPDATED])
    api.on(event, ({ globals }: { globals: Record<string, unknown> }) => wear(globals));
});
addons.setConfig({ sidebar: { showRoots: true } });
