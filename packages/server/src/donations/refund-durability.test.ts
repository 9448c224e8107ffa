import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import type { Database } from '../database/database.ts';
import { openDatabase } from '../database/open.ts';
import { databaseVariables } from '../testing/test-database.ts';
import { temporaryDirectory } from '../testing/test-server.ts';
import { type PaypalStep, paypalDouble } from './payments/paypal-double.ts';
import { paypalOf } from './payments/test-paypal.ts';
import { record } from './record.ts';
import { reconcileRefunds } from './refund-reconcile.ts';
import { refundsOf, sumOf } from './refund-rows.ts';
import { addDonation, giveOrderId } from './rows.ts';

const program = new URL('./refunding-child.ts', import.meta.url).pathname;

/** Where the power goes: between storing a refund and PayPal's doing it, and between that and its answer. */
const points = [
  { moment: 'before', times: 1 },
  { moment: 'after', times: 1 },
  { moment: 'before', times: 8 },
  { moment: 'after', times: 11 },
] as const;

type Double = Awaited<ReturnType<typeof paypalDouble>>;

/** Six gifts of 25 dollars that PayPal has taken. */
async function prepare(database: Database, double: Double) {
  const provider = paypalOf(double.api);
  const payments = { database, provider, volunteers: 'v@example.org', now: Date.now };
  for (let index = 0; index < 6; index += 1) {
    const money = { provider: 'paypal', cents: 2_500, currency: 'USD', token: 'x', tokenExpiresAt: 0 };
    const row = await addDonation(database, money, Date.now());
    const order = { requestId: row.id, reference: row.reference, cents: 2_500, currency: 'USD' };
    const orderId = await provider.create(order);
    await giveOrderId(database, row.id, orderId);
    double.approve(orderId);
    await record(payments, row.id, await provider.capture(orderId, 'c'), 'browser');
  }
  return payments;
}

async function run({ moment, times }: (typeof points)[number]): Promise<number> {
  const directory = temporaryDirectory();
  const variables = await databaseVariables(directory);
  let met = 0;
  let kill = () => {};
  const watch = (at: string, step: PaypalStep) => {
    if (at !== moment || step !== 'refund') return;
    met += 1;
    if (met === times) kill();
  };
  const double = await paypalDouble({ watch });
  const database = await openDatabase(readConfig({ DATA_DIR: directory, ...variables }));
  try {
    const payments = await prepare(database, double);
    const child = spawn(process.execPath, [program, directory, double.api], {
      stdio: ['pipe', 'pipe', 'inherit'],
      env: { ...process.env, ...variables },
    });
    kill = () => void child.kill('SIGKILL');
    const answered: string[] = [];
    createInterface({ input: child.stdout }).on('line', (line) => {
      if (line.startsWith('done ')) answered.push(line.slice('done '.length));
    });
    const ended = once(child, 'close');
    child.stdin.write('go\n');
    await ended;
    await reconcileRefunds(payments);
    const rows = await database.selectFrom('donations').selectAll().execute();
    const done: string[] = [];
    for (const row of rows) {
      const refunds = await refundsOf(database, row.id);
      expect(refunds.filter(({ state }) => state !== 'done')).toEqual([]);
      done.push(...refunds.map(({ id }) => id));
      // What PayPal gave back, what is stored and what the gift says are the same, and no more than came.
      expect([sumOf(refunds), row.refunded_cents]).toEqual([
        double.refunded(row.order_id ?? ''),
        double.refunded(row.order_id ?? ''),
      ]);
      expect(row.refunded_cents).toBeLessThanOrEqual(2_500);
    }
    expect(answered.filter((id) => !done.includes(id))).toEqual([]);
    return done.length;
  } finally {
    kill();
    await database.destroy();
    await double.close();
  }
}

test(`kill -9 at ${points.length} points of giving back: no refund is lost, and none is made twice`, {
  timeout: 60_000,
}, async () => {
  let done = 0;
  for (const point of points) done += await run(point);
  expect(done).toBeGreaterThan(15);
});
