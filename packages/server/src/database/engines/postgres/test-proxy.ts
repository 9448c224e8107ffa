import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';

/**
 * Stands between a test and the server, so that for this test alone the database can go away and come back.
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
        // Cut off as it may be, a socket's fault is what the test is about.
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
    /** The same database, through here. */
    url: through.href,
    /** Nobody answers any more, and every connection breaks. */
    cut,
    async restore() {
      server = await open(port);
    },
  };
}
