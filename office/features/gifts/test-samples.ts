import type { Acts } from '../../kernel/test-request.ts';
import { giftsOffice, treasurer } from './test-gifts.ts';

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
