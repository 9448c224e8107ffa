import { emailKey } from '@banyan/api/internal';
import { onTestFinished } from 'vitest';
import type { ServerOverrides } from '../create-server.ts';
import type { DonationRefundTable, DonationTable } from '../database/donation-tables.ts';
import { transaction } from '../database/transaction.ts';
import { keepSecondYes } from '../settings/dual-approval.ts';
import { openTestDatabase, temporaryDirectory } from '../testing/test-database.ts';
import { freshToken, testServer, trusting } from '../testing/test-server.ts';
import { demoGateway } from './payments/demo.ts';
import { paypal } from './payments/paypal.ts';
import { type PaypalFakeOptions, paypalFake } from './payments/paypal-fake.ts';
import {
  type OrderStatus,
  type PaymentProvider,
  ProviderUnavailableError,
  type RefundRequest,
  type RefundStatus,
} from './payments/provider.ts';
import { record } from './record.ts';
import { reconcileRefunds } from './refund-reconcile.ts';
import { refundsOf } from './refund-rows.ts';
import { type RefundOutcome, refundDonation, type WantedRefund } from './refunding.ts';
import { addDonation } from './rows.ts';
import { statementsOf } from './statements.ts';

/** PayPal fake that is closed when the test ends. */
export async function paypalForTest(options: PaypalFakeOptions = { silenceMs: 20 }) {
  const fake = await paypalFake(options);
  onTestFinished(() => fake.close());
  return fake;
}

/** PayPal’s client for a fake at this address. */
export const paypalOf = (api: string, timeoutMs = 5_000) =>
  paypal({ clientId: 'client', clientSecret: 'secret', api, webhookId: 'webhook', timeoutMs }, Date.now);

export const donor = (more: Record<string, unknown> = {}) => ({
  firstName: 'Asha',
  lastName: 'Pimpal',
  email: 'asha@example.org',
  graduationYear: 1994,
  program: 'MTech',
  purpose: 'A bench',
  ...more,
});

/** Browser side of a gift, on a server of its own: with the given payment provider, or else the demo gateway. */
export async function givingServer(
  overrides: ServerOverrides = {},
  environment: Record<string, string> = {},
) {
  const site = await testServer(environment, { captchaProvider: trusting, samples: false, ...overrides });
  const cookies = new Map<string, string>();
  const create = async (amount: unknown = 25, more: Record<string, unknown> = {}, peer?: string) => {
    const body = { amount, currency_code: 'USD', captchaToken: freshToken(), ...more };
    const answer = await site.post('/donations/create-order', body, {}, peer);
    const json = await answer.json();
    const cookie = answer.headers.get('Set-Cookie');
    if (cookie && json.id) cookies.set(json.id, cookie.split(';')[0] ?? '');
    return { status: answer.status, body: json, cookie, id: json.id as string };
  };
  const cookieOf = (id: string): Record<string, string> => {
    const Cookie = cookies.get(id);
    return Cookie ? { Cookie } : {};
  };
  const told = async (answer: Response) => {
    const body = await answer.json();
    return { status: answer.status, body, code: body.errors?.[0]?.code as string | undefined };
  };
  return {
    ...site,
    create,
    cookieOf,
    capture: async (orderId: string, donorInfo: unknown = donor(), peer?: string) =>
      told(await site.post('/donations/capture-order', { orderId, donorInfo }, cookieOf(orderId), peer)),
    details: async (id: string) =>
      told(await site.request(`/donations/order-details/${id}`, { headers: cookieOf(id) })),
    notify: async ({ headers, body }: { headers: Record<string, string>; body: string }) =>
      told(await site.request('/donations/paypal-webhook', { method: 'POST', headers, body })),
    gift: (orderId: string) =>
      site.database
        .selectFrom('donations')
        .selectAll()
        .where('order_id', '=', orderId)
        .executeTakeFirstOrThrow(),
    steps: async (id: string) =>
      (
        await site.database
          .selectFrom('donation_transitions')
          .select('to_state')
          .where('donation_id', '=', id)
          .orderBy('position')
          .execute()
      ).map(({ to_state }) => to_state),
  };
}

/** Current time in the tests’ books, in milliseconds since 1970. */
export const noon = Date.UTC(2027, 0, 1, 12);

/** Donor columns of the test gifts. */
const asha = {
  first_name: 'Asha',
  last_name: 'Pimpal',
  email: 'asha@example.org',
  email_key: 'asha@example.org',
  year: 1994,
  program: 'MTech',
  purpose: '',
};

