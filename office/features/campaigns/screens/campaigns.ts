import type { CampaignRow, campaignLists } from '@banyan/api/office';
import * as v from 'valibot';
import { officeCalls } from '../../../calls.ts';
import { readPages, searchOf } from '../../../kit/search.ts';
import { client } from '../../../shell/client.ts';
import type { AudienceEvent } from '../components/AudienceField/AudienceField.tsx';

type CampaignListName = (typeof campaignLists)[number];

/** List of campaigns and number of pages that the address asks for. */
export const CampaignsSearch = searchOf(officeCalls.getCampaigns.query);
export type CampaignsSearch = v.InferOutput<typeof CampaignsSearch>;

/** View of a draft: `look` shows the preview in place of the form on phones; `check` shows the checks. */
export const CampaignSearch = v.object({
  view: v.fallback(v.optional(v.picklist(['look', 'check'])), undefined),
});
export type CampaignView = v.InferOutput<typeof CampaignSearch>['view'];

type Page = Awaited<ReturnType<typeof client.getCampaigns>>;

/** Campaigns of the loaded pages, with the list they belong to. */
type CampaignsFound = Page & { state: CampaignListName };

/** Lists by urgency, most urgent first. */
const byUrgency = ['open', 'draft', 'over'] as const satisfies readonly CampaignListName[];

/** The first list with something in it: campaigns that are scheduled or sending, drafts, sent ones. */
export const listWithWork = (counts: Readonly<Record<CampaignListName, number>>): CampaignListName =>
  byUrgency.find((list) => counts[list] > 0) ?? 'draft';

/** Reads every page up to the page in the address. Without a list in the address it picks the first list with something to do. */
export async function readCampaigns({ state, page: last = 1 }: CampaignsSearch): Promise<CampaignsFound> {
  if (state === undefined) {
    const first = await client.getCampaigns({ query: { state: byUrgency[0] } });
    const list = listWithWork(first.counts);
    return list === byUrgency[0] && last === 1
      ? { ...first, state: list }
      : readCampaigns({ state: list, page: last });
  }
  const found = await readPages(
    last,
    (page) => client.getCampaigns({ query: { state, page } }),
    ({ id }: CampaignRow) => id,
  );
  return { ...found, state };
}

/** Events whose guests can be emailed: guests of coming events, and people who came to past events. */
export async function readAudienceEvents(): Promise<AudienceEvent[]> {
  const pages = await Promise.all(
    (['coming', 'past'] as const).map((when) => client.getOfficeEvents({ query: { when } })),
  );
  return pages
    .flatMap(({ rows }) => rows)
    .map(({ id, title, isOver }) => ({ id, title, who: isOver ? 'came' : 'coming' }));
}
