import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { environment, root } from '../steps.ts';
import { startAnswering } from './answering.ts';
import { freePort } from './ports.ts';

/** The built product, running. */
export interface Product {
  /** `http://localhost:<port>`, without a slash at its end. */
  url: string;
  /** The folder of its database. */
  dataDir: string;
  /** Of its process. */
  pid: number;
  /** Ends it and removes its data. */
  stop: () => Promise<void>;
}

/** So that nobody who measures is refused for asking so often. */
export const withoutLimits = { RATE_LIMIT_WRITES: '0', RATE_LIMIT_READS: '0' };

/** Building comes first when the sources changed. */
const timeoutMs = 300_000;

/**
 * Starts the product as people do, on a free port with a database of its own, and waits until it answers.
 * @param folder Where the product is. @default this repository
 * @throws an error with what it printed, when it ends or stays silent for five minutes.
 */
export async function startProduct(settings: Record<string, string> = {}, folder = root): Promise<Product> {
  const data = await mkdtemp(path.join(tmpdir(), 'banyan-bench-'));
  const removed = () => rm(data, { recursive: true, force: true });
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const env = {
    ...environment,
    ...settings,
    PORT: String(port),
    HOST: '127.0.0.1',
    PUBLIC_ORIGIN: url,
    DATA_DIR: data,
  };
  try {
    const { pid, stop } = await startAnswering({
      command: process.execPath,
      parameters: ['scripts/start.ts'],
      options: { cwd: folder, env },
      probe: `${url}/api/health`,
      timeoutMs,
    });
    return { url, dataDir: data, pid, stop: () => stop().then(removed) };
  } catch (error) {
    await removed();
    throw error;
  }
}
