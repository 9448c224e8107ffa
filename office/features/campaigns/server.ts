import { readMinutesOf, textOfStory } from '@banyan/api/contract';
import type { Audience, CampaignFields } from '@banyan/api/office';
import { countOf } from '@banyan/server/campaigns/audience';
import { checkCampaign } from '@banyan/server/campaigns/checking';
import { sendingPermission } from '@banyan/server/campaigns/delivery/campaign-sender';
import { audienceOf } from '@banyan/server/campaigns/delivery/rows';
import { addCampaign, copyCampaign, removeCampaign, saveCampaign } from '@banyan/server/campaigns/editing';
import { campaignsPage, type Tester, testOf, wholeCampaign } from '@banyan/server/campaigns/reading';
import {
  giveSecondApproval,
  noteTest,
  pauseCampaign,
  resendFailed,
  type Sender,
  sendCampaign,
  sendCampaignNow,
  stopCampaign,
} from '@banyan/server/campaigns/sending';
import { previewOf, tryCampaign } from '@banyan/server/campaigns/testing';
import { belongsTo, type CampaignWriter, draftLookedAt, ownCampaign } from '@banyan/server/campaigns/writer';
import type { Database } from '@banyan/server/database/database';
import { htmlOfMarkdown } from '@banyan/server/html/markdown';
import type { Actor } from '@banyan/server/identity/actor';
import { isFresh } from '@banyan/server/identity/sessions';
import { namesOf, volunteerById } from '@banyan/server/identity/volunteers';
import { type Scope, scopeOf } from '@banyan/server/permissions/scope';
import { notFresh } from '../../kernel/admission.ts';
import { implement } from '../../kernel/implement.ts';
import { campaignCalls } from './calls.ts';

/** Audit entry of a POST that only reads. */
const asks = { none: 'Only reads or checks.' } as const;

/** Limit of test emails and link checks for each volunteer in ten minutes. */
const manyTries = 30;

const writerOf = ({ volunteer, scope }: { volunteer: string; scope: Scope }): CampaignWriter => ({
  volunteer,
  scope: () => scope,
});

/** Sender of a campaign. The audience decides which permission is required. */
const senderOf = ({ actor, at }: { actor: Actor; at: number }): Sender => ({
  volunteer: actor.volunteer.id,
  scope: (audience) => scopeOf(actor, sendingPermission(audience)),
  requireFresh() {
    if (!isFresh(actor.session, at)) throw notFresh();
  },
});

const namesIn = (database: Database) => (ids: readonly string[]) => namesOf(database, ids);

const testerOf = (database: Database, volunteer: string): Tester => ({
  reader: volunteer,
  addressOf: async (id) => (await volunteerById(database, id))?.email ?? '',
});

/** Reason for receiving the email, as a preview or a test states it. */
const because = ({ kind }: Audience) =>
  kind === 'event'
    ? 'You get this because you registered for the event.'
    : 'You get this because you subscribed to our emails.';

const wordsOf = ({ subject, markdown, fromName }: CampaignFields) => ({
  subject,
  markdown,
  from_name: fromName,
});

