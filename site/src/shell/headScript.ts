import { changesScript, earlyPressesScript } from '@banyan/app/start';
import { drawnScript } from '@banyan/ui/sections';
import { modeScript } from '@banyan/ui/theme';
import { trustedTypesScript } from './trustedTypesScript.ts';

/**
 * Inline script that must run before the first paint: Trusted Types policy, saved color mode, drawing seen before, record of
 * changes by translators and extensions, early clicks.
 */
export const headScript = `${trustedTypesScript};${modeScript};${drawnScript};${changesScript};${earlyPressesScript}`;
