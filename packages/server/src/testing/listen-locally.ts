import { once } from 'node:events';
import type { Server } from 'node:net';

/** Starts a fake on a free port that only this machine can reach. @returns the port */
export async function listenLocally(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The double has no port.');
  return address.port;
}
