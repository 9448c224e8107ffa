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
  /** Campaigns, those that were changed last first. 50 to a page. */
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

  /** How many would get a campaign now. 422 for an audience that is not theirs. */
  countAudience: write('/letters/audience', {
    permission: 'letter.draft',
    quiet: true,
    body: { audience: Audience },
    answer: AudienceCount,
  }),

  /** A campaign as it would arrive at whoever asks. */
  previewCampaign: write('/letters/preview', {
    permission: 'letter.draft',
    quiet: true,
    body: campaignEntries,
    answer: {
      /** A whole page, for a frame that may do nothing. */
      html: v.string(),
      text: v.string(),
      /** How long it takes to read. */
      minutes: v.number(),
    },
  }),

  getCampaign: read('/letters/{id}', {
    permission: 'letter.draft',
    params: params.entries,
    answer: { campaign: Campaign },
  }),

  /** Begins a draft. 422 for an audience that is not theirs. */
  addCampaign: write('/letters', {
    permission: 'letter.draft',
    body: campaignEntries,
    answer: Saved,
  }),

  /** Changes a draft. 409 when it has changed meanwhile, or is no draft any more. */
  saveCampaign: write('/letters/{id}', {
    permission: 'letter.draft',
    params: params.entries,
    body: { ...campaignEntries, version: Version },
    answer: Saved,
  }),

  /** A new draft of the words and the audience of another campaign. */
  copyCampaign: write('/letters/{id}/copy', {
    permission: 'letter.draft',
    params: params.entries,
    answer: Saved,
  }),

  /** Throws a draft away. 409 for one that anybody got. */
  removeCampaign: write('/letters/{id}/remove', {
    permission: 'letter.draft',
    params: params.entries,
    body: { version: Version },
    answer: Done,
  }),

  /** Sends a campaign to whoever asks, and to nobody else. 409 when it has changed meanwhile, or without a mail server. */
  testCampaign: write('/letters/{id}/test', {
    permission: 'letter.draft',
    params: params.entries,
    body: { version: Version },
    answer: TestSent,
  }),

  /** What should be good before a campaign leaves. Opens its links, and looks up whether mail may be sent in the association's name. */
  checkCampaign: write('/letters/{id}/check', {
    permission: 'letter.draft',
    quiet: true,
    params: params.entries,
    answer: {
      test: v.nullable(CampaignTest),
      /** Characters of each, and how long it takes to read. */
      words: v.object({ subject: v.number(), text: v.number(), minutes: v.number() }),
      links: v.array(
        v.object({
          href: v.string(),
          state: v.picklist(['good', 'bad', 'not looked at']),
          /** Empty for a good one: `says 404`, `does not answer`. */
          said: v.string(),
        }),
      ),
      /** Empty when none is set. */
      postalAddress: v.string(),
      mail: MailCheck,
      reached: v.number(),
      /** Whether that makes the association a bulk sender with the large providers. */
      isBulk: v.boolean(),
    },
  }),

  /**
   * Has a campaign leave in ten minutes, or asks somebody else for a second yes. 403 `fresh` for more than fifty people; 422 at `count`
   * for another number than would get it now.
   */
  sendCampaign: write('/letters/{id}/send', {
    permission: 'letter.send-to-guests',
    params: params.entries,
    body: { version: Version, count: v.number(notUnderstood) },
    answer: Held,
  }),

  /** The second yes, of somebody else than asked for it. Then the ten minutes begin. */
  giveSecondApproval: write('/letters/{id}/yes', {
    permission: 'letter.send-to-guests',
    params: params.entries,
    body: { version: Version },
    answer: Held,
  }),

  /** Stops a campaign. As long as nothing has left it is a draft again; what has left cannot come back. */
  stopCampaign: write('/letters/{id}/stop', {
    permission: 'letter.send-to-guests',
    params: params.entries,
    answer: {
      state: v.picklist(['draft', 'stopped']),
      /** How many had left, or may have. */
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

  /** Sends a campaign again to those it was given up for, and to nobody else. */
  resendFailed: write('/letters/{id}/resend', {
    permission: 'letter.send-to-guests',
    params: params.entries,
    answer: { again: v.number() },
  }),
} as const;
