import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

/* Below the ports that systems use for outgoing connections, so none of those takes it between a stop and a start. */
const [first, last] = [10_000, 32_000];
const tries = 100;

async function isFree(port: number): Promise<boolean> {
  const server = createServer().listen(port, '127.0.0.1');
  const isOurs = await once(server, 'listening').then(
    () => true,
    () => false,
  );
  if (!isOurs) return false;
  server.close();
  await once(server, 'close');
  return true;
}

/**
 * Finds a port that is free now and is never used for outgoing connections, so that a process may use it again after a restart.
 * @throws if a hundred in a row are taken
 */
export async function freePort(): Promise<number> {
  for (let tried = 0; tried < tries; tried += 1) {
    const port = randomInt(first, last);
    if (await isFree(port)) return port;
  }
  throw new Error(`Of ${tries} ports none is free.`);
}
