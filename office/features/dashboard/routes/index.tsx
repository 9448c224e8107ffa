import { serverNow } from '@banyan/api/client';
import type { CampaignRow, Me, Role } from '@banyan/api/office';
import { ButtonLink, TextLink } from '@banyan/ui/elements';
import { createFileRoute } from '@tanstack/react-router';
import { useAtomValue } from 'jotai';
import { FormResult } from '../../../kit/FormResult.tsx';
import { Screen } from '../../../kit/Screen/Screen.tsx';
import { useActions } from '../../../kit/useActions.ts';
import { withStepUpUnless } from '../../../kit/withStepUp.ts';
import { dayName } from '../../../kit/words/events.ts';
import { giftsUnsettledAtom } from '../../../shell/atoms/pulse.ts';
import { client } from '../../../shell/client.ts';
import { InlineAlert } from '../../../shell/components/InlineAlert/InlineAlert.tsx';
import { Panel } from '../../../shell/components/Panel/Panel.tsx';
import { ScreenHead } from '../../../shell/components/ScreenHead/ScreenHead.tsx';
import { hasPermission } from '../../../shell/navigation.ts';
import { stoppedWords } from '../../campaigns/screens/stoppedWords.ts';
import { AttentionList, type Look } from '../components/AttentionList/AttentionList.tsx';
import { CampaignsInProgress } from '../components/CampaignsInProgress/CampaignsInProgress.tsx';
import { ComingList } from '../components/ComingList/ComingList.tsx';
import { DashboardColumns } from '../components/DashboardColumns/DashboardColumns.tsx';
import { DashboardSkeleton } from '../components/DashboardSkeleton/DashboardSkeleton.tsx';
import { FirstEvening } from '../components/FirstEvening/FirstEvening.tsx';
import { FirstSteps } from '../components/FirstSteps/FirstSteps.tsx';
import { NothingWaits } from '../components/NothingWaits/NothingWaits.tsx';
import { SystemStatus } from '../components/SystemStatus/SystemStatus.tsx';
import { WaitingList } from '../components/WaitingList/WaitingList.tsx';
import { JustDonePanel } from '../screens/JustDonePanel.tsx';
import { SystemStatusPanel } from '../screens/SystemStatusPanel.tsx';

type DashboardAnswer = Awaited<ReturnType<typeof client.getDashboard>>;

const hideLine = 'dashboard hide';
const stopLine = 'dashboard stop';

const stepHrefs = {
  lost: '/office/me',
  passkey: '/office/me',
  admin: '/office/volunteers/invite',
  mail: '/office/settings?part=environment',
  digest: '/office/settings?part=digest',
  address: '/office/settings?part=words',
  samples: '/office/settings?part=samples',
} as const;

const lookHrefs: Readonly<Partial<Record<Look['what'], string>>> = {
  'jobs leave': '/office/published?kind=job',
  'no answer': '/office/review?state=asked',
  'mail stuck': '/office/mail?state=stuck',
  'unnamed proxy': '/office/settings?part=environment',
  'placeholder ein': '/office/settings?part=environment',
  'only admin': '/office/volunteers/invite',
  'copy is old': '/office/settings?part=copies',
  'no way back': '/office/me',
};

const lookHrefOf =
  (me: Me) =>
  (look: Look): string | undefined => {
    if ('ref' in look) return `/office/gifts/${look.ref}`;
    if (look.what === 'forgets soon')
      return hasPermission(me, 'settings.edit') ? '/office/settings?part=keeping' : undefined;
    return lookHrefs[look.what];
  };

/** Refunds that are unsettled or wait for a second approval. */
const refundLooksOf = ({ refundsHang = [], refundsWait = [] }: DashboardAnswer): readonly Look[] => [
  ...refundsWait.map(({ reference: ref, ...refund }) => ({ what: 'refund waits' as const, ref, ...refund })),
  ...refundsHang.map(({ reference: ref, ...refund }) => ({
    what: 'refund does not settle' as const,
    ref,
    ...refund,
  })),
];

/** Link shown to a new volunteer of each role. Admins see the list of first steps instead. */
const starts: Readonly<Record<Role, { href: string; label: string } | undefined>> = {
  admin: undefined,
  reviewer: { href: '/office/review', label: 'See what is waiting' },
  organiser: { href: '/office/events', label: 'Plan your next event' },
  treasurer: { href: '/office/gifts', label: 'Check this year’s giving' },
  reader: { href: '/office/review', label: 'See what is waiting' },
};

const startsOf = ({ grants }: Me) => [
  ...new Map(grants.flatMap(({ role }) => starts[role] ?? []).map((start) => [start.href, start])).values(),
];

/** Roles that decide the order of the panels. Both are false for an admin, who sees the queue first. */
function rolesOf(me: Me) {
  const isAdmin = hasPermission(me, 'settings.edit');
  return {
    runsEvents: !isAdmin && hasPermission(me, 'event.people'),
    keepsBooks: !isAdmin && hasPermission(me, 'gift.see'),
  };
}

const messages = (count: number) =>
  count === 0 ? 'No emails are waiting' : count === 1 ? '1 email is waiting' : `${count} emails are waiting`;

const greeting = (hour: number) =>
  hour >= 4 && hour < 12 ? 'Good morning' : hour >= 12 && hour < 17 ? 'Good afternoon' : 'Good evening';

/** Greeting by the reader's own clock: "Good evening, Leela". */
const greetingOf = ({ name }: Me) => `${greeting(new Date().getHours())}, ${name.split(' ')[0]}`;

