import path from 'node:path';

/** The workspace. */
export const root = path.resolve(import.meta.dirname, '..', '..');

/** Where the build writes: `client` is what a static host serves, `server` is the renderer, `office` what volunteers work with. */
export const dist = path.join(root, 'site', 'dist');
export const clientDist = path.join(dist, 'client');
export const officeDist = path.join(dist, 'office');
