import { calls } from '@banyan/api/contract';
import { askOnce } from '../askOnce.ts';
import { median, milliseconds, percentile, type Table } from '../table.ts';
import { type Asked, byTurns, connections, ratioOf, seconds, toAsk } from '../turns.ts';
import { type Peer, peersOf, type Read, type Running } from './servers.ts';

const reads = [
  { path: `/api${calls.getActiveEvents.path}`, peers: peersOf.data },
  { path: '/events', peers: peersOf.page },
];

/** Without a word about compression: what every server answers is then the plain text. */
const requestFor = (path: string, host: string) =>
  ['GET ', path, ' HTTP/1.1\r\nHost: ', host, '\r\nConnection: keep-alive\r\nAccept: */*\r\n\r\n'].join('');

interface Server {
  name: string;
  /** Bytes of its answer, head included. */
  size: number;
  asked: Asked;
}

/** A peer, ready to be measured. @throws an error when it answers something else than we do */
async function ready({ name, agrees }: Peer, { port, path }: Running, { answer }: Read): Promise<Server> {
  const request = requestFor(path, `localhost:${port}`);
  const its = await askOnce(port, request);
  if (its.status !== 200 || !agrees(answer, its)) throw new Error(`${name} answers ${path} differently.`);
  return { name, size: its.size, asked: toAsk({ port, request, status: 200 }) };
}

/** Measures a read on ours and on everybody who can be had. @returns the servers, ours first */
async function measured(port: number, request: string, read: Read, peers: readonly Peer[], rounds: number) {
  const { size } = read.answer;
  const servers: Server[] = [{ name: 'Banyan', size, asked: toAsk({ port, request, status: 200 }) }];
  const running: Running[] = [];
  try {
    for (const peer of peers) {
      const started = await peer.start(read);
      if (!started) continue;
      running.push(started);
      servers.push(await ready(peer, started, read));
    }
    await byTurns(
      servers.map(({ asked }) => asked),
      rounds,
    );
  } finally {
    for (const { stop } of running) await stop();
  }
  return servers;
}

/** A read of data and one of a page beside other servers that answer the same. */
export async function measureServers({ url, quick }: { url: string; quick: boolean }): Promise<Table> {
  const { host, port } = new URL(url);
  const rounds = quick ? 6 : 20;
  const rows: string[][] = [];
  const missing = new Set<string>();
  for (const { path, peers } of reads) {
    const request = requestFor(path, host);
    const answer = await askOnce(Number(port), request);
    const servers = await measured(Number(port), request, { path, answer }, peers, rounds);
    for (const { name } of peers) if (servers.every((server) => server.name !== name)) missing.add(name);
    rows.push(...rowsOf(`GET ${path}`, servers));
  }
  return {
    title: 'How fast reads are, beside other servers',
    columns: ['read', 'server', 'ours ÷ it', 'answers per second', '99 of 100 within', 'bytes'],
    rows,
    notes: [
      `${connections} connections from this machine, whose cores servers and load share; each asks again as soon as it is answered. ${rounds} times ${seconds} s each, by turns, each server a process of its own: rates are medians, ours ÷ it the median of the turns' ratios.`,
      'Nobody compresses here, so that all send the same text: Express and json-server would compress each answer anew, and ours comes compressed once for all. Bare node:http and nginx send our bytes with our headers: nginx 1 worker, its file open and in memory, read whole (which was faster here than `sendfile`), no log. Express is told the same data, or the same HTML, and sends it with the ETag that it makes by itself; json-server has the same events in its table, and indents them.',
      ...[...missing].map((name) => `${name} is left out: it cannot be had on this machine.`),
    ],
  };
}

function rowsOf(read: string, servers: readonly Server[]): string[][] {
  const ours = servers[0]?.asked;
  return servers.map(({ name, size, asked }) => [
    read,
    name,
    ours && ours !== asked ? ratioOf(ours, asked).toFixed(2) : '',
    median(asked.rates).toFixed(0),
    milliseconds(percentile(asked.times, 0.99)),
    size.toLocaleString('en'),
  ]);
}
