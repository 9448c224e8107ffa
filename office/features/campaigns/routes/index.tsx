import { serverNow } from '@banyan/api/client';
import { campaignLists } from '@banyan/api/office';
import { Button, EmptyState } from '@banyan/ui/elements';
import { createFileRoute, useRouter } from '@tanstack/react-router';
import { CountLine } from '../../../kit/CountLine/CountLine.tsx';
import { chapterIdsOf } from '../../../kit/chapterIdsOf.ts';
import { FilterTabs } from '../../../kit/FilterTabs/FilterTabs.tsx';
import { FormResult } from '../../../kit/FormResult.tsx';
import { load } from '../../../kit/load.ts';
import { Screen } from '../../../kit/Screen/Screen.tsx';
import { useRowKeys } from '../../../shell/useRowKeys.ts';
import { CampaignList } from '../components/CampaignList/CampaignList.tsx';
import { allMembers } from '../screens/audiences.ts';
import { CampaignsSearch, readCampaigns } from '../screens/campaigns.ts';
import { campaignsLine } from '../screens/useCampaignActions.ts';
import { useNewCampaign } from '../screens/useNewCampaign.ts';

const names = { draft: 'Drafts', open: 'Scheduled', over: 'Sent' } as const;

const nothing = {
  draft: { heading: 'No drafts.', words: 'Drafts appear here until they are sent.' },
  open: { heading: 'No scheduled campaigns.', words: 'Campaigns that are scheduled or sending appear here.' },
  over: { heading: 'No campaigns sent yet.', words: 'Sent and stopped campaigns appear here.' },
} as const;

/** Campaigns: drafts, scheduled ones and sent ones. */
export const Route = createFileRoute('/office/_layout/campaigns/')({
  staticData: { title: 'Campaigns' },
  validateSearch: CampaignsSearch,
  loaderDeps: ({ search }) => search,
  loader: (at) => load(at, 'letter.draft', 'Open campaigns', () => readCampaigns(at.deps)),
  component: CampaignsScreen,
});

function CampaignsScreen() {
  const { me } = Route.useRouteContext();
  const { rows, counts, more, state } = Route.useLoaderData();
  const { page = 1 } = Route.useSearch();
  const navigate = Route.useNavigate();
  const router = useRouter();
  const { busy, begin } = useNewCampaign(me, campaignsLine);
  useRowKeys();
  return (
    <Screen
      title="Campaigns"
      action={
        <Button
          variant="accent"
          size="small"
          busy={busy}
          onClick={() => void begin(allMembers(chapterIdsOf(me, 'letter.send-to-members')))}
        >
          Write
        </Button>
      }
    >
      <FormResult subject={campaignsLine} />
      <FilterTabs
        label="Which campaigns"
        items={campaignLists.map((one) => ({
          href: router.buildLocation({ to: '/office/campaigns', search: { state: one } }).publicHref,
          label: names[one],
          count: counts[one],
          isCurrent: one === state,
        }))}
      />
      {rows.length > 0 ? (
        <CampaignList campaigns={rows} hrefOf={({ id }) => `/office/campaigns/${id}`} now={serverNow()} />
      ) : (
        <EmptyState live heading={nothing[state].heading} headingLevel={2}>
          {nothing[state].words}
        </EmptyState>
      )}
      <CountLine shown={rows.length} total={counts[state]}>
        {more && (
          <Button
            variant="line"
            size="small"
            onClick={() =>
              void navigate({ search: { state, page: page + 1 }, resetScroll: false, replace: true })
            }
          >
            Show more
          </Button>
        )}
      </CountLine>
    </Screen>
  );
}
