import * as v from 'valibot';
import type { Call } from '../call.ts';
import { Receipt } from '../receipt.ts';
import { unsubscribeMessages as messages } from './messages.ts';

/** What one wants from now on: no letter to many, only those to one's chapter, or all of them again. */
export const campaignChoices = ['none', 'chapter', 'again'] as const;
export type CampaignChoice = (typeof campaignChoices)[number];

export const UnsubscribeBody = /* @__PURE__ */ v.strictObject({
  choice: v.picklist(campaignChoices, messages.failed),
});

/**
 * Says which letters to many one wants, by the token of the link under such a letter; a repeat changes nothing and is answered alike.
 * 404 for a token that is none of ours. The page's own address takes the one-click form of RFC 8058, too.
 */
export const unsubscribe = {
  method: 'POST',
  path: '/unsubscribe/{token}',
  params: /* @__PURE__ */ v.object({ token: v.string() }),
  body: UnsubscribeBody,
  reads: false,
  answer: Receipt,
} as const satisfies Call;
