import { calls } from '@banyan/api/contract';
import { askOnce } from './askOnce.ts';
import { type Bare, startBare } from './bare.ts';
import { type ChosenPages, ofPages } from './ofPages.ts';
import { startProduct, withoutLimits } from './product.ts';
import { median, milliseconds, percentile, type Table, verdict, verdictAtLeast } from './table.ts';
import { byTurns, connections, type Done, nothingDone, ratioOf, seconds, toAsk } from './turns.ts';

/** Near the limit of the runtime: beside nothing but `node:http` that sends the same bytes. */
const budgets = { rate: 0.8, p99: 3 };

const { getFeaturedEvent, getActiveEvents, fetchAllNews, getStories, getJobs, getClassYears } = calls;
const dataOf = [getFeaturedEvent, getActiveEvents, fetchAllNews, getStories, getJobs, getClassYears].map(
  ({ path }) => `/api${path}`,
);
/** Rendered for whoever asks first, and then sent for a second. */
const onePage = '/news/news-canteen-scholarship';
const paths = [...dataOf, '/api/events/calendar.ics', '/', '/events', '/news', onePage, '/news.xml'];

interface Read {
  path: string;
  /** Whether the visitor has it already. */
  again?: boolean;
}

const reads: readonly Read[] = [
  ...paths.map((path) => ({ path })),
  { path: `/api${fetchAllNews.path}`, again: true },
  { path: '/events', again: true },
];

/** As a browser asks. */
const requestFor = (path: string, host: string, ifNoneMatch = '') =>
  [
    `GET ${path} HTTP/1.1`,
    `Host: ${host}`,
    'Connection: keep-alive',
    'User-Agent: Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36',
    'Accept: */*',
    'Accept-Encoding: gzip, deflate, br, zstd',
    'Accept-Language: en-US,en;q=0.9',
    ...(ifNoneMatch ? [`If-None-Match: ${ifNoneMatch}`] : []),
    '',
    '',
  ].join('\r\n');

const headerOf = (headers: readonly string[], name: string) =>
  headers[headers.findIndex((one) => one.toLowerCase() === name) + 1] ?? '';

/** What came of a read on both. */
interface Measured {
  read: Read;
  /** Bytes of the answer, with its head. */
  size: number;
  ours: Done;
  bare: Done;
}

/** One read on both, added to what came of it before. @throws an error when the page became another one meanwhile, so that its tag is no longer known */
async function measureRead(
  measured: Measured,
  { host, port }: { host: string; port: number },
  bare: Bare,
  rounds: number,
): Promise<void> {
  const { path, again } = measured.read;
  const first = await askOnce(port, requestFor(path, host));
  const request = requestFor(path, host, again ? headerOf(first.headers, 'etag') : '');
  const answer = await askOnce(port, request);
  if (answer.status !== (again ? 304 : 200)) throw new Error(`${path} answered ${answer.status}.`);
  await bare.send(answer);
  const { status } = answer;
  measured.size = answer.size;
  const ours = toAsk({ request, status, port }, measured.ours);
  const its = toAsk({ request, status, port: bare.port }, measured.bare);
  await byTurns([ours, its], rounds);
}

/** How often a read is tried: pages are rendered again when what they say of time has changed. */
const tries = 3;

async function tried<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (attempt === tries) throw error;
    }
  }
}

/** Every read on both, which begin for it. */
async function measureAll(all: readonly Measured[], rounds: number): Promise<void> {
  const product = await startProduct(withoutLimits);
  const bare = await startBare();
  try {
    const { host, port } = new URL(product.url);
    for (const one of all) await tried(() => measureRead(one, { host, port: Number(port) }, bare, rounds));
  } finally {
    await bare.stop();
    await product.stop();
  }
}

interface ReadsBench extends ChosenPages {
  quick: boolean;
}

/** Every read beside a bare server that sends the same. */
export async function measureReads({ quick, paths: chosen }: ReadsBench): Promise<Table> {
  const [starts, rounds] = quick ? [1, 8] : [4, 10];
  const all = ofPages(reads, chosen).map(
    (read): Measured => ({ read, size: 0, ours: nothingDone(), bare: nothingDone() }),
  );
  for (let start = 0; start < starts; start += 1) await measureAll(all, rounds);
  return {
    title: 'How fast reads are, beside bare node:http',
    columns: [
      'read',
      'bytes',
      'per second',
      'bare',
      'per second ÷ bare',
      'at least',
      '',
      'p99',
      'bare',
      'p99 ÷ bare',
      'at most',
      '',
    ],
    rows: all.map(row),
    notes: [
      `${connections} connections from this machine, whose cores server and load share; each asks again as soon as it is answered. ${starts} times both are started, and asked ${rounds} times for ${seconds} s each, by turns: rates are medians, the ratio that of the pairs.`,
      'Bare is a process of nothing but node:http that sends the same bytes with the same headers. Both are asked as a browser asks, and answer compressed where that is worth it.',
      'By a profile of ours two thirds of its processor time are the system’s, for sending, and 5 % are what it does besides `node:http`: to find the answer, to count it and to note how long it took. The load is a process of its own that has loaded nothing else: from the bench’s own, whose heap is large, it took up to a third of what either can answer, and not the same of both. Processors of a virtual machine are lent to others: hence several starts. A page of one thing, such as a piece of news, is rendered anew once a second while somebody asks for it; tried without that, it came to 0.78 and 0.83 in two short runs, and with it to 0.73, 0.76, 0.79 and 0.83.',
    ],
  };
}

function row({ read: { path, again }, size, ours, bare }: Measured): string[] {
  const rate = ratioOf(ours, bare);
  const [slow, bareSlow] = [percentile(ours.times, 0.99), percentile(bare.times, 0.99)];
  return [
    `GET ${path}${again ? ' (304)' : ''}`,
    size.toLocaleString('en'),
    median(ours.rates).toFixed(0),
    median(bare.rates).toFixed(0),
    rate.toFixed(2),
    budgets.rate.toFixed(2),
    verdictAtLeast(rate, budgets.rate),
    milliseconds(slow),
    milliseconds(bareSlow),
    (slow / bareSlow).toFixed(1),
    budgets.p99.toFixed(1),
    verdict(slow / bareSlow, budgets.p99),
  ];
}
