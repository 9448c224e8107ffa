import { Campaign, type CampaignFields } from '@banyan/api/office';
import { deliverCampaigns } from '@banyan/server/campaigns/delivering';
import { maySend } from '@banyan/server/campaigns/delivery/campaign-sender';
import { keepCampaign } from '@banyan/server/campaigns/delivery/rows';
import { toMembers } from '@banyan/server/campaigns/test-campaigns';
import { newId, newReference } from '@banyan/server/database/identity';
import type { MemberTable } from '@banyan/server/database/member-tables';
import type { OutboxTable } from '@banyan/server/database/tables';
import { transaction } from '@banyan/server/database/transaction';
import { keepOwnWords } from '@banyan/server/mail/own-words';
import { installationSecret } from '@banyan/server/settings/secret';
import * as v from 'valibot';
import { type Browser, office } from '../../kernel/test-office.ts';
import type { Acts } from '../../kernel/test-request.ts';
import { admin } from '../review/test-review.ts';

/** Postal address of the association. */
export const postalAddress = '100 Example Street\nNaperville, IL 60540';

/** Campaign fields that a volunteer fills in. */
export const emailFields = {
  subject: 'Forty-one laptops, one picnic',
  markdown: 'Dear {first name},\n\nthe story is [on the site](https://alumni.example.org/stories).',
  fromName: 'Leela Umbar',
  replyTo: '',
  audience: toMembers,
} as const satisfies CampaignFields;

/** Row of a member who is subscribed to the newsletter. */
export function memberRow(email: string, now: number, more: Partial<MemberTable> = {}): MemberTable {
  const at = new Date(now - 86_400_000).toISOString();
  return {
    id: newId(now),
    reference: newReference('M'),
    status: 'approved',
    first_name: 'Sunita',
    last_name: 'Bakul',
    email,
    email_key: email.toLowerCase(),
    phone: '',
    linkedin_url: '',
    street1: '',
    street2: '',
    city: '',
    state: 'CA',
    zip: '',
    year: 2001,
    dept: 'IT',
    dept_other: '',
    company: '',
    mentorship_interest: 0,
    job_posting: '',
    alumni_update: '',
    personal_note: '',
    public_image: 0,
    public_company: 0,
    public_state: 0,
    image: '',
    hidden: 0,
    position: null,
    sort_name: 'bakul sunita',
    imported: 0,
    sent_from: null,
    newsletter: 1,
    newsletter_at: at,
    newsletter_how: 'joined',
    consents: '{}',
    version: 1,
    merged_into: null,
    links_since: 0,
    created_at: at,
    decided_at: at,
    decided_by: 'meera',
    reason: null,
    ...more,
  };
}

/** Error with a mail server’s answer. */
export const answer = (responseCode: number, response: string, command = 'RCPT TO') =>
  Object.assign(new Error(response), { code: 'EENVELOPE', responseCode, response, command });

/** Office with an admin, members, and a mail server that accepts everything unless a test sets `refuses`. */
export async function campaignsOffice(environment: Record<string, string> = {}) {
  /** All sent emails, and those with an unsubscribe link. */
  const all: OutboxTable[] = [];
  const sent: OutboxTable[] = [];
  const mailServer = { refuses: (_: OutboxTable): Error | undefined => undefined };
  const transport = async (message: OutboxTable) => {
    const refusal = mailServer.refuses(message);
    if (refusal) throw refusal;
    all.push(message);
    if (message.unsubscribe !== null) sent.push(message);
  };
  const mail = {
    SMTP_URL: 'smtp://127.0.0.1:9',
    MAIL_FROM: 'Alumni <post@example.org>',
    MAIL_TO: 'v@example.org',
  };
  const texts: Record<string, string> = {};
  const lookUpTexts = async (name: string) => {
    const text = texts[name];
    if (text === undefined) throw Object.assign(new Error(name), { code: 'ENOTFOUND' });
    return [[text]];
  };
  const site = await office(
    { ...mail, MAIL_PER_MINUTE: '6000', ...environment },
    { transport, lookUpTexts, deliveryIntervalMs: 3_600_000 },
  );
  await transaction(site.database, (trx) => keepOwnWords(trx, 'postal-address', postalAddress));
  const meera = await site.volunteer(admin);
  const { browser, device } = meera;
  const secret = await installationSecret(site.database, site.config);
  const now = () => {
    site.clock.now += 20;
    return site.clock.now;
  };
  const parts = { database: site.database, config: site.config, secret, transport, now, maySend };
  const read = async (id: string, at: Browser = browser) =>
    v.parse(Campaign, (await at.get(`/letters/${id}`)).body.campaign);
  return {
    ...site,
    meera,
    browser,
    device,
    secret,
    parts,
    all,
    sent,
    mailServer,
    texts,
    read,
    async members(...rows: MemberTable[]) {
      for (let from = 0; from < rows.length; from += 100)
        await site.database
          .insertInto('members')
          .values(rows.slice(from, from + 100))
          .execute();
    },
    /** Creates a draft. @returns its id */
    async written(more: Partial<CampaignFields> = {}, at: Browser = browser) {
      const { body } = await at.post('/letters', { ...emailFields, ...more });
      return String(body.id);
    },
    count: async (audience: CampaignFields['audience'] = toMembers, at: Browser = browser) =>
      (await at.post('/letters/audience', { audience })).body,
    send: async (id: string, count: number, at: Browser = browser) =>
      at.post(`/letters/${id}/send`, { version: (await read(id, at)).version, count }),
    /** Advances the clock by minutes and sends everything that is due. */
    async leave(minutes = 11) {
      site.clock.now += minutes * 60_000;
      while (await deliverCampaigns(parts));
    },
    recipients: () => sent.map(({ recipient }) => recipient).sort(),
  };
}

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
