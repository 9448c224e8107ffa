import { createServer } from 'node:http';
import type { Telemetry } from './telemetry.ts';

export interface MetricsServer {
  port: number;
  close: () => Promise<void>;
}

/**
 * Serves `GET /metrics` on a port that visitors cannot reach. Rejects with a sentence that names the variable when the port cannot
 * be used.
 */
export function listenForMetrics(
  { port, host }: { port: number; host: string },
  { text }: Pick<Telemetry, 'text'>,
): Promise<MetricsServer> {
  const server = createServer((request, response) => {
    if (request.url !== '/metrics' || request.method !== 'GET') {
      response.writeHead(404).end();
      return;
    }
    text().then(
      (body) =>
        response.writeHead(200, { 'Content-Type': 'text/plain; version=0.0.4; charset=utf-8' }).end(body),
      () => response.writeHead(500).end(),
    );
  });
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(new Error(sentenceOf(error, port, host))));
    server.listen(port, host, () => {
      const address = server.address();
      resolve({
        port: typeof address === 'object' && address ? address.port : port,
        close: () =>
          new Promise((closed) => {
            server.close(() => closed());
            server.closeAllConnections();
          }),
      });
    });
  });
}

function sentenceOf({ code, message }: NodeJS.ErrnoException, port: number, host: string): string {
  if (code === 'EADDRINUSE')
    return `METRICS_PORT ${port} is already in use; set METRICS_PORT to another one.`;
  if (code === 'EACCES')
    return `METRICS_PORT ${port} needs rights that this user does not have; set METRICS_PORT to another one.`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return `METRICS_HOST ${host} is not an address of this machine.`;
  return message;
}
