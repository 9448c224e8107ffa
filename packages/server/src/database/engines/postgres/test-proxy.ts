import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';

/**
 * A proxy between a test and the server. It can cut the database off and bring it back, for this test alone.
 * @param url Address of a database on the server.
 */
export async function proxyTo(url: string) {
  const target = new URL(url);
  const sockets = new Set<Socket>();
  const open = async (port: number): Promise<Server> => {
    const server = createServer((near) => {
      const far = connect(Number(target.port || 5432), target.hostname);
      for (const socket of [near, far]) {
        sockets.add(socket);
        // Socket errors are expected here: the test cuts the connections.
        socket.on('error', () => undefined).on('close', () => sockets.delete(socket));
      }
      near.pipe(far).pipe(near);
    });
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
    return server;
  };
  let server = await open(0);
  const { port } = server.address() as AddressInfo;
  const cut = async () => {
    server.close();
    for (const socket of sockets) socket.destroy();
    await once(server, 'close');
  };
  onTestFinished(cut);
  const through = new URL(url);
  through.host = `127.0.0.1:${port}`;
  return {
    /** Address of the same database, through this proxy. */
    url: through.href,
    /** Breaks every connection and accepts no new one. */
    cut,
    async restore() {
      server = await open(port);
    },
  };
}
