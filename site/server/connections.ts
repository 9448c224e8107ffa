import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { widestNetwork } from '@banyan/server';

/** How long a connection may take over things, in milliseconds, and how many there may be. */
export interface ConnectionLimits {
  /** For the head of a request, counted from when the connection or the request before it began. */
  headMs: number;
  /** For a whole request, its body included. */
  requestMs: number;
  /** Without a byte in either direction, as of a reader who takes nothing. */
  silentMs: number;
  /** Connections at the same time. */
  most: number;
}

export const connectionLimits: ConnectionLimits = {
  headMs: 10_000,
  // More than any body may take, so that its own rule answers first.
  requestMs: 75_000,
  silentMs: 120_000,
  most: 2_000,
};

/** The options of `createServer` that end slow requests. */
export const timeouts = ({ headMs, requestMs }: ConnectionLimits) => ({
  headersTimeout: headMs,
  requestTimeout: requestMs,
  connectionsCheckingInterval: Math.min(2_000, headMs / 5),
});

/** The sockets of a network, each with whether it is being answered; the oldest come first. */
type Sockets = Map<Socket, boolean>;

/** The socket that gives way: of the network with most of them the oldest that is not being answered, else the oldest. */
function firstToGo(networks: ReadonlyMap<string, Sockets>): Socket | undefined {
  const [heaviest] = [...networks.values()].toSorted((one, other) => other.size - one.size);
  const sockets = [...(heaviest ?? [])];
  const [idle] = sockets.find(([, isAnswered]) => !isAnswered) ?? [];
  return idle ?? sockets[0]?.[0];
}

/** Ends connections that are silent, and, when there are too many, those of the network that has most. */
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
