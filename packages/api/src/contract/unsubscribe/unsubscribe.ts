import * as v from 'valibot';
import type { Call } from '../call.ts';
import { Receipt } from '../receipt.ts';
import { unsubscribeMessages as messages } from './messages.ts';

/** Choices about campaigns: `none`: no campaigns. `chapter`: only those to the member's chapter. `again`: all of them again. */
export const campaignChoices = ['none', 'chapter', 'again'] as const;
export type CampaignChoice = (typeof campaignChoices)[number];

/** @deprecated Use {@link campaignChoices}. Removed in the next version. */
export const letterChoices = [...campaignChoices] as const;
/** @deprecated Use {@link CampaignChoice}. Removed in the next version. */
export type LetterChoice = CampaignChoice;

export const UnsubscribeBody = /* @__PURE__ */ v.strictObject({
  choice: v.picklist(campaignChoices, messages.failed),
});

/**
 * Stores which campaigns a member wants, by the token of the link below a campaign email. A repeat changes nothing and gets the
 * same answer. 404 unknown token. The page's own address also accepts the one-click form of RFC 8058.
 */
export const unsubscribe = {
  method: 'POST',
  path: '/unsubscribe/{token}',
  params: /* @__PURE__ */ v.object({ token: v.string() }),
  body: UnsubscribeBody,
  reads: false,
  answer: Receipt,
} as const satisfies Call;
