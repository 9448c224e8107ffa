import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { calls } from '@banyan/api/contract';
import autocannon from 'autocannon';
import type { ServerProcess } from '../serverProcess.ts';
import { median, milliseconds, type Table, verdict, verdictAtLeast } from '../table.ts';
import { ask, startBare } from './bareServer.ts';

/** Minimum share of a bare `node:http`'s responses per second, with the same bytes in the same run. */
const leastRatio = 0.4;
const connections = 10;
const headers = { 'accept-encoding': 'gzip, deflate, br, zstd' };

const { fetchAllNews, getFeaturedEvent, getActiveEvents } = calls;
const data = [fetchAllNews, getFeaturedEvent, getActiveEvents].map(({ path }) => `/api${path}`);
const paths = ['/', '/events', '/news', '/news/news-canteen-scholarship', ...data];

type Server = Pick<ServerProcess, 'url' | 'pid'>;

/** Processor time of a process so far, in seconds; undefined without /proc. */
async function processorSeconds(pid: number): Promise<number | undefined> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => undefined);
  const [, , , , , , , , , , , user, system] = stat?.slice(stat.lastIndexOf(')') + 2).split(' ') ?? [];
  return stat === undefined ? undefined : (Number(user) + Number(system)) / 100;
}

/**
 * Responses per second of the server's processor time. autocannon parses bodies more slowly than either server sends them, so
 * elapsed time would measure autocannon.
 * @throws when a response was not a success
 */
async function perSecond({ url, pid }: Server, path: string): Promise<number> {
  const before = await processorSeconds(pid);
  const result = await autocannon({ url: url + path, connections, duration: 1, sampleInt: 100, headers });
  const after = await processorSeconds(pid);
  if (result.non2xx + result.errors > 0)
    throw new Error(`${path}: ${result.non2xx} answers were no success.`);
  return result['2xx'] / (before === undefined || after === undefined ? result.duration : after - before);
}

/** Compares responses per second of pages and data with a bare `node:http` that sends the same bytes, measured alternately. */
export async function measureReads(product: Server, rounds: number): Promise<Table> {
  const bare = await startBare();
  const rows: string[][] = [];
  try {
    for (const path of paths) {
      await bare.answer(await ask(product.url + path, headers));
      // Warms up both.
      await Promise.all([perSecond(product, path), perSecond(bare, path)]);
      const ours: number[] = [];
      const ratios: number[] = [];
      for (let round = 0; round < rounds; round += 1) {
        const rate = await perSecond(product, path);
        ours.push(rate);
        ratios.push(rate / (await perSecond(bare, path)));
      }
      const ratio = median(ratios);
      const figures = [median(ours).toFixed(0), ratio.toFixed(2), leastRatio.toFixed(2)];
      rows.push([`GET ${path}`, ...figures, verdictAtLeast(ratio, leastRatio)]);
    }
  } finally {
    bare.stop();
  }
  const columns = ['read', 'per processor second', '÷ bare', 'at least', ''];
  return { title: 'Reads beside bare node:http', columns, rows };
}

/** Connections that request uncacheable pages, and the p99 limit for a cached page meanwhile, in milliseconds. */
const attack = { connections: 40, p99Ms: 25 };

/** Measures the p99 of a cached page while other connections request uncacheable ones. */
export async function measureUnderAttack(url: string, seconds: number): Promise<Table> {
  const visiting = autocannon({ url: `${url}/events`, connections: 2, duration: seconds, headers });
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
  const [attacked, others] = await Promise.all([visiting, asking]);
  const { p99 } = attacked.latency;
  return {
    title: 'A cached page under attack',
    columns: ['/events', 'p99', 'budget', ''],
    rows: [
      [
        `while ${attack.connections} connections got ${others['2xx']} rendered pages and ${others.non2xx} refusals`,
        milliseconds(p99),
        milliseconds(attack.p99Ms),
        verdict(p99, attack.p99Ms),
      ],
    ],
  };
}
