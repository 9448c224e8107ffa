import { type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';

/** A program that serves, and how to know that it does. */
export interface Serving {
  command: string;
  parameters: readonly string[];
  options: Pick<SpawnOptions, 'cwd' | 'env'>;
  /** Answers with a success as soon as the program is ready. */
  probe: string;
  /** How long that may take, ms. */
  timeoutMs: number;
}

/** A program that answers. */
export interface Answers {
  /** Of its process. */
  pid: number;
  stop: () => Promise<void>;
}

/**
 * Starts a program and waits until it answers.
 * @throws an error with what it printed, when it ends or stays silent for too long
 */
export async function startAnswering({
  command,
  parameters,
  options,
  probe,
  timeoutMs,
}: Serving): Promise<Answers> {
  const child = spawn(command, parameters, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      printed = (printed + text).slice(-4_000);
    });
  }
  const ended = () => child.exitCode !== null || child.signalCode !== null;
  const stop = async (): Promise<void> => {
    if (ended()) return;
    child.kill('SIGTERM');
    await Promise.race([once(child, 'exit'), wait(10_000)]);
    if (!ended()) child.kill('SIGKILL');
  };
  const began = performance.now();
  while (!(await answers(probe))) {
    if (ended() || performance.now() - began > timeoutMs) {
      await stop();
      throw new Error(`${command} did not start. It said:\n${printed}`);
    }
    await wait(200);
  }
  return { pid: child.pid ?? 0, stop };
}

const answers = (url: string): Promise<boolean> =>
  fetch(url, { signal: AbortSignal.timeout(2_000) }).then(
    (response) => response.ok,
    () => false,
  );
