import { spawn } from 'node:child_process';
import { delimiter } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('..', import.meta.url));

/**
 * Programs that the install brought, the right node among them, come before whatever the machine has. What Node has compiled
 * once it keeps: the tests start the server and the command line hundreds of times.
 */
export const environment: NodeJS.ProcessEnv = {
  NODE_COMPILE_CACHE: fileURLToPath(new URL('../node_modules/.cache/node', import.meta.url)),
  ...process.env,
  PATH: [fileURLToPath(new URL('../node_modules/.bin', import.meta.url)), process.env.PATH].join(delimiter),
};

/**
 * Runs a program to its end, its output on ours.
 * @param cwd Where. @default the repository's root
 * @param more Variables it gets besides ours. @default none
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
