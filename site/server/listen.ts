import { createServer, IncomingMessage, type RequestListener, type Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Connection, ServerConfig, Telemetry } from '@banyan/server';
import { getRequestListener } from '@hono/node-server';
import type { Backend } from './backend.ts';
import { boundConnections, type ConnectionLimits, connectionLimits, timeouts } from './connections.ts';
import { withOneHost } from './oneHost.ts';

/** Answers one request; `connection` describes its socket. */
export type Handle = (request: Request, connection: Connection) => Promise<Response>;

/** Observes a request from its start until its response has ended. */
export type Watch = (incoming: IncomingMessage, outgoing: ServerResponse) => Connection['note'];

/** Counts requests and writes them to the log. */
export const watchWith =
  ({ begin }: Telemetry, networkOf: Backend['networkOf']): Watch =>
  (incoming, outgoing) => {
    const { socket } = incoming;
    const peer = socket.remoteAddress ?? '';
    const forwardedFor = incoming.headers['x-forwarded-for'];
    const sentBefore = socket.bytesWritten;
    const watched = begin(incoming.method ?? '', () => networkOf(peer, forwardedFor?.toString() ?? null));
    // `close` fires once; `once` would create a wrapper for every request.
    outgoing.on('close', () => {
      watched.end({ status: outgoing.statusCode, bytes: socket.bytesWritten - sentBefore });
    });
    return watched.note;
  };

/** Turns a handler into a listener for node:http and Vite’s middlewares. @param watch Without it, nothing is logged. */
export function listener(handle: Handle, watch?: Watch): RequestListener {
  return getRequestListener(
    (request, { incoming, outgoing }) => {
      const isHttp1 = incoming instanceof IncomingMessage && outgoing instanceof ServerResponse;
      const note = isHttp1 ? watch?.(incoming, outgoing) : undefined;
      // A `Host` header can make the URL invalid, for example `a.1`.
      return URL.canParse(request.url)
        ? handle(request, { peer: incoming.socket.remoteAddress ?? '', ...(note && { note }) })
        : new Response('The host of this request cannot be read.', {
            status: 400,
            headers: { 'X-Content-Type-Options': 'nosniff' },
          });
    },
    // Keeps the runtime’s own Request and Response, because the renderer receives both kinds.
    { overrideGlobalObjects: false },
  );
}

export interface Listening {
  port: number;
  /**
   * Accepts no new connections and closes idle ones. Other connections end after their next response, however often they ask. After
   * ten seconds, the rest are cut off.
   */
  close: () => Promise<void>;
}

/** Maximum size of the URL and headers of a request, in bytes. Browsers and proxies send far less. A larger request gets a 431. */
const mostHeaderBytes = 8_192;

/** Time a stop waits for pending responses, in milliseconds. */
const drainMs = 10_000;

/** Returns the function that closes the connections of a server, as described at `Listening.close`. */
function draining(server: Server, waitMs: number): () => Promise<void> {
  const answering = new Set<ServerResponse>();
  const sockets = new Set<Socket>();
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  let stopping = false;
  // Otherwise a browser or proxy would keep using the connection.
  const endsWith = (response: ServerResponse) => {
    if (!response.headersSent) response.setHeader('Connection', 'close');
  };
  server.prependListener('request', (_, response) => {
    if (stopping) return endsWith(response);
    answering.add(response);
    response.on('close', () => {
      answering.delete(response);
      // A connection whose response had already begun had no `Connection: close`; it is idle now.
      if (stopping) server.closeIdleConnections();
    });
  });
  return () =>
    new Promise((closed) => {
      stopping = true;
      for (const response of answering) endsWith(response);
      const cutOff = setTimeout(() => server.closeAllConnections(), waitMs);
      server.close(() => {
        clearTimeout(cutOff);
        closed();
      });
      server.closeIdleConnections();
      // Node treats a connection without any request as busy.
      for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy();
    });
}

/**
 * Listens on the configured host and port. If that fails, it rejects with a message that names the variable.
 * @param watch Observes each request. @default nothing is logged
 * @param waitMs Time that closing waits for pending responses, in milliseconds.
 * @param connections Time limits of connections, and their maximum number.
 */
export function listen(
  { host, port }: Pick<ServerConfig, 'host' | 'port'>,
  handle: Handle,
  {
    watch,
    waitMs = drainMs,
    connections = connectionLimits,
  }: { watch?: Watch; waitMs?: number; connections?: ConnectionLimits } = {},
): Promise<Listening> {
  const server = createServer(
    { maxHeaderSize: mostHeaderBytes, ...timeouts(connections) },
    withOneHost(listener(handle, watch)),
  );
  boundConnections(server, connections);
  const close = draining(server, waitMs);
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(new Error(sentenceOf(error, host, port))));
    server.listen(port, host, () => {
      const address = server.address();
      resolve({
        port: typeof address === 'object' && address ? address.port : port,
        close,
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
