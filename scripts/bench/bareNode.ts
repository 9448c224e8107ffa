import { createServer } from 'node:http';

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
process.on('message', (told: BareAnswer) => {
  answer = told;
  process.send?.('taken');
});
process.once('disconnect', () => process.exit());
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  process.send?.(typeof address === 'object' ? address?.port : undefined);
});
