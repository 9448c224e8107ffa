import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { environment, root } from '../steps.ts';
import { freePort } from './ports.ts';

/** The built product, running. */
export interface Product {
  /** `http://localhost:<port>`, without a slash at its end. */
  url: string;
  /** The folder of its database. */
  dataDir: string;
  /** Ends it and removes its data. */
  stop: () => Promise<void>;
}

/** Building comes first when the sources changed. */
const timeoutMs = 300_000;

/**
 * Starts the product as people do, on a free port with a database of its own, and waits until it answers.
 * @throws an error with what it printed, when it ends or stays silent for five minutes.
 */
export async function startProduct(settings: Record<string, string> = {}): Promise<Product> {
  const data = await mkdtemp(path.join(tmpdir(), 'banyan-bench-'));
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const child = spawn(process.execPath, ['scripts/start.ts'], {
    cwd: root,
    env: {
      ...environment,
      ...settings,
      PORT: String(port),
      HOST: '127.0.0.1',
      PUBLIC_ORIGIN: url,
      DATA_DIR: data,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      printed = (printed + text).slice(-4_000);
    });
  }
  const ended = () => child.exitCode !== null || child.signalCode !== null;
  const stop = async () => {
    if (!ended()) {
      child.kill('SIGTERM');
      await Promise.race([once(child, 'exit'), wait(10_000)]);
      if (!ended()) child.kill('SIGKILL');
    }
    await rm(data, { recursive: true, force: true });
  };

  const began = performance.now();
  while (!(await answers(`${url}/api/health`))) {
    if (ended() || performance.now() - began > timeoutMs) {
      await stop();
      throw new Error(`The product did not start. It said:\n${printed}`);
    }
    await wait(200);
  }
  return { url, dataDir: data, stop };
}

const answers = (url: string): Promise<boolean> =>
  fetch(url, { signal: AbortSignal.timeout(2_000) }).then(
    (response) => response.ok,
    () => false,
  );
