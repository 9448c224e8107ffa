import { calls } from '@banyan/api/contract';
import { base, messages, sending } from './contact.ts';
import { load } from './load.ts';
import type { Load } from './loadNode.ts';
import { milliseconds, percentile, type Table, verdict, verdictAtLeast } from './table.ts';

interface Budget {
  /** Answers per second. */
  least: number;
  /** The time that 99 of 100 answers keep, ms. */
  p99: number;
}

/**
 * Ours, for two cores that the load shares: a mail to every member at once is some thousand visitors within minutes, and
 * nobody should wait for a page's data or for a receipt longer than an eye blinks.
 */
const budgets = {
  read: { least: 1_500, p99: 25 },
  write: { least: 100, p99: 100 },
  /** Sixty-four who send at once share the disk's work. */
  writeTogether: { least: 1_000, p99: 100 },
} as const satisfies Record<string, Budget>;

const connections = 10;

/** What is made for one visitor; the others are measured beside bare `node:http`. */
const reads = [calls.getMembers];

/** Requests per second and p99 of reads and of acknowledged, durable writes. */
export async function* measureApi({ url, quick }: { url: string; quick: boolean }): AsyncGenerator<Table> {
  const rows: string[][] = [];
  const seconds = quick ? 2 : 8;
  const { host } = new URL(url);
  const port = Number(new URL(url).port);
  for (const { method, path } of reads) {
    const request = `${method} ${base}${path} HTTP/1.1\r\nHost: ${host}\r\n\r\n`;
    const asked = (forSeconds: number) =>
      load({ port, connections, requests: { again: request, seconds: forSeconds } });
    await asked(0.5);
    rows.push(row(`${method} ${path}`, await asked(seconds), budgets.read));
  }
  const { method, path } = calls.sendContactMessage;
  for (const [senders, most, budget] of [
    [1, 300, budgets.write],
    [64, 3_000, budgets.writeTogether],
  ] as const) {
    const bodies = await messages(url, quick ? most / 5 : most);
    const write = await load({ port, connections: senders, requests: { each: sending(url, bodies) } });
    rows.push(
      row(`${method} ${path}, ${senders === 1 ? 'one sender' : `${senders} at once`}`, write, budget),
    );
  }
  yield {
    title: 'How fast the API answers',
    columns: ['call', 'answers', 'per second', 'at least', '', 'median', 'p99', 'at most', ''],
    rows,
    notes: [
      `Reads over ${connections} connections. All from this machine, whose cores server and load share; each asks again as soon as it is answered.`,
      'A write carries a proof of work, solved beforehand, and is answered when its transaction (message, mail, spent proof) is on the disk. The limit per visitor is switched off (RATE_LIMIT_WRITES=0).',
    ],
  };
}

function row(name: string, { answers, perSecond, times }: Load, { least, p99 }: Budget): string[] {
  const slowest = percentile(times, 0.99);
  return [
    name,
    String(answers),
    perSecond.toFixed(0),
    String(least),
    verdictAtLeast(perSecond, least),
    milliseconds(percentile(times, 0.5)),
    milliseconds(slowest),
    milliseconds(p99),
    verdict(slowest, p99),
  ];
}
