import { changesScript, earlyPressesScript } from '@banyan/app/start';
import { drawnScript } from '@banyan/ui/sections';
import { modeScript } from '@banyan/ui/theme';
import { trustedTypesScript } from './trustedTypesScript.ts';

/**
 * Inline script that must run before the first paint: Trusted Types policy, saved color mode, drawing seen before, changes by other
 * code, early clicks.
 */
export const headScript = `${trustedTypesScript};${modeScript};${drawnScript};${changesScript};${earlyPressesScript}`;
