import { createServer, type RequestListener } from 'node:http';
import type { Connection, ServerConfig } from '@banyan/api/server';
import { getRequestListener } from '@hono/node-server';

/** Answers one request of the socket that `connection` describes. */
export type Handle = (request: Request, connection: Connection) => Promise<Response>;

/** Turns a handler into what node:http and Vite's middlewares call. */
export function listener(handle: Handle): RequestListener {
  return getRequestListener(
    (request, { incoming }) => handle(request, { peer: incoming.socket.remoteAddress ?? '' }),
    // The runtime's own Request and Response stay in place: the renderer is handed requests of both kinds.
    { overrideGlobalObjects: false },
  );
}

export interface Listening {
  port: number;
  /** Takes no new request, waits for those being answered, but not for idle connections. */
  close: () => Promise<void>;
}

/** Listens where the configuration says; rejects with a sentence that names the variable when it cannot. */
export function listen({ host, port }: ServerConfig, handle: Handle): Promise<Listening> {
  const server = createServer(listener(handle));
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(new Error(sentenceOf(error, host, port))));
    server.listen(port, host, () => {
      const address = server.address();
      resolve({
        port: typeof address === 'object' && address ? address.port : port,
        close: () => new Promise((closed) => server.close(() => closed()).closeIdleConnections()),
      });
    });
  });
}

function sentenceOf(error: NodeJS.ErrnoException, host: string, port: number): string {
  if (error.code === 'EADDRINUSE') return `PORT ${port} is already in use; set PORT to another one.`;
  if (error.code === 'EACCES')
    return `PORT ${port} needs rights that this user does not have; set PORT to another one.`;
  if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND')
    return `HOST ${host} is not an address of this machine.`;
  return error.message;
}
