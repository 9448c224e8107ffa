import { drawnScript } from '@banyan/ui/sections';
import { modeScript } from '@banyan/ui/theme';

/** Everything that must run before the first paint, as one inline script: the remembered mode, the drawing seen before. */
export const headScript = `${modeScript};${drawnScript}`;
