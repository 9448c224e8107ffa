import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

/* Below those that systems give to connections of their own: between a stop and a start none of these takes it. */
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
 * A port that nobody listens on at this moment, and that no outgoing connection is given, so that a process which ends may take it again.
 * @throws where a hundred in a row are taken
 */
export async function freePort(): Promise<number> {
  for (let tried = 0; tried < tries; tried += 1) {
    const port = randomInt(first, last);
    if (await isFree(port)) return port;
  }
  throw new Error(`Of ${tries} ports none is free.`);
}
