import type { CampaignRow, campaignLists } from '@banyan/api/office';
import * as v from 'valibot';
import { officeCalls } from '../../../calls.ts';
import { readPages, searchOf } from '../../../kit/search.ts';
import { client } from '../../../shell/client.ts';
import type { AudienceEvent } from '../components/AudienceField/AudienceField.tsx';

type CampaignListName = (typeof campaignLists)[number];

/** Which list of campaigns the address asks for, and how many pages. */
export const CampaignsSearch = searchOf(officeCalls.getCampaigns.query);
export type CampaignsSearch = v.InferOutput<typeof CampaignsSearch>;

/** What of a campaign is seen: on phones how it arrives in place of the form; or the check before it leaves. */
export const CampaignSearch = v.object({
  view: v.fallback(v.optional(v.picklist(['look', 'check'])), undefined),
});
export type CampaignView = v.InferOutput<typeof CampaignSearch>['view'];

type Page = Awaited<ReturnType<typeof client.getCampaigns>>;

/** What came of it, its pages one under the other, and which list it is. */
type CampaignsFound = Page & { state: CampaignListName };

/** The lists, the one with most to do first. */
const byUrgency = ['open', 'draft', 'over'] as const satisfies readonly CampaignListName[];

/** The first list with something in it: campaigns that are scheduled or sending, drafts, sent ones. */
export const listWithWork = (counts: Readonly<Record<CampaignListName, number>>): CampaignListName =>
  byUrgency.find((list) => counts[list] > 0) ?? 'draft';

/** Every page up to the one that the address names; of the list with something to do where it names no list. */
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

/** Events whose guests can be written to: those that come, and of those that are over who came. */
export async function readAudienceEvents(): Promise<AudienceEvent[]> {
  const pages = await Promise.all(
    (['coming', 'past'] as const).map((when) => client.getOfficeEvents({ query: { when } })),
  );
  return pages
    .flatMap(({ rows }) => rows)
    .map(({ id, title, isOver }) => ({ id, title, who: isOver ? 'came' : 'coming' }));
}
