import { spawn } from 'node:child_process';
import { delimiter } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));

/**
 * Environment of the steps. Programs of the install, including its Node, come before those of the machine. Node keeps its compiled
 * code: the tests start the server and the command line hundreds of times.
 */
export const environment: NodeJS.ProcessEnv = {
  NODE_COMPILE_CACHE: fileURLToPath(new URL('../node_modules/.cache/node', import.meta.url)),
  ...process.env,
  PATH: [fileURLToPath(new URL('../node_modules/.bin', import.meta.url)), process.env.PATH].join(delimiter),
};

/**
 * Runs a program to its end, with its output on ours.
 * @param cwd Folder. @default the repository's root
 * @param more Environment variables besides ours. @default none
 * @returns its exit code, 1 for a signal.
 */
export const run = (
  command: string,
  parameters: readonly string[],
  cwd = root,
  more: NodeJS.ProcessEnv = {},
): Promise<number> =>
  new Promise((resolve, reject) => {
    const child = spawn(command, parameters, {
      cwd,
      env: { ...environment, ...more },
      stdio: ['ignore', 'inherit', 'inherit'],
    });
    child.once('error', reject);
    child.once('close', (code) => resolve(code ?? 1));
  });
