import path from 'node:path';

/** Where the build writes: `client` is what a static host serves, `server` is the renderer. */
export const dist = path.resolve(import.meta.dirname, '..', 'dist');
export const clientDist = path.join(dist, 'client');
