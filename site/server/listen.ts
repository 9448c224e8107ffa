import { createServer, IncomingMessage, type RequestListener, type Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Connection, ServerConfig, Telemetry } from '@banyan/server';
import { getRequestListener } from '@hono/node-server';
import type { Backend } from './backend.ts';
import { boundConnections, type ConnectionLimits, connectionLimits, timeouts } from './connections.ts';
import { withOneHost } from './oneHost.ts';

/** Answers one request of the socket that `connection` describes. */
export type Handle = (request: Request, connection: Connection) => Promise<Response>;

/** Watches one request from its beginning, until its answer has ended. */
export type Watch = (incoming: IncomingMessage, outgoing: ServerResponse) => Connection['note'];

/** Counts requests, and writes them into the log. */
export const watchWith =
  ({ begin }: Telemetry, networkOf: Backend['networkOf']): Watch =>
  (incoming, outgoing) => {
    const { socket } = incoming;
    const peer = socket.remoteAddress ?? '';
    const forwardedFor = incoming.headers['x-forwarded-for'];
    const sentBefore = socket.bytesWritten;
    const watched = begin(incoming.method ?? '', () => networkOf(peer, forwardedFor?.toString() ?? null));
    // It closes once; `once` would wrap this for every request.
    outgoing.on('close', () => {
      watched.end({ status: outgoing.statusCode, bytes: socket.bytesWritten - sentBefore });
    });
    return watched.note;
  };

/** Turns a handler into what node:http and Vite's middlewares call. @param watch Without it nothing is noted. */
export function listener(handle: Handle, watch?: Watch): RequestListener {
  return getRequestListener(
    (request, { incoming, outgoing }) => {
      const isHttp1 = incoming instanceof IncomingMessage && outgoing instanceof ServerResponse;
      const note = isHttp1 ? watch?.(incoming, outgoing) : undefined;
      // Some a Host header makes an address that is none, such as that of `a.1`.
      return URL.canParse(request.url)
        ? handle(request, { peer: incoming.socket.remoteAddress ?? '', ...(note && { note }) })
        : new Response('The host of this request cannot be read.', {
            status: 400,
            headers: { 'X-Content-Type-Options': 'nosniff' },
          });
    },
    // The runtime's own Request and Response stay in place: the renderer is handed requests of both kinds.
    { overrideGlobalObjects: false },
  );
}

export interface Listening {
  port: number;
  /**
   * Takes no new connection, closes idle ones, and ends each of the others with its next answer, however often it asks.
   * Whoever is not done after ten seconds is cut off.
   */
  close: () => Promise<void>;
}

/** Address and headers of one request together: what browsers and proxies send is far below. More is a 431. */
const mostHeaderBytes = 8_192;

/** How long a stop waits for what is being answered, in milliseconds. */
const drainMs = 10_000;

/** Lets go of the connections of a server, one by one, as `Listening.close` says. */
function draining(server: Server, waitMs: number): () => Promise<void> {
  const answering = new Set<ServerResponse>();
  const sockets = new Set<Socket>();
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  let stopping = false;
  // A browser or a proxy would go on asking on a connection that it may keep.
  const endsWith = (response: ServerResponse) => {
    if (!response.headersSent) response.setHeader('Connection', 'close');
  };
  server.prependListener('request', (_, response) => {
    if (stopping) return endsWith(response);
    answering.add(response);
    response.on('close', () => {
      answering.delete(response);
      // One whose answer had begun before was not told; now it is idle.
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
      // Node takes a connection on which nothing was ever said for one that is busy.
      for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy();
    });
}

/**
 * Listens where the configuration says; rejects with a sentence that names the variable when it cannot.
 * @param watch Watches each request. @default nothing is noted
 * @param waitMs How long closing waits for what is being answered, in milliseconds.
 * @param connections How slow connections may be, and how many.
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
