import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { widestNetwork } from '@banyan/server';

/** Time limits of a connection, in milliseconds, and the maximum number of connections. */
export interface ConnectionLimits {
  /** Limit for the headers of a request, from the start of the connection or the end of the previous request. */
  headMs: number;
  /** Limit for a whole request, including its body. */
  requestMs: number;
  /** Limit without a byte in either direction, for example if the client reads nothing. */
  silentMs: number;
  /** Maximum number of simultaneous connections. */
  most: number;
}

export const connectionLimits: ConnectionLimits = {
  headMs: 10_000,
  // Longer than the limit of any body, so that the body’s own limit takes effect first.
  requestMs: 75_000,
  silentMs: 120_000,
  most: 2_000,
};

/** Options of `createServer` that end slow requests. */
export const timeouts = ({ headMs, requestMs }: ConnectionLimits) => ({
  headersTimeout: headMs,
  requestTimeout: requestMs,
  connectionsCheckingInterval: Math.min(2_000, headMs / 5),
});

/** Sockets of a network, oldest first; the value is true while a request is being answered. */
type Sockets = Map<Socket, boolean>;

/** Selects the socket to close: in the network with most sockets, the oldest idle one, otherwise the oldest. */
function firstToGo(networks: ReadonlyMap<string, Sockets>): Socket | undefined {
  const [heaviest] = [...networks.values()].toSorted((one, other) => other.size - one.size);
  const sockets = [...(heaviest ?? [])];
  const [idle] = sockets.find(([, isAnswered]) => !isAnswered) ?? [];
  return idle ?? sockets[0]?.[0];
}

/** Closes silent connections. If there are too many, it closes those of the network with most connections. */
export function boundConnections(server: Server, { silentMs, most }: ConnectionLimits): void {
  const networks = new Map<string, Sockets>();
  let count = 0;
  server.setTimeout(silentMs);
  server.on('connection', (socket) => {
    const network = widestNetwork(socket.remoteAddress ?? '');
    const sockets: Sockets = networks.get(network) ?? new Map();
    networks.set(network, sockets.set(socket, false));
    count += 1;
    socket.once('close', () => {
      count -= 1;
      sockets.delete(socket);
      if (sockets.size === 0) networks.delete(network);
    });
    if (count > most) firstToGo(networks)?.destroy();
  });
  server.prependListener('request', ({ socket }: IncomingMessage, response: ServerResponse) => {
    const sockets = networks.get(widestNetwork(socket.remoteAddress ?? ''));
    sockets?.set(socket, true);
    response.once('close', () => {
      if (sockets?.has(socket)) sockets.set(socket, false);
    });
  });
}
