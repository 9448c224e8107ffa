import path from 'node:path';

/** Root folder of the workspace. */
export const root = path.resolve(import.meta.dirname, '..', '..');

/** Output folder of the build: `client` for a static host, `server` for the renderer, `office` for the volunteers’ app. */
export const dist = path.join(root, 'site', 'dist');
export const clientDist = path.join(dist, 'client');
export const officeDist = path.join(dist, 'office');
