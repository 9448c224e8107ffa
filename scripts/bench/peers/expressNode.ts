/*
 * Express as its guide writes it, in a process of its own. `argv`: where it is installed. It has no routes until it is told some.
 */
import { createServer } from 'node:http';
import { serveParent } from '../serveParent.ts';
import { expressIn } from './express.ts';
import { messageStore } from './messageStore.ts';

/** What Express is to answer at a path. */
export type Route =
  | { path: string; kind: 'data'; data: unknown }
  | { path: string; kind: 'page'; html: string }
  /** Messages of the contact form, kept in a database in this file. */
  | { path: string; kind: 'messages'; file: string };

const [, , folder = ''] = process.argv;
const express = expressIn(folder);
const app = express();

function add(route: Route): void {
  if (route.kind === 'data') app.get(route.path, (_, response) => response.json(route.data));
  else if (route.kind === 'page') app.get(route.path, (_, response) => response.send(route.html));
  else {
    app.use(express.json());
    app.post(route.path, messageStore(route.file));
  }
}

serveParent(createServer(app), add);
