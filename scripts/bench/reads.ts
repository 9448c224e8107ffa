import { randomUUID } from 'node:crypto';
import { calls } from '@banyan/api/contract';
import autocannon from 'autocannon';
import { median, milliseconds, type Table, verdict, verdictAtLeast } from '../table.ts';
import { ask, BareServer } from './bareServer.ts';

/** Least share of a bare `node:http`'s answers per second, same bytes, same run. */
const leastRatio = 0.4;
const connections = 10;
const headers = { 'accept-encoding': 'gzip, deflate, br, zstd' };

const { fetchAllNews, getFeaturedEvent, getActiveEvents } = calls;
const data = [fetchAllNews, getFeaturedEvent, getActiveEvents].map(({ path }) => `/api${path}`);
const paths = ['/', '/events', '/news', '/news/news-canteen-scholarship', ...data];

/** @throws when an answer was not a success */
async function perSecond(url: string, path: string): Promise<number> {
  const result = await autocannon({ url: url + path, connections, duration: 1, sampleInt: 100, headers });
  if (result.non2xx + result.errors > 0)
    throw new Error(`${path}: ${result.non2xx} answers were no success.`);
  return result['2xx'] / result.duration;
}

/** Answers per second of pages and data beside a bare `node:http` that sends the same bytes, asked by turns. */
export async function measureReads(url: string, rounds: number): Promise<Table> {
  const bare = await BareServer.start();
  const rows: string[][] = [];
  try {
    for (const path of paths) {
      await bare.answer(await ask(url + path, headers));
      await perSecond(url, path);
      const ours: number[] = [];
      const ratios: number[] = [];
      for (let round = 0; round < rounds; round += 1) {
        const rate = await perSecond(url, path);
        ours.push(rate);
        ratios.push(rate / (await perSecond(bare.url, path)));
      }
      const ratio = median(ratios);
      const figures = [median(ours).toFixed(0), ratio.toFixed(2), leastRatio.toFixed(2)];
      rows.push([`GET ${path}`, ...figures, verdictAtLeast(ratio, leastRatio)]);
    }
  } finally {
    bare.stop();
  }
  return {
    title: 'Reads beside bare node:http',
    columns: ['read', 'per second', '÷ bare', 'at least', ''],
    rows,
  };
}

/** Connections that ask for pages which no cache holds, and the most that a cached page may take meanwhile, p99. */
const attack = { connections: 40, p99Ms: 25 };

/** p99 of a cached page, alone and while others ask for uncacheable ones. */
export async function measureUnderAttack(url: string, seconds: number): Promise<Table> {
  const visit = () => autocannon({ url: `${url}/events`, connections: 2, duration: seconds, headers });
  const alone = await visit();
  const asking = autocannon({
    url,
    connections: attack.connections,
    duration: seconds + 1,
    requests: [
      {
        setupRequest: (request) => ({
          ...request,
          path: `/alumni-directory?search=${randomUUID()}`,
          headers,
        }),
      },
    ],
  });
  const [attacked, others] = await Promise.all([visit(), asking]);
  const { p99 } = attacked.latency;
  return {
    title: 'A cached page under attack',
    columns: ['/events', 'p99', 'budget', ''],
    rows: [
      ['alone', milliseconds(alone.latency.p99), '', ''],
      [
        `while ${attack.connections} connections got ${others['2xx']} rendered pages and ${others.non2xx} refusals`,
        milliseconds(p99),
        milliseconds(attack.p99Ms),
        verdict(p99, attack.p99Ms),
      ],
    ],
  };
}
