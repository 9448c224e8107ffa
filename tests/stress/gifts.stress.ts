import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { openDatabase } from '../database/open.ts';
import { databaseVariables } from '../testing/test-database.ts';
import { temporaryDirectory } from '../testing/test-server.ts';
import { claimMs } from './donation-log.ts';
import { type PaypalStep, paypalDouble } from './payments/paypal-double.ts';
import { reconcile } from './reconcile.ts';
import { paypalOf } from './test-giving.ts';

const compiled = join(tmpdir(), 'banyan-durability-cache');
const program = new URL('./giving-child.ts', import.meta.url).pathname;

/** Where the power goes: around every word with PayPal, and after a few acknowledged gifts at any moment at all. */
const points = [
  ...(['create', 'capture'] as const).flatMap((step) => [
    { moment: 'before' as const, step, times: 1 },
    { moment: 'after' as const, step, times: 1 },
    { moment: 'before' as const, step, times: 5 },
    { moment: 'after' as const, step, times: 7 },
  ]),
  { moment: 'anywhere' as const, step: undefined, times: 4 },
  { moment: 'anywhere' as const, step: undefined, times: 9 },
];
type Point = (typeof points)[number];

async function start(directory: string, ...parameters: string[]): Promise<ChildProcess> {
  const variables = await databaseVariables(directory);
  return spawn(process.execPath, [program, directory, ...parameters], {
    stdio: ['pipe', 'pipe', 'inherit'],
    env: { ...process.env, ...variables, NODE_COMPILE_CACHE: compiled },
  });
}

/** Lets one program end in peace: only then does node keep what it compiled, for those that are killed. */
async function warmUp(): Promise<void> {
  const child = await start(temporaryDirectory(), '', '');
  child.stdout?.resume();
  child.stdin?.end();
  await once(child, 'close');
}

async function run(directory: string, round: string, point: Point) {
  let child: ChildProcess | undefined;
  let met = 0;
  const kill = () => child?.kill('SIGKILL');
  const watch = (moment: string, step: PaypalStep, orderId: string | undefined) => {
    // In this test donors approve as soon as there is an order.
    if (orderId) double.approve(orderId);
    if (moment !== point.moment || step !== point.step) return;
    met += 1;
    if (met === point.times) kill();
  };
  const double = await paypalDouble({ watch });
  const acknowledged: string[] = [];
  try {
    child = await start(directory, double.api, round);
    const lines = createInterface({ input: child.stdout ?? process.stdin });
    lines.on('line', (line) => {
      if (line.startsWith('200 ')) acknowledged.push(line.slice(4));
      if (point.moment === 'anywhere' && acknowledged.length === point.times)
        setTimeout(kill, Math.random() * 20);
    });
    const ended = once(child, 'close');
    child.stdin?.write('go\n');
    await ended;
    await truthOf(directory, double, acknowledged);
    return acknowledged.length;
  } finally {
    kill();
    await double.close();
  }
}

async function truthOf(
  directory: string,
  double: Awaited<ReturnType<typeof paypalDouble>>,
  acknowledged: readonly string[],
) {
  const database = await openDatabase(
    readConfig({ DATA_DIR: directory, ...(await databaseVariables(directory)) }),
  );
  try {
    const payments = { database, provider: paypalOf(double.api), volunteers: 'v@example.org' };
    await reconcile({ ...payments, now: () => Date.now() + claimMs + 1 });
    const rows = await database
      .selectFrom('donations')
      .selectAll()
      .where('order_id', 'in', [...double.orders.keys()])
      .execute();
    for (const row of rows) {
      const taken = double.taken(row.order_id ?? '');
      expect([row.state === 'captured', taken]).toEqual([taken === 1, row.state === 'captured' ? 1 : 0]);
      expect(row.email !== null || taken === 0).toBe(true);
    }
    // Whatever PayPal took is known here, and whoever was thanked had paid.
    const captured = rows.filter(({ state }) => state === 'captured').map(({ order_id }) => order_id);
    expect([...double.orders.keys()].filter((id) => double.taken(id) > 0).toSorted()).toEqual(
      captured.toSorted(),
    );
    expect(acknowledged.filter((id) => !captured.includes(id))).toEqual([]);
    expect(rows.filter(({ asked_at, claim }) => asked_at !== null || claim !== null)).toEqual([]);
    const letters = await database.selectFrom('outbox').select('about').execute();
    for (const row of rows)
      expect(letters.filter(({ about }) => about === row.id)).toHaveLength(row.state === 'captured' ? 1 : 0);
    // And after a day nothing is left open.
    await reconcile({ ...payments, now: () => Date.now() + 90_000_000 });
    const open = await database
      .selectFrom('donations')
      .select('id')
      .where('state', 'in', ['created', 'approved'])
      .execute();
    expect(open).toEqual([]);
  } finally {
    await database.destroy();
  }
}

test(`kill -9 at ${points.length} points of giving: what PayPal took and what is stored are the same`, {
  timeout: 120_000,
}, async () => {
  await warmUp();
  const lanes = [0, 1].map(async (lane) => {
    const directory = temporaryDirectory();
    let acknowledged = 0;
    for (const [i, point] of points.entries())
      if (i % 2 === lane) acknowledged += await run(directory, String(i), point);
    return acknowledged;
  });
  const [one = 0, other = 0] = await Promise.all(lanes);
  process.stdout.write(
    `kill -9: ${points.length} points, ${one + other} acknowledged gifts, none lost, none twice\n`,
  );
  expect(one + other).toBeGreaterThan(10);
});
