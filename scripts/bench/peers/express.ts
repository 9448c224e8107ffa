import type { RequestListener } from 'node:http';
import { createRequire } from 'node:module';
import path from 'node:path';
import { type Forked, startForked } from '../forked.ts';
import type { Route } from './expressNode.ts';
import { installed } from './install.ts';

/** What is used of Express, which brings no types. */
interface Answering {
  status: (code: number) => Answering;
  json: (data: unknown) => void;
  send: (text: string) => void;
}

/** One request of Express, its body read already. */
export type Handler = (request: { body: unknown }, response: Answering) => void;

/** An application of Express; node:http calls it. */
export interface App extends RequestListener {
  use: (middleware: RequestListener) => void;
  get: (path: string, handler: Handler) => void;
  post: (path: string, handler: Handler) => void;
}

/** What the package exports. */
interface Express {
  (): App;
  json: () => RequestListener;
}

/** Express, out of the folder where it was installed. */
export const expressIn = (folder: string): Express =>
  createRequire(path.join(folder, 'package.json'))('express');

/** Starts Express with one route. @returns undefined where it cannot be had */
export async function startExpress(
  route: Route,
  variables: Readonly<Record<string, string>> = {},
): Promise<Forked | undefined> {
  const folder = await installed('express', { express: '5.3.0' });
  if (!folder) return undefined;
  const forked = await startForked('peers/expressNode.ts', [folder], variables);
  await forked.tell(route);
  return forked;
}
