import { serverNow } from '@banyan/api/client';
import { type Campaign, campaignHoldMinutes } from '@banyan/api/office';
import { Button, ButtonLink } from '@banyan/ui/elements';
import { Cluster, Stack } from '@banyan/ui/layout';
import { useRouter } from '@tanstack/react-router';
import { FormResult } from '../../../kit/FormResult.tsx';
import { useRefresh } from '../../../kit/useRefresh.ts';
import { EmailPreview } from '../components/EmailPreview/EmailPreview.tsx';
import { RefusedTable } from '../components/RefusedTable/RefusedTable.tsx';
import { ScheduledCampaign } from '../components/ScheduledCampaign/ScheduledCampaign.tsx';
import { SecondApproval } from '../components/SecondApproval/SecondApproval.tsx';
import { SendingCampaign } from '../components/SendingCampaign/SendingCampaign.tsx';
import { SentCampaign } from '../components/SentCampaign/SentCampaign.tsx';
import { refusedWords } from '../components/words.ts';
import type { CampaignActions } from './useCampaignActions.ts';
import { usePreview } from './usePreview.ts';

export interface DeliveryViewProps {
  campaign: Campaign;
  isLooking: boolean;
  actions: CampaignActions;
  unavailableBecause: string | undefined;
}

const minuteMs = 60_000;
/** Time between reloads while the campaign is scheduled or being sent, in milliseconds. */
const everyMs = 5_000;

/** Preview of the campaign as its audience gets it. */
function Look({ campaign }: { campaign: Campaign }) {
  return (
    <EmailPreview
      subject={campaign.subject}
      from={campaign.fields.fromName || 'the association'}
      mail={usePreview(campaign.fields).mail}
    />
  );
}

/** State of a scheduled or sent campaign, with the actions that are still possible. */
export function DeliveryView({ campaign, isLooking, actions, unavailableBecause }: DeliveryViewProps) {
  const router = useRouter();
  const { state, leavesAt, secondYes } = campaign;
  const isOver = state === 'sent' || state === 'stopped';
  useRefresh(isOver ? undefined : everyMs);
  const readHref = router.buildLocation({
    to: '/office/campaigns/$id',
    params: { id: campaign.id },
    search: isLooking ? {} : { view: 'look' },
  }).publicHref;
  const refused = campaign.refused.map((one) => ({
    id: `${one.why} ${one.again}`,
    count: one.many,
    ...refusedWords(one, serverNow()),
  }));
  return (
    <Stack space={32}>
      {state === 'waits' && secondYes && (
        <SecondApproval
          count={campaign.many}
          by={secondYes.by}
          at={secondYes.at}
          isMine={secondYes.mine}
          onYes={() => void actions.approve()}
          onStop={() => void actions.stop()}
          busy={actions.busy}
          unavailableBecause={unavailableBecause}
          now={serverNow()}
        />
      )}
      {state === 'held' && leavesAt !== null && (
        <ScheduledCampaign
          count={campaign.many}
          heldAt={new Date(Date.parse(leavesAt) - campaignHoldMinutes * minuteMs).toISOString()}
          leavesAt={leavesAt}
          onSendNow={() => void actions.sendNow()}
          onStop={() => void actions.stop()}
          readHref={readHref}
          busy={actions.busy}
          unavailableBecause={unavailableBecause}
          isMailSetUp={campaign.mailIsSetUp}
        />
      )}
      {(state === 'sending' || state === 'paused') && (
        <SendingCampaign
          left={campaign.sent}
          total={campaign.many}
          since={campaign.begunAt}
          until={campaign.lastAt ?? undefined}
          isPaused={state === 'paused'}
          onPause={() => void actions.pause()}
          onGoOn={() => void actions.goOn()}
          onStop={() => void actions.stop()}
          busy={actions.busy}
          unavailableBecause={unavailableBecause}
        />
      )}
      {isOver && (
        <SentCampaign
          endedAt={campaign.endedAt}
          isStopped={state === 'stopped'}
          sent={campaign.sent}
          unreached={campaign.failed}
          unsubscribed={campaign.unsubscribed}
          again={campaign.resendable}
          onSendAgain={() => void actions.sendAgain()}
          busy={actions.busy}
          unavailableBecause={unavailableBecause}
        />
      )}
      <FormResult subject={actions.line} />
      {refused.length > 0 && <RefusedTable refused={refused} isUnderWay={!isOver} />}
      {isOver && (
        <Cluster space={12}>
          <Button
            variant="line"
            busy={actions.busy}
            unavailable={unavailableBecause !== undefined}
            aria-describedby={unavailableBecause}
            onClick={() => void actions.copy()}
          >
            Write a similar one
          </Button>
          <ButtonLink variant="quiet" href={readHref}>
            {isLooking ? 'Close the preview' : 'Preview'}
          </ButtonLink>
          <FormResult subject={actions.copyLine} />
        </Cluster>
      )}
      {(isLooking || state === 'waits') && <Look campaign={campaign} />}
    </Stack>
  );
}
