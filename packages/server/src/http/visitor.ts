import { createHmac } from 'node:crypto';
import type { Database } from '../database/database.ts';
import { isOnThisMachine, visitorNetwork, widestNetwork } from './peer.ts';
import { rateWindowStart } from './rate-window.ts';
import { countInWindow } from './rate-windows.ts';
import type { Visitor } from './services.ts';

export interface VisitorOptions {
  /** Address at the other end of the socket. */
  peer: string;
  publicOrigin: string;
  database: Database;
  secret: string;
  now: () => number;
  /** True if attempts are counted at all. */
  counts: boolean;
  /** Counts the people who are shown. */
  shown: (people: readonly number[]) => void;
}

/** A visitor without any information, who cannot be sent cookies: the sender of a form without JavaScript. */
export const anonymousVisitor: Visitor = {
  network: '',
  widestNetwork: '',
  isHere: false,
  agent: '',
  cookie: () => undefined,
  setCookie: () => undefined,
  count: async () => ({ one: 0, all: 0 }),
  shown: () => undefined,
};

/** Creates the visitor for handlers. `answerHeaders` receives their response headers. */
export function visitorOf(
  request: Request,
  address: string,
  answerHeaders: Headers,
  { peer, publicOrigin, database, secret, now, counts, shown }: VisitorOptions,
): Visitor {
  const hashed = (name: string) => createHmac('sha256', secret).update(`rate:${name}`).digest('base64url');
  const network = visitorNetwork(address);
  return {
    network,
    widestNetwork: widestNetwork(address),
    isHere: isOnThisMachine(request.headers, peer, publicOrigin),
    agent: request.headers.get('User-Agent') ?? '',
    cookie(name) {
      const pairs = (request.headers.get('Cookie') ?? '').split(/;\s*/);
      return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1);
    },
    setCookie(text) {
      answerHeaders.append('Set-Cookie', text);
    },
    shown,
    async count(purpose, by = 1) {
      if (!counts) return { one: 0, all: 0 };
      const since = rateWindowStart(now());
      const tally = (name: string) => countInWindow(database, hashed(name), since, by);
      return {
        one: await tally(`${purpose}:${network}`),
        all: await tally(`${purpose}:all`),
      };
    },
  };
}
