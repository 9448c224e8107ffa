import { createServer } from 'node:http';
import { serveParent } from './serveParent.ts';

/** What a bare server answers to everything. */
export interface BareAnswer {
  status: number;
  /** Names and values in turn. */
  headers: string[];
  body: Uint8Array;
}

/** The limit of the runtime: nothing but `node:http` that sends the bytes it was last told, in a process of its own. */
let answer: BareAnswer = { status: 503, headers: [], body: new Uint8Array() };
const server = createServer((_, response) => {
  response.writeHead(answer.status, answer.headers).end(answer.body);
});
serveParent(server, (told: BareAnswer) => {
  answer = told;
});