/** Test database for gifts, where the time is always noon. @param asked Payment provider. @default the demo gateway */
export async function books(asked?: PaymentProvider) {
  const database = await openTestDatabase(temporaryDirectory());
  const now = () => noon;
  const provider = asked ?? demoGateway(database, now);
  const giftNow = (id: string) =>
    database.selectFrom('donations').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  return {
    database,
    payments: { database, provider, volunteers: 'office@example.org', now },
    giftNow,
    /** Gift of $25, made an hour ago, with the order `ORDER1`. */
    async gift(change: Partial<DonationTable> = {}): Promise<DonationTable> {
      const money = { provider: provider.name, cents: 2_500, currency: 'USD' };
      const { id } = await addDonation(
        database,
        { ...money, token: 'token', tokenExpiresAt: noon },
        noon - 3_600_000,
      );
      const columns = { order_id: 'ORDER1', ...asha, ...change };
      await database.updateTable('donations').set(columns).where('id', '=', id).execute();
      return giftNow(id);
    },
    /** Transitions after the first: from, to, cause and detail. */
    async steps({ id }: { id: string }): Promise<string[]> {
      const steps = await database
        .selectFrom('donation_transitions')
        .selectAll()
        .where('donation_id', '=', id)
        .orderBy('position')
        .execute();
      return steps
        .slice(1)
        .map(({ from_state, to_state, cause, detail }) =>
          `${from_state} ${to_state} ${cause} ${detail}`.trim(),
        );
    },
    /** Recipients and subjects of the queued emails. */
    async emails(): Promise<string[]> {
      const messages = await database.selectFrom('outbox').select(['recipient', 'subject']).execute();
      return messages
        .map(({ recipient, subject }) => `${recipient}: ${subject.replace(/D-\S+/, 'D')}`)
        .sort();
    },
  };
}

/** Answers of a fake payment provider. The default is an unclear answer. */
export interface Told {
  /** State of an order. */
  order?: OrderStatus;
  /** Answers to refund requests, in order. */
  refund?: readonly (RefundStatus | undefined)[];
  /** State of a known refund. */
  found?: RefundStatus;
  /** Called while a refund is requested. */
  meanwhile?: () => Promise<unknown>;
}

async function clear<Answer>(answer: Answer | undefined): Promise<Answer> {
  if (answer === undefined) throw new ProviderUnavailableError('Nobody answers.');
  return answer;
}

/** Provider that gives the configured answers and records its requests. */
function toldProvider(told: Told) {
  const asked: (string | RefundRequest)[] = [];
  const answers = [...(told.refund ?? [])];
  const provider: PaymentProvider = {
    name: 'paypal',
    create: () => clear<string>(undefined),
    capture: () => clear<OrderStatus>(undefined),
    getOrder(id) {
      asked.push(`order ${id}`);
      return clear(told.order);
    },
    async refund(request) {
      asked.push(request);
      await told.meanwhile?.();
      return clear(answers.shift());
    },
    getRefund(id) {
      asked.push(`refund ${id}`);
      return clear(told.found);
    },
  };
  return { provider, asked };
}

/** Status of an order whose $25 were captured, with its refunds. */
export const taken = (...refunds: Extract<OrderStatus, { status: 'captured' }>['refunds']): OrderStatus => ({
  status: 'captured',
  captureId: 'CAPTURE1',
  cents: 2_500,
  currency: 'USD',
  refunds,
});

/** Test database with received gifts and refunds, where the time is always noon. */
export async function givingBack(told: Told = {}) {
  const { provider, asked } = toldProvider(told);
  const made = await books(provider);
  const { database, payments } = made;
  return {
    ...made,
    asked,
    refunding: { database, payments, now: payments.now },
    /** Gift of $25 received an hour ago. */
    received: (change: Partial<DonationTable> = {}) =>
      made.gift({
        state: 'captured',
        capture_id: 'CAPTURE1',
        captured_cents: 2_500,
        captured_currency: 'USD',
        captured_at: new Date(noon - 3_600_000).toISOString(),
        ...change,
      }),
    /** Refund of $5, requested from PayPal a minute ago. */
    async refund(gift: DonationTable, change: Partial<DonationRefundTable> = {}) {
      const minuteAgo = noon - 60_000;
      const row: DonationRefundTable = {
        id: 'R1',
        donation_id: gift.id,
        cents: 500,
        reason: 'Given twice',
        volunteer_id: 'V',
        by_hand: 0,
        state: 'asked',
        cause: 'office',
        detail: '',
        provider_id: null,
        created_at: new Date(minuteAgo).toISOString(),
        asked_at: minuteAgo,
        settled_at: null,
        ...change,
      };
      await database.insertInto('donation_refunds').values(row).execute();
      return row;
    },
    refundsOf: (gift: DonationTable) => refundsOf(database, gift.id),
    /** Entries of the audit log. */
    async auditActions() {
      const lines = await database.selectFrom('audit_log').selectAll().orderBy('id').execute();
      return lines.map(({ who, volunteer_id, action, subject, detail, data, at }) =>
        [who, volunteer_id, action, subject, detail, data, at].join('|'),
      );
    },
  };
}

