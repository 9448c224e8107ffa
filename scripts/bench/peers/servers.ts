import { isDeepStrictEqual } from 'node:util';
import type { RawAnswer } from '../askOnce.ts';
import { startBare } from '../bare.ts';
import { startExpress } from './express.ts';
import { startJsonServer } from './jsonServer.ts';
import { startNginx } from './nginx.ts';

/** What we answered, and others shall answer as well. */
export interface Read {
  path: string;
  answer: RawAnswer;
}

/** A server that answers a read as we do. */
export interface Running {
  port: number;
  /** Where it has it. */
  path: string;
  stop: () => Promise<void>;
}

export interface Peer {
  name: string;
  /** @returns undefined where it cannot be had */
  start: (read: Read) => Promise<Running | undefined>;
  /** Whether its answer says the same as ours. */
  agrees: (ours: RawAnswer, its: RawAnswer) => boolean;
}

const textOf = ({ body }: RawAnswer) => Buffer.from(body).toString('utf8');
const jsonOf = (answer: RawAnswer): unknown => JSON.parse(textOf(answer));
const sameBytes = (ours: RawAnswer, its: RawAnswer) => Buffer.compare(ours.body, its.body) === 0;

/** The list that our answer is about. */
function listOf(answer: RawAnswer): readonly unknown[] {
  const said = jsonOf(answer);
  const data = typeof said === 'object' && said !== null && 'data' in said ? said.data : undefined;
  if (!Array.isArray(data)) throw new Error('The answer has no list.');
  return data;
}

const bare: Peer = {
  name: 'bare node:http',
  async start({ path, answer }) {
    const { port, send, stop } = await startBare();
    await send(answer);
    return { port, path, stop };
  },
  agrees: sameBytes,
};

const nginx: Peer = {
  name: 'nginx, static',
  async start({ path, answer }) {
    const running = await startNginx(path, answer);
    return running && { ...running, path };
  },
  agrees: sameBytes,
};

const expressData: Peer = {
  name: 'Express 5, res.json',
  async start({ path, answer }) {
    const running = await startExpress({ path, kind: 'data', data: jsonOf(answer) });
    return running && { ...running, path };
  },
  agrees: (ours, its) => isDeepStrictEqual(jsonOf(ours), jsonOf(its)),
};

const expressPage: Peer = {
  name: 'Express 5, res.send',
  async start({ path, answer }) {
    const running = await startExpress({ path, kind: 'page', html: textOf(answer) });
    return running && { ...running, path };
  },
  agrees: sameBytes,
};

const jsonServer: Peer = {
  name: 'json-server',
  async start({ answer }) {
    const running = await startJsonServer({ events: listOf(answer) });
    return running && { ...running, path: '/events' };
  },
  agrees: (ours, its) => isDeepStrictEqual(listOf(ours), jsonOf(its)),
};

/** Who can answer data as JSON, and who a page. */
export const peersOf = { data: [bare, nginx, expressData, jsonServer], page: [bare, nginx, expressPage] };
