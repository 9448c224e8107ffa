import {
  Audience,
  AudienceCount,
  Campaign,
  CampaignRow,
  CampaignTest,
  campaignEntries,
  campaignLists,
} from '@banyan/api/office/campaigns/campaign';
import { MailCheck, TestSent } from '@banyan/api/office/mail/mail-check';
import * as v from 'valibot';
import { read, write } from '../../kernel/define.ts';
import { Done } from '../../kernel/done.ts';
import { Held, notUnderstood, params, Saved, Version } from './campaign.ts';

export const campaignCalls = {
  /** Campaigns, last changed first, 50 to a page. */
  getCampaigns: read('/letters', {
    permission: 'letter.draft',
    query: {
      state: v.optional(v.picklist(campaignLists, notUnderstood), 'draft'),
      page: v.optional(
        v.pipe(v.string(), v.regex(/^[1-9]\d{0,4}$/, notUnderstood), v.transform(Number)),
        '1',
      ),
    },
    answer: {
      rows: v.array(CampaignRow),
      counts: v.object({ draft: v.number(), open: v.number(), over: v.number() }),
      more: v.boolean(),
    },
  }),

  /** Number of people a campaign would reach now. 422 for an audience outside the volunteer’s scope. */
  countAudience: write('/letters/audience', {
    permission: 'letter.draft',
    quiet: true,
    body: { audience: Audience },
    answer: AudienceCount,
  }),

  /** Preview of a campaign as the volunteer would receive it. */
  previewCampaign: write('/letters/preview', {
    permission: 'letter.draft',
    quiet: true,
    body: campaignEntries,
    answer: {
      /** A whole HTML page, for a sandboxed frame. */
      html: v.string(),
      text: v.string(),
      /** Reading time in minutes. */
      minutes: v.number(),
    },
  }),

  getCampaign: read('/letters/{id}', {
    permission: 'letter.draft',
    params: params.entries,
    answer: { campaign: Campaign },
  }),

  /** Creates a draft. 422 for an audience outside the volunteer’s scope. */
  addCampaign: write('/letters', {
    permission: 'letter.draft',
    body: campaignEntries,
    answer: Saved,
  }),

  /** Changes a draft. 409 if it changed in the meantime or is no longer a draft. */
  saveCampaign: write('/letters/{id}', {
    permission: 'letter.draft',
    params: params.entries,
    body: { ...campaignEntries, version: Version },
    answer: Saved,
  }),

  /** Copies the text and the audience of a campaign to a new draft. */
  copyCampaign: write('/letters/{id}/copy', {
    permission: 'letter.draft',
    params: params.entries,
    answer: Saved,
  }),

  /** Deletes a draft. 409 if anybody has received the campaign. */
  removeCampaign: write('/letters/{id}/remove', {
    permission: 'letter.draft',
    params: params.entries,
    body: { version: Version },
    answer: Done,
  }),

  /**
   * Sends a test email of a campaign to the volunteer only. 409 if the campaign changed in the meantime or there is no mail server.
   */
  testCampaign: write('/letters/{id}/test', {
    permission: 'letter.draft',
    params: params.entries,
    body: { version: Version },
    answer: TestSent,
  }),

  /** Checks a campaign before it is sent. Opens its links, and looks up in DNS if the server may send in the association’s name. */
  checkCampaign: write('/letters/{id}/check', {
    permission: 'letter.draft',
    quiet: true,
    params: params.entries,
    answer: {
      test: v.nullable(CampaignTest),
      /** Number of characters of each, and the reading time in minutes. */
      words: v.object({ subject: v.number(), text: v.number(), minutes: v.number() }),
      links: v.array(
        v.object({
          href: v.string(),
          state: v.picklist(['good', 'bad', 'not looked at']),
          /** Problem with the link, such as `says 404` or `does not answer`; empty for a good link. */
          said: v.string(),
        }),
      ),
      /** Empty if none is set. */
      postalAddress: v.string(),
      mail: MailCheck,
      reached: v.number(),
      /** True if the size makes the association a bulk sender for the large mailbox providers. */
      isBulk: v.boolean(),
    },
  }),

  /**
   * Schedules a campaign to be sent in ten minutes, or requests a second approval. 403 `fresh` for more than fifty people; 422 at
   * `count` if the number differs from the current size of the audience.
   */
  sendCampaign: write('/letters/{id}/send', {
    permission: 'letter.send-to-guests',
    params: params.entries,
    body: { version: Version, count: v.number(notUnderstood) },
    answer: Held,
  }),

  /** Second approval, by a different volunteer than the one who requested it. The ten minutes begin then. */
  giveSecondApproval: write('/letters/{id}/yes', {
    permission: 'letter.send-to-guests',
    params: params.entries,
    body: { version: Version },
    answer: Held,
  }),

  /** Stops a campaign. It becomes a draft again if nothing was sent; sent emails cannot be recalled. */
  stopCampaign: write('/letters/{id}/stop', {
    permission: 'letter.send-to-guests',
    params: params.entries,
    answer: {
      state: v.picklist(['draft', 'stopped']),
      /** Number of emails that were sent, or may have been. */
      left: v.number(),
    },
  }),

  /** Sends a scheduled campaign right away instead of at the end of its hold. 409 when it is not scheduled or being sent. */
  sendCampaignNow: write('/letters/{id}/send-now', {
    permission: 'letter.send-to-guests',
    params: params.entries,
    answer: Done,
  }),

  pauseCampaign: write('/letters/{id}/pause', {
    permission: 'letter.send-to-guests',
    params: params.entries,
    answer: Done,
  }),

  resumeCampaign: write('/letters/{id}/resume', {
    permission: 'letter.send-to-guests',
    params: params.entries,
    answer: Done,
  }),

  /** Sends a campaign again, only to the people whose delivery failed. */
  resendFailed: write('/letters/{id}/resend', {
    permission: 'letter.send-to-guests',
    params: params.entries,
    answer: { again: v.number() },
  }),
} as const;
