/*
 * json-server as its command starts it with --quiet, in a process of its own. `argv`: where it is installed. It has no tables until
 * it is told some.
 */
import { createServer, type RequestListener } from 'node:http';
import { createRequire } from 'node:module';
import path from 'node:path';
import { serveParent } from '../serveParent.ts';
import type { App } from './express.ts';

/** Tables by the name of their path: what stands in a `db.json`. */
export type Rows = Record<string, readonly unknown[]>;

/** What is used of json-server, which brings no types. */
interface JsonServer {
  create: () => App;
  defaults: (options: { logger: boolean }) => RequestListener;
  router: (rows: Rows) => RequestListener;
}

const [, , folder = ''] = process.argv;
const jsonServer: JsonServer = createRequire(path.join(folder, 'package.json'))('json-server');
const app = jsonServer.create();
app.use(jsonServer.defaults({ logger: false }));
serveParent(createServer(app), (rows: Rows) => app.use(jsonServer.router(rows)));
