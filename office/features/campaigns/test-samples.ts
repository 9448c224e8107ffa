import { keepCampaign } from '@banyan/server/campaigns/delivery/rows';
import { toMembers } from '@banyan/server/campaigns/test-campaigns';
import { transaction } from '@banyan/server/database/transaction';
import type { Acts } from '../../kernel/test-request.ts';
import { answer, campaignsOffice, emailFields, memberRow } from './test-campaigns.ts';

type State = Parameters<typeof keepCampaign>[2];

/** Office with an admin who emails a member. */
export async function emailsFixture() {
  const site = await campaignsOffice();
  await site.members(memberRow('a@example.org', site.clock.now));
  return {
    ...site,
    /** Creates a draft and puts it in another state. @returns its id */
    async put(state: State) {
      const id = await site.written();
      await transaction(site.database, (trx) => keepCampaign(trx, id, state));
      return id;
    },
    fresh: () => site.stepUp(site.browser, site.device),
  };
}
type Fixture = Awaited<ReturnType<typeof emailsFixture>>;

const looked = { version: 1 };

/** Requests of campaigns and mail settings. */
export const campaignActions = {
  countAudience: async ({ browser: at }) => ({ at, body: { audience: toMembers } }),
  previewCampaign: async ({ browser: at }) => ({ at, body: emailFields }),
  addCampaign: async ({ browser: at }) => ({ at, body: emailFields }),
  saveCampaign: async ({ browser: at, written }) => ({
    at,
    named: { id: await written() },
    body: { ...emailFields, subject: 'Forty-two laptops', ...looked },
  }),
  copyCampaign: async ({ browser: at, written }) => ({ at, named: { id: await written() } }),
  removeCampaign: async ({ browser: at, written }) => ({
    at,
    named: { id: await written() },
    body: looked,
  }),
  testCampaign: async ({ browser: at, written }) => ({
    at,
    named: { id: await written() },
    body: looked,
  }),
  checkCampaign: async ({ browser: at, written }) => ({
    at,
    named: { id: await written({ markdown: 'Dear {first name}.' }) },
  }),
  sendCampaign: async ({ browser: at, written, count }) => ({
    at,
    named: { id: await written() },
    body: { ...looked, count: (await count()).reached },
  }),
  giveSecondApproval: async ({ browser: at, put, fresh }) => {
    await fresh();
    return {
      at,
      named: { id: await put({ state: 'waits', many: 2, asked_by: 'somebody else' }) },
      body: looked,
    };
  },
  stopCampaign: async ({ browser: at, put }) => ({ at, named: { id: await put({ state: 'sending' }) } }),
  sendCampaignNow: async ({ browser: at, put, clock }) => ({
    at,
    named: { id: await put({ state: 'held', many: 1, hold_until: clock.now + 600_000 }) },
  }),
  pauseCampaign: async ({ browser: at, put }) => ({ at, named: { id: await put({ state: 'sending' }) } }),
  resumeCampaign: async ({ browser: at, put }) => ({ at, named: { id: await put({ state: 'paused' }) } }),
  resendFailed: async (site) => {
    // Waiting emails are sent before the mailbox disappears.
    await site.leave();
    const gone = `gone-${site.clock.now}@example.org`;
    await site.members(memberRow(gone, site.clock.now));
    site.mailServer.refuses = ({ recipient }) =>
      recipient === gone ? answer(550, '550 5.1.1 unknown') : undefined;
    const id = await site.written();
    await site.send(id, Number((await site.count()).reached));
    await site.leave();
    return { at: site.browser, named: { id } };
  },
  checkMail: async ({ browser: at }) => ({ at }),
  sendMeOne: async ({ browser: at }) => ({ at }),
} satisfies Partial<Acts<Fixture>>;
