import { changesScript, earlyPressesScript } from '@banyan/app/start';
import { drawnScript } from '@banyan/ui/sections';
import { modeScript } from '@banyan/ui/theme';
import { trustedTypesScript } from './trustedTypesScript.ts';

/** Everything that must run before the first paint, as one inline script: what may become a script, the remembered mode, the drawing seen before, what others change, what is pressed early. */
export const headScript = `${trustedTypesScript};${modeScript};${drawnScript};${changesScript};${earlyPressesScript}`;
