import path from 'node:path';
import { root, run } from './steps.ts';

/** Builds the site: bundles, then prerenders and checks what came out. @returns the exit code of what failed, or 0. */
export const buildSite = async (): Promise<number> => {
  const site = path.join(root, 'site');
  const bundled = await run('vite', ['build', '--logLevel', 'warn'], site);
  return bundled === 0 ? run('node', ['build/finish.ts'], site) : bundled;
};

if (import.meta.main) process.exitCode = await buildSite();
