import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { onTestFinished } from 'vitest';
import { testServer } from '../test-server.ts';

/** The API on a real socket, as the site serves it. */
export async function listening() {
  const site = await testServer();
  const answer = (request: Request) => site.server.fetch(request, { peer: '203.0.113.7' });
  const web = createServer(getRequestListener(answer, { overrideGlobalObjects: false }));
  await new Promise<void>((ready) => web.listen(0, '127.0.0.1', ready));
  onTestFinished(() => {
    web.closeAllConnections();
    web.close();
  });
  const address = web.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return { ...site, port, origin: `http://127.0.0.1:${port}` };
}
