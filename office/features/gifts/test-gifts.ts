import { Gift, type GiftFields, type Grant } from '@banyan/api/office';
import { donor } from '@banyan/server/donations/test-giving';
import { freshToken } from '@banyan/server/testing/test-server';
import * as v from 'valibot';
import { office } from '../../kernel/test-office.ts';
import type { Acts } from '../../kernel/test-request.ts';
import { giftCalls } from './calls.ts';

export const treasurer: Grant = { role: 'treasurer', chapter: null };
export const admin: Grant = { role: 'admin', chapter: null };

/** Fields of a check as the form sends them. */
const fields: GiftFields = {
  kind: 'check',
  firstName: 'Tara',
  lastName: 'Chinch',
  email: '',
  cents: 10_000,
  day: '2026-02-01',
  contribution: 'gift',
  organization: '',
  fairValueCents: null,
  description: '',
  purpose: '',
  note: '',
  receipt: false,
};

/**
 * An Office with a treasurer, and donors on the site; the demo gateway takes their money.
 * @param now Current time, in milliseconds since 1970. @default now
 */
export async function giftsOffice(now?: number) {
  const site = await office();
  site.clock.now = now ?? site.clock.now;
  const vikram = await site.volunteer(treasurer);
  const at = vikram.browser;
  const gift = async (reference: string, browser = at) =>
    v.parse(Gift, (await browser.get(`/gifts/${reference}`)).body.gift);
  return {
    ...site,
    at,
    fields,
    gift,
    device: vikram.device,
    asha: 'Asha Pimpal',
    /** Gives on the site as a visitor. @param amount Dollars. */
    async give(
      amount: number,
      { capture = true, ...more }: { capture?: boolean; email?: string; firstName?: string } = {},
    ) {
      const order = { amount, currency_code: 'USD', captchaToken: freshToken() };
      const made = await site.post('/donations/create-order', order);
      const { id: orderId } = await made.json();
      const Cookie = made.headers.get('Set-Cookie')?.split(';')[0] ?? '';
      if (capture)
        await site.post('/donations/capture-order', { orderId, donorInfo: donor(more) }, { Cookie });
      return site.database
        .selectFrom('donations')
        .selectAll()
        .where('order_id', '=', orderId)
        .executeTakeFirstOrThrow();
    },
    list: async (query = '') => v.parse(giftCalls.getGifts.answer, (await at.get(`/gifts${query}`)).body),
    /** Records a check as the treasurer. @returns its reference */
    record: async (more: Partial<GiftFields> = {}) =>
      String((await at.post('/gifts', { ...fields, ...more })).body.reference),
    /** Turns on the second approval of large refunds, as an admin. */
    async secondYes() {
      const meera = await site.volunteer(admin);
      const { body } = await meera.browser.get('/settings');
      await meera.browser.post('/settings', { secondYes: true, version: body.version });
    },
    /** Audit actions on gifts, with the data in the audit log. */
    auditActions: async () =>
      (await site.lines())
        .filter(({ subject, action }) => subject.startsWith('gift ') && action !== 'gift record')
        .map(({ action, data }) => [action, data]),
  };
}

/** January 10, at noon UTC. */
const january = Date.UTC(2031, 0, 10, 12);

/** An Office with a treasurer, and another one who gives second approvals. */
export async function giftsFixture() {
  const site = await giftsOffice(january);
  await site.secondYes();
  const other = (await site.volunteer(treasurer)).browser;
  let many = 0;
  /** A check of last year from a donor with an email address. */
  const check = () => {
    many += 1;
    return { ...site.fields, email: `tara-${many}@example.org`, day: '2030-06-01', receipt: true };
  };
  return {
    ...site,
    check,
    other,
    /** A gift with a refund that waits for the second approval. */
    async waiting() {
      const { reference } = await site.give(2_500);
      const { version } = await site.gift(reference);
      await site.at.post(`/gifts/${reference}/refund`, { cents: 150_000, reason: 'Much', version });
      const refund = (await site.gift(reference)).refunds[0]?.id ?? '';
      return { reference, refund };
    },
  };
}
type Fixture = Awaited<ReturnType<typeof giftsFixture>>;

/** Requests of the gift endpoints, one for each write. */
export const giftActs = {
  recordGift: async ({ at, check }) => ({ at, body: check() }),
  reconcileAll: async ({ at }) => ({ at }),
  exportGifts: async ({ at, record, check }) => {
    await record(check());
    return { at, body: { filters: { state: 'received' } } };
  },
  statementFile: async ({ at }) => ({ at, body: { year: 2030 } }),
  statementSheets: async ({ at }) => ({ at, body: { year: 2030, unmailed: false } }),
  mailStatements: async ({ at, record, check }) => {
    await record(check());
    return { at, body: { year: 2030 } };
  },
  undoStatements: async ({ at, record, check }) => {
    await record(check());
    await at.post('/gifts/statements/mail', { year: 2030 });
    return { at, body: { year: 2030 } };
  },
  undoRecord: async ({ at, record, check }) => ({
    at,
    named: { reference: await record(check()) },
    body: { version: 0 },
  }),
  sendReceipt: async ({ at, record, check }) => ({ at, named: { reference: await record(check()) } }),
  reconcileGift: async ({ at, give }) => ({ at, named: { reference: (await give(25)).reference } }),
  refundGift: async ({ at, give, gift }) => {
    const { reference } = await give(25);
    const { version } = await gift(reference);
    return { at, named: { reference }, body: { version, cents: 1_000, reason: 'Twice.', byHand: false } };
  },
  giveSecondYes: async ({ other, waiting }) => ({ at: other, named: await waiting() }),
  dropRefund: async ({ at, waiting }) => ({ at, named: await waiting() }),
} satisfies Partial<Acts<Fixture>>;
