import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

/** Serves the built Storybook while the tests run. */
export default async function serveOnce(): Promise<() => void> {
  const server = fork(path.join(import.meta.dirname, 'serve.ts'), { execArgv: [] });
  const [port] = await Promise.race([
    once(server, 'message'),
    once(server, 'exit').then(() => {
      throw new Error('The Storybook is not served.');
    }),
  ]);
  process.env.STORYBOOK_ADDRESS = `http://127.0.0.1:${port}/design/`;
  return () => void server.kill();
}
