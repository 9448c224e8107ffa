import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildIfChanged } from '../build.ts';
import { ServerProcess } from '../serverProcess.ts';
import { root } from '../steps.ts';

/**
 * Runs a measurement against the built product: a separate process with a new database and without limits per visitor. Builds first
 * if the sources changed.
 * @throws when the build fails
 */
export async function withProduct<T>(
  measure: (product: Pick<ServerProcess, 'url' | 'pid'>) => Promise<T>,
): Promise<T> {
  if ((await buildIfChanged()) !== 0) throw new Error('The build failed.');
  const dataDir = await mkdtemp(path.join(tmpdir(), 'banyan-bench-'));
  const server = await ServerProcess.on((port) => ({
    NODE_ENV: 'production',
    PUBLIC_ORIGIN: `http://127.0.0.1:${port}`,
    DATA_DIR: dataDir,
    RATE_LIMIT_READS: '0',
    RATE_LIMIT_WRITES: '0',
  }));
  try {
    await server.start(root);
    return await measure(server);
  } finally {
    await server.terminate();
    await rm(dataDir, { recursive: true, force: true });
  }
}
