import type { Campaign } from '@banyan/api/office';
import { Steps } from '@banyan/ui/navigation';
import { createFileRoute } from '@tanstack/react-router';
import { load } from '../../../kit/load.ts';
import { offlineId } from '../../../kit/Screen/offline.ts';
import { Screen } from '../../../kit/Screen/Screen.tsx';
import { useOnline } from '../../../kit/useOnline.ts';
import { client } from '../../../shell/client.ts';
import { InlineAlert } from '../../../shell/components/InlineAlert/InlineAlert.tsx';
import { OtherViewers } from '../../../shell/OtherViewers.tsx';
import { CampaignSearch, type CampaignView, readAudienceEvents } from '../screens/campaigns.ts';
import { DeliveryView } from '../screens/DeliveryView.tsx';
import { DraftView } from '../screens/DraftView.tsx';
import { useCampaignActions } from '../screens/useCampaignActions.ts';

/** Address of the list that contains a campaign. */
function listHref({ state }: Campaign): string {
  if (state === 'draft') return '/office/campaigns?state=draft';
  return `/office/campaigns?state=${state === 'sent' || state === 'stopped' ? 'over' : 'open'}`;
}

/** Step of a campaign, counted from 1; one more than the number of steps once it is sent. */
function stepOf({ state }: Campaign, view: CampaignView): number {
  if (state === 'draft') return view === 'check' ? 2 : 1;
  return state === 'sent' ? 4 : 3;
}

/** Campaign screen: draft, check, scheduled, sending, sent. */
export const Route = createFileRoute('/office/_layout/campaigns/$id')({
  staticData: { title: 'Campaigns' },
  validateSearch: CampaignSearch,
  loader: (at) =>
    load(at, 'letter.draft', 'Open a campaign', async () => {
      const { campaign } = await client.getCampaign({ params: at.params });
      const events = campaign.state === 'draft' ? await readAudienceEvents() : [];
      return { campaign, events };
    }),
  component: () => <CampaignScreen key={Route.useLoaderData().campaign.id} />,
});

function CampaignScreen() {
  const { campaign, events } = Route.useLoaderData();
  const { me } = Route.useRouteContext();
  const { view } = Route.useSearch();
  const isOnline = useOnline();
  const actions = useCampaignActions(campaign);
  const unavailableBecause = isOnline ? undefined : offlineId;
  return (
    <Screen
      title={campaign.subject || 'New campaign'}
      back={{ label: 'All campaigns', href: listHref(campaign) }}
      canBeOld={false}
    >
      <OtherViewers place={`letter:${campaign.id}`} />
      {!isOnline && (
        <InlineAlert live tone="warning" id={offlineId}>
          You’re offline. What you write stays in this tab; you can’t send or stop anything.
        </InlineAlert>
      )}
      <Steps label="The campaign" steps={['Write', 'Check', 'Send']} current={stepOf(campaign, view)} />
      {campaign.state === 'draft' ? (
        <DraftView
          me={me}
          campaign={campaign}
          events={events}
          view={view}
          actions={actions}
          unavailableBecause={unavailableBecause}
        />
      ) : (
        <DeliveryView
          campaign={campaign}
          isLooking={view === 'look'}
          actions={actions}
          unavailableBecause={unavailableBecause}
        />
      )}
    </Screen>
  );
}
