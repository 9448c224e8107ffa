import { setTimeout as wait } from 'node:timers/promises';
import { paypalFake } from '@banyan/server/fakes';
import { expect, onTestFinished } from 'vitest';
import { readConfig } from '../../packages/server/src/config.ts';
import { openDatabase } from '../../packages/server/src/database/open.ts';
import { claimMs } from '../../packages/server/src/donations/donation-log.ts';
import { reconcile } from '../../packages/server/src/donations/reconcile.ts';
import { donor, paypalOf } from '../../packages/server/src/donations/test-giving.ts';
import { contactBody, eventBody, registrationBody } from '../../packages/server/src/testing/test-server.ts';
import { root } from '../../scripts/steps.ts';
import { openFile, post, product } from './product.ts';
import { stressTest } from './stressTest.ts';

const stored = `
  with emails as (select about, count(*) as many from outbox group by about),
  rows as (
    select id, reference from members where decided_by is not 'samples'
    union all select id, reference from contact_messages
    union all select id, reference from event_registrations
  )
  select reference, coalesce(many, 0) as emails from rows left join emails on about = id`;

/** Faults of a database after a kill: damage, lost rows, rows without exactly one email. */
function faultsOf(file: string, acknowledged: ReadonlySet<string>): string[] {
  const database = openFile(file);
  const check = database.prepare('pragma integrity_check').get()?.integrity_check;
  const rows = database.prepare(stored).all();
  database.close();
  const references = new Set(rows.map(({ reference }) => reference));
  return [
    ...(check === 'ok' ? [] : [`The database is damaged: ${check}.`]),
    ...rows.filter(({ emails }) => emails !== 1).map((row) => `${row.reference} has ${row.emails} emails.`),
    ...[...acknowledged].filter((one) => !references.has(one)).map((one) => `${one} is lost.`),
  ];
}

stressTest(
  'keeps every acknowledged row with its email when the server is killed while people send',
  { full: 100, short: 1, of: 'kills' },
  async (count) => {
    const { member, dataDir, token } = await product();
    const acknowledged = new Set<string>();
    const bodies = {
      '/contact': () => contactBody({ captchaToken: token() }),
      '/member/member-register': () =>
        registrationBody({ email: `${crypto.randomUUID()}@example.org`, captchaToken: token() }),
      '/events/register/event-kite-morning': () => eventBody({ captchaToken: token() }),
    };
    for (let round = 0; round < count; round += 1) {
      await member.start(root);
      const before = acknowledged.size;
      let isOver = false;
      const people = Object.entries(bodies).map(async ([call, body]) => {
        while (!isOver) {
          const answer = await post(member.url, call, body()).catch(() => undefined);
          const { reference } = answer?.ok ? await answer.json().catch(() => ({})) : {};
          if (reference) acknowledged.add(reference);
        }
      });
      while (acknowledged.size <= before) await wait(5);
      // A random moment is the point of the test: it simulates a power failure.
      await wait(Math.random() * 250);
      await member.kill();
      isOver = true;
      await Promise.all(people);
      expect(faultsOf(`${dataDir}/banyan.db`, acknowledged)).toEqual([]);
    }
    expect(acknowledged.size).toBeGreaterThanOrEqual(count);
    return `${acknowledged.size} acknowledged, 0 lost`;
  },
);

stressTest(
  'records exactly the gifts that PayPal took when the server is killed around a call to PayPal',
  { full: 32, short: 1, of: 'kills' },
  async (count) => {
    let kill = () => {};
    const fake = await paypalFake({
      watch(moment, step, orderId) {
        // The donor of this test approves at once.
        if (orderId) fake.approve(orderId);
        if (`${moment} ${step}` === point && Math.random() < 0.2) kill();
      },
    });
    onTestFinished(fake.close);
    const keys = { PAYPAL_CLIENT_ID: 'client', PAYPAL_CLIENT_SECRET: 'secret', PAYPAL_API: fake.api };
    const { member, dataDir, token } = await product(() => keys);
    const points = ['before create', 'after create', 'before capture', 'after capture'];
    let point: string | undefined;
    const acknowledged: string[] = [];
    const give = async () => {
      const order = { amount: 25, currency_code: 'USD', captchaToken: token() };
      const created = await post(member.url, '/donations/create-order', order);
      const { id: orderId } = await created.json();
      const Cookie = created.headers.get('Set-Cookie')?.split(';')[0] ?? '';
      const email = `${crypto.randomUUID()}@example.org`;
      const capture = { orderId, donorInfo: donor({ email }) };
      const captured = await post(member.url, '/donations/capture-order', capture, { Cookie });
      if (captured.ok) acknowledged.push(orderId);
    };
    for (let round = 0; round < count; round += 1) {
      point = points[round % points.length];
      await member.start(root);
      kill = () => void member.kill();
      const donors = [1, 2, 3].map(async () => {
        while (member.lives) await give().catch(() => undefined);
      });
      await Promise.all(donors);
    }
    point = undefined;
    const database = await openDatabase(readConfig({ DATA_DIR: dataDir }));
    onTestFinished(() => database.destroy());
    const payments = { database, provider: paypalOf(fake.api), volunteers: 'v@example.org' };
    await reconcile({ ...payments, now: () => Date.now() + claimMs + 1 });
    const gifts = await database
      .selectFrom('donations')
      .selectAll()
      .where('provider', '=', 'paypal')
      .execute();
    const emails = await database.selectFrom('outbox').select('about').execute();
    const captured = gifts.filter(({ state }) => state === 'captured').map(({ order_id }) => order_id);
    const taken = [...fake.orders.keys()].filter((id) => fake.taken(id) > 0);
    expect(captured.toSorted()).toEqual(taken.toSorted());
    expect(taken.filter((id) => fake.taken(id) > 1)).toEqual([]);
    expect(acknowledged.filter((id) => !taken.includes(id))).toEqual([]);
    for (const { id, state } of gifts)
      expect(emails.filter(({ about }) => about === id)).toHaveLength(state === 'captured' ? 1 : 0);
    return `${acknowledged.length} gifts acknowledged, ${taken.length} taken, none twice`;
  },
);