/** Dashboard of a volunteer. */
export const Route = createFileRoute('/office/_layout/')({
  staticData: { title: 'Dashboard' },
  loader: ({ context: { me }, preload }) =>
    withStepUpUnless(preload, 'Open your dashboard', async () => {
      const [dashboard, campaigns] = await Promise.all([
        client.getDashboard(),
        hasPermission(me, 'letter.draft') ? client.getCampaigns({ query: { state: 'open' } }) : undefined,
      ]);
      return { dashboard, campaigns: campaigns?.rows ?? [] };
    }),
  component: DashboardScreen,
  pendingComponent: () => (
    <>
      <ScreenHead title={greetingOf(Route.useRouteContext().me)} />
      <DashboardSkeleton />
    </>
  ),
});

function DashboardScreen() {
  const { dashboard, campaigns } = Route.useLoaderData();
  const { me } = Route.useRouteContext();
  const hiding = useActions(hideLine);
  const stopping = useActions(stopLine);
  const isBusy = (hiding.busy ?? stopping.busy) !== undefined;
  const { waiting, last, coming, mail, gifts, statements, firstSteps, isFirstEvening } = dashboard;
  const { runsEvents, keepsBooks } = rolesOf(me);
  const unsettled = useAtomValue(giftsUnsettledAtom) ?? 0;
  const refunds = refundLooksOf(dashboard);
  const looks = keepsBooks ? dashboard.needsAttention : [...refunds, ...dashboard.needsAttention];
  const attentionRows = (shown: readonly Look[]) => (
    <AttentionList looks={shown} hrefOf={lookHrefOf(me)} now={now} />
  );
  const comingList = coming.length > 0 && (
    <ComingList
      events={coming}
      hrefOf={(id) => `/office/events/${id}`}
      checkInHrefOf={(id) => `/office/check-in/${id}`}
    />
  );
  const now = serverNow();
  const [next] = coming;
  const hide = (doing: string) =>
    void hiding.run(doing, (options) => client.saveMe({ stepsAway: true }, options));
  const stop = ({ id, subject }: CampaignRow) =>
    void stopping.run(
      `Stop “${subject}”`,
      (options) => client.stopCampaign({}, { params: { id }, ...options }),
      { done: stoppedWords },
    );
  const total = waiting?.reduce((sum, { count }) => sum + count, 0);
  return (
    <Screen title={greetingOf(me)} space={24}>
      {mail && !mail.isSetUp && (
        <InlineAlert tone="warning">
          Email is not set up. {messages(mail.waiting + mail.held)} in the outbox.
        </InlineAlert>
      )}
      {statements && (
        <InlineAlert
          action={
            <ButtonLink variant="line" size="small" href={`/office/gifts/statements?year=${statements.year}`}>
              Statements
            </ButtonLink>
          }
        >
          {statements.donors === 1
            ? '1 person has'
            : `${statements.donors.toLocaleString('en-US')} people have`}{' '}
          no statement for {statements.year} yet.
        </InlineAlert>
      )}
      {isFirstEvening && (
        <FirstEvening
          grants={me.grants}
          starts={startsOf(me)}
          busy={isBusy}
          onHide={() => hide('Hide what you can do')}
        />
      )}
      {firstSteps && (
        <FirstSteps
          steps={firstSteps}
          hrefs={stepHrefs}
          busy={isBusy}
          onPutAway={() => hide('Hide the first steps')}
        />
      )}
      {(isFirstEvening || firstSteps) && <FormResult subject={hideLine} />}
      <DashboardColumns
        aside={
          <>
            {!runsEvents && comingList && <Panel heading="Upcoming events">{comingList}</Panel>}
            <SystemStatusPanel me={me} mail={mail} gifts={keepsBooks ? null : gifts} now={now} />
            <JustDonePanel hasKey={!me.keysOff} />
          </>
        }
      >
        {waiting &&
          (waiting.length > 0 ? (
            <Panel heading="Waiting for you" aside={`${total} in all`}>
              <WaitingList kinds={waiting} hrefOf={(kind) => `/office/review?kind=${kind}`} now={now} />
            </Panel>
          ) : (
            <NothingWaits last={last} next={next && { title: next.title, day: dayName(next) }} now={now} />
          ))}
        {runsEvents && (
          <Panel heading="Events and registrations">
            {comingList || (
              <p>
                No events ahead. <TextLink href="/office/events/new">Add an event</TextLink>
              </p>
            )}
          </Panel>
        )}
        {keepsBooks && gifts && (
          <Panel heading="Gifts and refunds">
            <SystemStatus gifts={{ ...gifts, unsettled, href: '/office/gifts' }} now={now} />
            {refunds.length > 0 ? attentionRows(refunds) : <p>No refund needs attention.</p>}
          </Panel>
        )}
        {campaigns.length > 0 && (
          <Panel heading="Campaigns about to be sent">
            <CampaignsInProgress
              campaigns={campaigns}
              hrefOf={({ id }) => `/office/campaigns/${id}`}
              onStop={stop}
              busy={isBusy}
              now={now}
            />
          </Panel>
        )}
        {/* A stopped campaign has no row any more, so its result is shown here. */}
        {hasPermission(me, 'letter.draft') && <FormResult subject={stopLine} />}
        {looks.length > 0 && <Panel heading="Needs attention">{attentionRows(looks)}</Panel>}
      </DashboardColumns>
    </Screen>
  );
}
