import { tmpdir } from 'node:os';
import { calls } from '@banyan/api/contract';
import { sending } from '../contact.ts';
import { diskBehind } from '../disk.ts';
import { load } from '../load.ts';
import { median, milliseconds, percentile, type Table, verdict, verdictAtLeast } from '../table.ts';
import { ratioOf } from '../turns.ts';
import { slowDisk } from './slowDisk.ts';
import { before, expressWriter, ours, type Writer, writerBefore } from './writers.ts';

interface Round {
  /** How many send at once. */
  senders: number;
  /** Messages of each turn. */
  count: number;
  /** How many times as many as before we must take at least. */
  least: number;
  /** The time that 99 of 100 of ours keep, ms. */
  p99?: number;
  /** How much longer than here a sync takes, ms. @default 0 */
  slower?: number;
}

/** A disk that is somewhere else, as most that one rents are. */
const slower = 4;

/** One alone waits for the disk as long as ever: a tenth less is noise. Sixty-four share that wait, where there is one. */
const rounds: readonly Round[] = [
  { senders: 1, count: 50, least: 0.9 },
  { senders: 64, count: 640, least: 4, p99: 50 },
  { senders: 1, count: 50, least: 0.9, slower },
  { senders: 64, count: 640, least: 4, slower },
];

const turns = 2;

interface Written {
  name: string;
  /** Answered per second, one figure for each turn. */
  rates: number[];
  /** Of every answer, in ms. */
  times: number[];
}

/** Has each server take messages by turns; their proofs of work are solved before each turn. The first warms it, and is thrown away. */
async function written(writers: readonly Writer[], { senders, count }: Round): Promise<Written[]> {
  const taken = writers.map(({ name }): Written => ({ name, rates: [], times: [] }));
  for (let turn = 0; turn <= turns; turn += 1)
    for (const [index, { url, messages }] of writers.entries()) {
      const bodies = await messages(count);
      const { perSecond, times } = await load({
        port: Number(new URL(url).port),
        connections: senders,
        requests: { each: sending(url, bodies) },
      });
      if (turn === 0) continue;
      taken[index]?.rates.push(perSecond);
      taken[index]?.times.push(...times);
    }
  return taken;
}

/** Has all servers that can be had take messages, on a disk that takes so much longer. */
async function takenOn(ms: number, quick: boolean, missing: Set<string>): Promise<string[][]> {
  const variables = ms > 0 ? await slowDisk(ms) : {};
  if (!variables) {
    missing.add('A disk that takes longer is left out: it needs Linux and a C compiler.');
    return [];
  }
  const writers = [await ours(variables)];
  const add = (name: string, writer: Writer | undefined) => {
    if (writer) writers.push(writer);
    else missing.add(`${name} is left out: it cannot be had on this machine.`);
  };
  try {
    add('Express', await expressWriter(writers[0]?.url ?? '', variables));
    add(`Commit ${before}`, await writerBefore(variables));
    const rows: string[][] = [];
    for (const round of rounds.filter((one) => (one.slower ?? 0) === ms)) {
      const count = quick ? Math.ceil(round.count / 2) : round.count;
      rows.push(...rowsOf(round, await written(writers, { ...round, count })));
    }
    return rows;
  } finally {
    for (const { stop } of writers) await stop();
  }
}

/** Durable writes beside other servers that promise the same. */
export async function measureWrites({ quick }: { quick: boolean }): Promise<Table> {
  const { isMemory, syncMs } = await diskBehind(tmpdir());
  const missing = new Set<string>();
  const rows = [...(await takenOn(0, quick, missing)), ...(await takenOn(slower, quick, missing))];
  return {
    title: 'How fast durable writes are, beside other servers',
    columns: [
      'sent at once',
      'server',
      'ours ÷ it',
      'at least',
      '',
      'answers per second',
      'middle',
      '99 of 100 within',
      'at most',
      '',
    ],
    rows,
    notes: [
      `${calls.sendContactMessage.method} ${calls.sendContactMessage.path}, answered when message and letter are on the disk: SQLite with WAL and synchronous=FULL everywhere. ${turns} turns each, alternating, after one that warms; all from this machine, whose cores servers and load share.`,
      isMemory
        ? 'The databases lie in memory here, where nothing waits for a disk: these figures say nothing about durable writes.'
        : `The databases lie on a disk, not in memory; 4 kB take ${milliseconds(syncMs)} until they are on it.`,
      'Express reads JSON, looks at each field and writes two rows in one transaction per request. Ours also checks a proof of work and marks it as spent, counts, and knows a message that is sent again; proofs are solved before each turn.',
      `The slow disk is the same with ${slower} ms more for each sync, by a library in front of each server: as long as a disk takes that is somewhere else. There it shows most that sixty-four share one wait; the less a sync takes, the more it is the processor, shared with the load, that bounds all of them.`,
      'Tried for sixty-four on a fast disk: one wait for all who are on their way, statements that are prepared once, fewer of them, and a client that measures nothing of itself. A message is 0.85 ms of one process then, in a flat profile (undici’s Request and the socket 8 % each, the query builder and garbage 7 each).',
      `${before} is this product when each write still waited for the disk by itself.`,
      'PocketBase is left out: npm has its client, and not its server.',
      ...missing,
    ],
  };
}

function rowsOf({ senders, least, p99, slower: ms }: Round, all: readonly Written[]): string[][] {
  const [mine] = all;
  return all.map((one) => {
    const { name, rates, times } = one;
    const ratio = mine && mine !== one ? ratioOf(mine, one) : undefined;
    const slow = percentile(times, 0.99);
    return [
      `${senders === 1 ? 'one sender' : `${senders} senders`}${ms ? ', slow disk' : ''}`,
      name,
      ratio === undefined ? '' : ratio.toFixed(2),
      ...(ratio !== undefined && name.endsWith(before)
        ? [least.toFixed(2), verdictAtLeast(ratio, least)]
        : ['', '']),
      median(rates).toFixed(0),
      milliseconds(percentile(times, 0.5)),
      milliseconds(slow),
      ...(p99 !== undefined && mine === one ? [milliseconds(p99), verdict(slow, p99)] : ['', '']),
    ];
  });
}
