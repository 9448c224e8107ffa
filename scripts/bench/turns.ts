import { load } from './load.ts';
import { median } from './table.ts';

export const connections = 10;

/** How long one server is asked before it is the next one's turn. */
export const seconds = 0.25;

/** What to ask a server on this machine again and again. */
export interface Asking {
  port: number;
  /** Head of the request, to the letter. */
  request: string;
  /** What every answer's status has to be. */
  status: number;
}

/** What a server did in each of its turns. */
export interface Done {
  /** Answers per second, one figure for each turn. */
  rates: number[];
  /** Of every answer, in ms. */
  times: number[];
}

/** A server, and what it did. */
export interface Asked extends Done {
  asking: Asking;
}

export const nothingDone = (): Done => ({ rates: [], times: [] });

/** @param done What it is added to. @default nothing yet */
export const toAsk = (asking: Asking, done = nothingDone()): Asked => ({ ...done, asking });

/** Asks servers by turns, so that all of them meet the same machine, however busy others keep it; what they did is added to each. */
export async function byTurns(servers: readonly Asked[], rounds: number): Promise<void> {
  // The first round warms them, and is thrown away.
  for (let round = 0; round <= rounds; round += 1)
    for (const { asking, rates, times } of servers) {
      const { port, status, request } = asking;
      const turn = await load({ port, connections, status, requests: { again: request, seconds } });
      if (round === 0) continue;
      rates.push(turn.perSecond);
      for (const time of turn.times) times.push(time);
    }
}

/** How many answers ours gives while the other one gives one: the middle of what each pair of turns says. */
export const ratioOf = (ours: Pick<Asked, 'rates'>, other: Pick<Asked, 'rates'>): number =>
  median(ours.rates.map((rate, round) => rate / (other.rates[round] ?? 1)));
