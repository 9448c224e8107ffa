import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { browserArguments } from '../browser.ts';

/** A browser that Lighthouse connects to, with a profile of its own. */
export interface Chrome {
  /** Of its debugging protocol. */
  port: number;
  stop: () => Promise<void>;
}

const timeoutMs = 20_000;

/**
 * Starts a browser with nobody else attached to it: a second debugger would cost time on the page being timed.
 * @throws an error when it does not open its port within 20 seconds.
 */
export async function startChrome(executable: string): Promise<Chrome> {
  const profile = await mkdtemp(path.join(tmpdir(), 'banyan-chrome-'));
  const child = spawn(
    executable,
    [
      '--headless=new',
      '--disable-gpu',
      '--disable-extensions',
      '--remote-debugging-port=0',
      `--user-data-dir=${profile}`,
      ...browserArguments,
      'about:blank',
    ],
    { stdio: 'ignore' },
  );
  const gone = once(child, 'exit');
  const stop = async () => {
    child.kill('SIGTERM');
    await gone;
    await rm(profile, { recursive: true, force: true, maxRetries: 5 });
  };
  const began = performance.now();
  while (performance.now() - began < timeoutMs && child.exitCode === null) {
    const port = Number(
      (await readFile(path.join(profile, 'DevToolsActivePort'), 'utf8').catch(() => '')).split('\n')[0],
    );
    if (port > 0) return { port, stop };
    await wait(50);
  }
  await stop();
  throw new Error(`${executable} did not open a debugging port.`);
}
