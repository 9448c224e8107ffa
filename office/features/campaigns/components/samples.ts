import type { Audience, CampaignRow } from '@banyan/api/office';

/** Current time of the samples. */
export const sampleNow = new Date(2026, 9, 12, 20, 24).getTime();
const at = (minutes: number) => new Date(sampleNow + minutes * 60_000).toISOString();

export const everybody = {
  kind: 'members',
  chapter: null,
  from: null,
  to: null,
  program: null,
  mentors: false,
} as const satisfies Audience;

const row = (
  id: string,
  state: CampaignRow['state'],
  subject: string,
  more: Partial<CampaignRow> = {},
): CampaignRow => ({
  id,
  reference: `L-7K2Q-${id}`,
  state,
  version: 1,
  subject,
  chapter: null,
  event: null,
  about: 'Subscribers',
  many: 4103,
  sent: 0,
  failed: 0,
  by: 'Leela Umbar',
  changedAt: at(-13),
  leavesAt: null,
  begunAt: null,
  endedAt: null,
  ...more,
});

export const sampleCampaigns: readonly CampaignRow[] = [
  row('draft', 'draft', 'Forty-one laptops, one picnic, and a question', { many: 0 }),
  row('waits', 'waits', 'The annual meeting, and what we vote on'),
  row('held', 'held', 'The October letter', { leavesAt: at(6) }),
  row('sending', 'sending', 'Garba night needs forty pairs of hands', { sent: 1240, begunAt: at(-20) }),
  row('paused', 'paused', 'Where to park at Coyote Point', {
    about: 'Guests of Bay Area picnic',
    many: 212,
    sent: 60,
    failed: 2,
    begunAt: at(-3),
  }),
  row('sent', 'sent', 'Nine mentors, and who they look for', { sent: 4066, failed: 37, endedAt: at(-9000) }),
  row('stopped', 'stopped', 'The wrong Saturday', { sent: 12, endedAt: at(-20000) }),
];

export const sampleMailHtml = `<!doctype html><html lang="en"><head><title>Forty-one laptops</title></head><body style="margin:0;font:17px/1.55 Georgia,serif"><div style="max-width:560px;margin:0 auto;padding:20px">
<p>Dear Meera,</p><p>three things this fortnight, none of them longer than your tea.</p><h2 style="font-size:22px">The laptops left</h2><p>Forty-one went to Pune on Thursday. The whole story, with the thesis in it, <a href="https://example.org/news">is on the site</a>.</p><ul><li>24 go to the hostels</li><li>17 stay with the library</li></ul>
<hr><p style="font-size:14px">You get this because you said yes on October 6, 2026. <a href="https://example.org/unsubscribe/X">Unsubscribe</a> · <a href="https://example.org/my">My page</a><br>Engineering Alumni, 100 Example Street, Naperville, IL 60540. We do not count who opens or clicks.</p></div></body></html>`;

export const sampleMailText = `Dear Meera,

three things this fortnight, none of them longer than your tea.

The laptops left

Forty-one went to Pune on Thursday. The whole story, with the thesis in it, is on the site: https://example.org/news

- 24 go to the hostels
- 17 stay with the library

--
You get this because you said yes on October 6, 2026.
Unsubscribe: https://example.org/unsubscribe/X`;