export const campaignServer = implement(campaignCalls, {
  getCampaigns: {
    summary: 'Draft, open or finished campaigns.',
    handle: ({ query }, { services: { database }, scope }) =>
      campaignsPage(database, scope, query, namesIn(database)),
  },
  countAudience: {
    summary: 'Number of people a campaign would reach.',
    audit: asks,
    async handle({ body: { audience } }, context) {
      const { services, at } = context;
      const { database, secret } = services;
      await belongsTo(database, writerOf(context), audience);
      return countOf({ database, secret, now: at }, audience);
    },
  },
  previewCampaign: {
    summary: 'Preview of a campaign’s email.',
    audit: asks,
    async handle({ body }, { services, actor }) {
      const email = await previewOf(services, wordsOf(body), because(body.audience), actor.volunteer);
      const minutes = readMinutesOf(textOfStory(htmlOfMarkdown(body.markdown)));
      return { html: email.html, text: email.body, minutes };
    },
  },
  getCampaign: {
    summary: 'One campaign.',
    async handle({ params: { id } }, context) {
      const { services, volunteer } = context;
      const { database } = services;
      const row = await ownCampaign(database, writerOf(context), id);
      const tester = testerOf(database, volunteer);
      return { campaign: await wholeCampaign(services, row, namesIn(database), tester) };
    },
  },
  addCampaign: {
    summary: 'Add a campaign as a draft.',
    audit: ['mailing add'],
    idempotency: 'transaction',
    handle: ({ body }, context) =>
      context.transaction((trx) => addCampaign(trx, body, writerOf(context), context.at)),
  },
  saveCampaign: {
    summary: 'Change a draft campaign.',
    audit: ['mailing edit'],
    idempotency: 'version',
    handle: ({ params: { id }, body: { version, ...fields } }, context) =>
      saveCampaign(context.services.database, { id, version }, fields, writerOf(context), context.at),
  },
  copyCampaign: {
    summary: 'Copy a campaign to a new draft.',
    audit: ['mailing copy'],
    idempotency: 'transaction',
    handle: ({ params: { id } }, context) =>
      context.transaction((trx) => copyCampaign(trx, id, writerOf(context), context.at)),
  },
  removeCampaign: {
    summary: 'Remove a campaign that nobody has received.',
    audit: ['mailing remove'],
    idempotency: 'version',
    async handle({ params: { id }, body: { version } }, context) {
      const { services, at } = context;
      await removeCampaign(services.database, { id, version }, writerOf(context), at);
      return { success: true };
    },
  },
  testCampaign: {
    summary: 'Send a test email of a campaign to the volunteer who asks.',
    audit: { none: 'The test email goes to the volunteer who asks; the draft stores who sent it and when.' },
    writes: manyTries,
    async handle({ params: { id }, body: { version } }, context) {
      const { services, actor } = context;
      const { database, now } = services;
      const writer = writerOf(context);
      const row = await draftLookedAt(database, writer, { id, version });
      const tried = await tryCampaign(services, row, because(audienceOf(row)), actor.volunteer);
      // Sending may have taken a while, so the time is read again.
      if (tried.state === 'sent') await noteTest(database, row, writer, now());
      return tried;
    },
  },
  checkCampaign: {
    summary: 'Check a campaign’s links, length and sender before it is sent.',
    audit: asks,
    writes: manyTries,
    async handle({ params: { id } }, context) {
      const { services, volunteer } = context;
      const { database, lookUpTexts } = services;
      const row = await ownCampaign(database, writerOf(context), id);
      const checked = await checkCampaign(services, row, lookUpTexts);
      return { test: await testOf(row, testerOf(database, volunteer)), ...checked };
    },
  },
  sendCampaign: {
    summary: 'Schedule a campaign to be sent in ten minutes, or ask for a second approval.',
    audit: ['mailing send', 'mailing ask'],
    idempotency: 'version',
    handle: ({ params: { id }, body: { version, count } }, context) =>
      sendCampaign(context.services, { id, version }, count, senderOf(context)),
  },
  giveSecondApproval: {
    summary: 'Approve a campaign as the second person.',
    audit: ['mailing yes'],
    idempotency: 'version',
    handle: ({ params: { id }, body: { version } }, context) =>
      giveSecondApproval(context.services, { id, version }, senderOf(context)),
  },
  stopCampaign: {
    summary: 'Stop a campaign.',
    audit: ['mailing stop'],
    idempotency: 'transaction',
    handle: ({ params: { id } }, context) =>
      context.transaction((trx) => stopCampaign(trx, id, senderOf(context), context.at)),
  },
  sendCampaignNow: {
    summary: 'Send a scheduled campaign right away.',
    audit: ['mailing now'],
    idempotency: 'transaction',
    handle: ({ params: { id } }, context) =>
      context.transaction(async (trx) => {
        await sendCampaignNow(trx, id, senderOf(context), context.at);
        return { success: true };
      }),
  },
  pauseCampaign: {
    summary: 'Pause a campaign.',
    audit: ['mailing pause'],
    idempotency: 'transaction',
    handle: ({ params: { id } }, context) =>
      context.transaction(async (trx) => {
        await pauseCampaign(trx, id, 'paused', senderOf(context), context.at);
        return { success: true };
      }),
  },
  resumeCampaign: {
    summary: 'Resume a paused campaign.',
    audit: ['mailing resume'],
    idempotency: 'transaction',
    handle: ({ params: { id } }, context) =>
      context.transaction(async (trx) => {
        await pauseCampaign(trx, id, 'sending', senderOf(context), context.at);
        return { success: true };
      }),
  },
  resendFailed: {
    summary: 'Send a campaign again to everybody it could not be sent to.',
    audit: ['mailing resend'],
    idempotency: 'transaction',
    handle: ({ params: { id } }, context) =>
      context.transaction(async (trx) => ({
        again: await resendFailed(trx, id, senderOf(context), context.at),
      })),
  },
});
