import { expect, onTestFinished, test, vi } from 'vitest';
import type { PaymentProvider } from '../donations/payments/provider.ts';
import { startReconciling } from '../donations/reconcile.ts';
import { addDonation, giveOrderId } from '../donations/rows.ts';
import { leaseEmail, withdrawEmail } from '../mail/outbox.ts';
import { hideEntry } from '../members/entries.ts';
import { reviewing } from '../review/test-reviewing.ts';
import { createLogger } from '../telemetry/logger.ts';
import { needsSqlite, openTestDatabase } from '../testing/test-database.ts';
import {
  contactBody,
  registrationBody,
  temporaryDirectory,
  testServer,
  trusting,
} from '../testing/test-server.ts';
import { openDatabase } from './open.ts';
import { transaction } from './transaction.ts';

/* Two servers on one data directory, as while a new version takes over from the old one. */

test('sends each email once when two processes deliver', async () => {
  const DATA_DIR = temporaryDirectory();
  const sent: string[] = [];
  const sending = {
    captchaProvider: trusting,
    deliveryIntervalMs: 1,
    // Takes as long as a mail server, so that the other process looks for emails meanwhile.
    async transport({ about }: { about: string }) {
      await new Promise((resolve) => setTimeout(resolve, 2));
      sent.push(about);
    },
  };
  const one = await testServer({ DATA_DIR }, sending);
  const other = await testServer({ DATA_DIR }, sending);
  const posts = Array.from({ length: 40 }, (_, index) =>
    (index % 2 === 0 ? one : other).post('/contact', contactBody({ message: `Number ${index}` })),
  );
  for (const { status } of await Promise.all(posts)) expect(status).toBe(200);
  await vi.waitFor(
    async () => {
      const { emails } = await one.rows();
      expect(emails.filter(({ sent_at }) => sent_at !== null)).toHaveLength(40);
    },
    { timeout: 15_000 },
  );
  expect(sent).toHaveLength(40);
  expect(new Set(sent).size).toBe(40);
});

test('an email that is just being sent counts as sent when a decision is undone', async () => {
  const { database, post, rows } = await testServer();
  await post('/contact', contactBody());
  const [email] = (await rows()).emails;
  if (!email) throw new Error('no letter');
  const now = Date.now();
  const withdrawn = (at: number) =>
    transaction(database, (trx) =>
      withdrawEmail(
        trx,
        { about: email.about, recipient: email.recipient, promisedAt: email.created_at },
        at,
      ),
    );
  expect(await leaseEmail(database, email.id, now)).toBe(true);
  expect(await leaseEmail(database, email.id, now)).toBe(false);
  expect(await withdrawn(now)).toEqual({ email: 'sent' });
  expect((await rows()).emails).toHaveLength(1);
  // The process with the lease died, and may have sent the email before. It is not sent again, and counts as sent.
  expect(await withdrawn(now + 120_000)).toEqual({ email: 'sent' });
  expect((await rows()).emails).toEqual([]);
});

test('asks about an open donation once in each interval, not in every process', async () => {
  let now = Date.now();
  const database = await openTestDatabase(temporaryDirectory());
  const asked = vi.fn();
  const provider: PaymentProvider = {
    name: 'demo',
    create: async () => 'ORDER',
    capture: async () => ({ status: 'pending' }),
    async getOrder(order) {
      asked(order);
      return { status: 'pending' };
    },
    refund: async () => ({ status: 'failed', id: null, reason: 'nothing was taken' }),
    getRefund: async () => ({ status: 'failed', id: null, reason: 'nothing was taken' }),
  };
  const longAgo = now - 200_000_000;
  const order = { provider: 'demo', cents: 2_500, currency: 'USD', token: 'x', tokenExpiresAt: now };
  const row = await addDonation(database, order, longAgo);
  await giveOrderId(database, row.id, 'ORDER');
  const payments = { database, provider, volunteers: '', now: () => now };
  const faults: string[] = [];
  const logger = createLogger((line) => void faults.push(line));
  const round = async () => {
    const processes = [1, 2, 3].map(() => startReconciling(payments, { intervalMs: 60_000, logger }));
    // The first round begins with the next turn of the event loop.
    await new Promise((resolve) => setTimeout(resolve, 5));
    for (const { stop } of processes) await stop();
  };
  await round();
  expect(asked).toHaveBeenCalledTimes(1);
  await round();
  expect(asked).toHaveBeenCalledTimes(1);
  now += 60_000;
  await round();
  expect(asked).toHaveBeenCalledTimes(2);
  expect(faults).toEqual([]);
});

test('counts actions of volunteers and members as a change for every process, but not submissions', async () => {
  const DATA_DIR = temporaryDirectory();
  const one = await testServer({ DATA_DIR });
  const other = await testServer({ DATA_DIR });
  const { approve } = reviewing(one);
  const marks = async () => {
    const both = await Promise.all([one.server.changes(), other.server.changes()]);
    expect(both[0]).toBe(both[1]);
    return both[0];
  };
  const first = await marks();
  const { reference } = await (await one.post('/member/member-register', registrationBody())).json();
  await one.post('/contact', contactBody());
  expect(await marks()).toBe(first);
  await approve(reference);
  const approved = await marks();
  expect(approved).not.toBe(first);
  const member = await other.database
    .selectFrom('members')
    .selectAll()
    .where('reference', '=', reference)
    .executeTakeFirstOrThrow();
  const expiresAt = Date.now() + 60_000;
  const token = { memberId: member.id, spend: { key: 'link', expiresAt } };
  expect(await hideEntry(other.database, token, 'http://localhost:3000', Date.now())).toBe('done');
  expect(await marks()).not.toBe(approved);
});

test('answers a visitor’s form with Retry-After while another process writes for seconds; reads do not wait, and a volunteer’s action waits', async (context) => {
  needsSqlite(context, 'on PostgreSQL all write at once');
  const site = await testServer();
  const { database, post, request } = site;
  const { reference } = await (await post('/member/member-register', registrationBody())).json();
  const volunteers = await openDatabase(site.config);
  onTestFinished(() => volunteers.destroy());
  const [begun, ended] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const writing = transaction(database, async () => {
    begun.resolve();
    await ended.promise;
  });
  await begun.promise;
  const sent = post('/contact', contactBody());
  const approved = reviewing({ ...site, database: volunteers }).approve(reference);
  expect((await request('/member/get-members')).status).toBe(200);
  const answer = await sent;
  expect([answer.status, answer.headers.get('Retry-After')]).toEqual([503, '5']);
  ended.resolve();
  await writing;
  await approved;
  expect((await post('/contact', contactBody())).status).toBe(200);
});
