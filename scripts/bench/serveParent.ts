import type { Server } from 'node:http';

/**
 * Has a server serve on a free port until the process that forked this one lets go of it; that process is told the port.
 * @param take Gets what it tells from then on
 */
export function serveParent<Told>(server: Server, take: (told: Told) => void): void {
  process.on('message', (told: Told) => {
    take(told);
    process.send?.('taken');
  });
  process.once('disconnect', () => process.exit());
  server.listen(0, '127.0.0.1', () => {
    const address = server.address();
    process.send?.(typeof address === 'object' ? address?.port : undefined);
  });
}
