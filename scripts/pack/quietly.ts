import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { environment, root } from '../steps.ts';

const execute = promisify(execFile);

/** Runs a program to its end; what it printed is only shown when it failed. */
export const quietly = async (command: string, parameters: readonly string[]): Promise<void> => {
  try {
    await execute(command, parameters, { cwd: root, env: environment, maxBuffer: 2 ** 26 });
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
    throw new Error(`${command} ${parameters.join(' ')}\n${stdout}${stderr}`, { cause: error });
  }
};