export const at = new Date(noon).toISOString();

/** Gift of $25 captured at the PayPal fake, and a treasurer who refunds. */
export async function refundBooks() {
  const fake = await paypalForTest();
  const clock = { now: noon };
  const made = await books(paypalOf(fake.api));
  const orderId = await made.payments.provider.create({
    requestId: 'a',
    reference: 'D',
    cents: 2_500,
    currency: 'USD',
  });
  fake.approve(orderId);
  const row = await made.gift({ order_id: orderId });
  await record(made.payments, row.id, await made.payments.provider.capture(orderId, 'c'), 'browser');
  // A separate client, so that it has to sign in first.
  const payments = { ...made.payments, provider: paypalOf(fake.api), now: () => clock.now };
  const { database } = made;
  const refunding = { database, payments, now: payments.now };
  const gift = () => made.giftNow(row.id);
  const want = async (cents: number, more: Partial<WantedRefund> = {}): Promise<RefundOutcome> => {
    const { version, reference } = await gift();
    const wanted = { reference, version, cents, reason: 'Given twice', byHand: false, volunteer: 'V' };
    return refundDonation(refunding, { ...wanted, ...more });
  };
  return {
    ...made,
    fake,
    clock,
    orderId,
    payments,
    gift,
    want,
    refunds: () => refundsOf(database, row.id),
    reconcile: () => reconcileRefunds(payments),
    corrected: async () => (await made.emails()).filter((message) => message.includes('Corrected')).length,
  };
}

/** State of a refund that a volunteer requested. */
export const stateOfOutcome = (outcome: RefundOutcome) =>
  outcome.state === 'done' ? outcome.refund.state : outcome.state;

/** Answer of a provider that has made the refund. */
export const done: RefundStatus = { status: 'done', id: 'P1', reason: '' };

/** Treasurer V who refunds, and another treasurer W. @param large Set if large refunds need the other treasurer’s approval. */
export async function treasury(told: Told = { refund: [done] }, { large = false } = {}) {
  const made = await givingBack(told);
  const { database, refunding } = made;
  if (large) await transaction(database, (trx) => keepSecondYes(trx, true));
  const want = ({ reference, version }: DonationTable, cents: number, more: Partial<WantedRefund> = {}) =>
    refundDonation(refunding, {
      reference,
      version,
      cents,
      reason: 'Given twice',
      byHand: false,
      volunteer: 'V',
      ...more,
    });
  return {
    ...made,
    want,
    /** Gift of $2,500, of which a refund of $1,000.01 waits for a second approval. */
    async waiting(change: Partial<DonationTable> = {}, more: Partial<WantedRefund> = {}) {
      const gift = await made.received({ captured_cents: 250_000, ...change });
      const outcome = await want(gift, 100_001, more);
      const refund = outcome.state === 'done' ? outcome.refund.id : outcome.state;
      return { gift, outcome, named: { reference: gift.reference, refund } };
    },
  };
}

const secret = 'secret';
export const asked = { year: 2026, provider: 'paypal', secret };
const june = '2026-06-01T12:00:00.000Z';

/** Test database with the gifts of 2026, on the first day of 2027. */
export async function yearOfBooks() {
  const made = await givingBack();
  const { database, received } = made;
  let orders = 0;
  return {
    ...made,
    gave(name: string, cents: number, change: Partial<DonationTable> = {}) {
      orders += 1;
      const email = `${name.toLowerCase()}@example.org`;
      return received({
        first_name: name,
        last_name: `of ${name}`,
        email,
        email_key: emailKey(email),
        captured_cents: cents,
        captured_at: june,
        order_id: `O${orders}`,
        ...change,
      });
    },
    read: (now = noon) => statementsOf(database, asked, now),
    states: async (now = noon) =>
      (await statementsOf(database, asked, now)).map(({ donor, statementEmail: message }) => [
        donor.firstName,
        message,
      ]),
  };
}
