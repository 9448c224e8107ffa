import { lazyModule } from '@banyan/ui/hooks';
import { Stack } from '@banyan/ui/layout';
import { Dialog } from '@banyan/ui/overlays';
import { createFileRoute, notFound, useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { FilterTabs } from '../../../kit/FilterTabs/FilterTabs.tsx';
import { FormResult } from '../../../kit/FormResult.tsx';
import { withStepUpUnless } from '../../../kit/withStepUp.ts';
import { client } from '../../../shell/client.ts';
import { InlineAlert } from '../../../shell/components/InlineAlert/InlineAlert.tsx';
import { ScreenHead } from '../../../shell/components/ScreenHead/ScreenHead.tsx';
import { Later } from '../../../shell/Later.tsx';
import { hasPermission } from '../../../shell/navigation.ts';
import { OtherViewers } from '../../../shell/OtherViewers.tsx';
import { RefreshPrompt } from '../../../shell/RefreshPrompt.tsx';
import { useShortcuts } from '../../../shell/useShortcuts.ts';
import { EventActs } from '../components/EventActs/EventActs.tsx';
import { CancelledAlert } from '../screens/CancelledAlert.tsx';
import { CheckInPassAlert } from '../screens/CheckInPassAlert.tsx';
import { EventSearch, type EventTab, eventTabs, readPeople } from '../screens/events.ts';
import { type EventTabProps, tabsOfEvent } from '../screens/eventTabs.ts';
import { useCheckInPass } from '../screens/useCheckInPass.tsx';
import { useEventActions } from '../screens/useEventActions.ts';

/** Loads with the first action that can be undone. */
const undoBar = lazyModule(async () => (await import('../../../kit/UndoBar/UndoBar.tsx')).UndoBar);
/** The form loads on demand because few visits to an event cancel it. */
const cancelling = lazyModule(async () => (await import('../screens/CancelEvent.tsx')).CancelEvent);

/** Screen of one event, with tabs. */
export const Route = createFileRoute('/office/_layout/events/$id')({
  staticData: { title: 'Events' },
  validateSearch: EventSearch,
  loaderDeps: ({ search: { look: _, ...search } }) => search,
  loader: async ({ context: { me }, params, deps, preload }) => {
    const { tab = 'facts', print } = deps;
    const shown = tabsOfEvent[tab];
    if (!shown || !hasPermission(me, 'event.see') || (shown.duty && !hasPermission(me, shown.duty)))
      throw notFound();
    const [{ event }, people, printed] = await Promise.all([
      withStepUpUnless(preload, 'Read an event', () => client.getOfficeEvent({ params })),
      tab === 'people' && !print
        ? withStepUpUnless(preload, 'Read who comes', () => readPeople(params.id, deps))
        : undefined,
      tab === 'people' && print
        ? withStepUpUnless(preload, 'Read who comes', () => client.getNames({ params }))
        : undefined,
      shown.module.load(),
    ]);
    return { event, people, names: printed?.names };
  },
  component: () => {
    const search = Route.useSearch();
    const found = Route.useLoaderData();
    return (
      <EventScreen
        key={found.event.id}
        me={Route.useRouteContext().me}
        {...found}
        search={search}
        tab={search.tab ?? 'facts'}
      />
    );
  },
});

function EventScreen({ tab, ...props }: Omit<EventTabProps, 'mayEdit'> & { tab: EventTab }) {
  const { me, event } = props;
  const router = useRouter();
  const mayEdit = hasPermission(me, 'event.edit');
  const hasForm = tab === 'facts' && mayEdit && event.state !== 'cancelled' && !props.search.look;
  const actions = useEventActions(event, hasForm);
  const { bar } = actions;
  const pass = useCheckInPass(event);
  const [isCancelling, setCancelling] = useState(false);
  useShortcuts('list', {
    z: () => void actions.undo(),
    // biome-ignore lint/correctness/noComponentHookFactories: the name of a key, not a component.
    Escape: () => void router.navigate({ to: '/office/events' }),
  });
  const hasCheckIn = hasPermission(me, 'event.door') && event.state === 'shown';
  const Tab = tabsOfEvent[tab]?.module.loaded();
  if (!Tab) return null;
  if (props.names) return <Tab {...props} mayEdit={mayEdit} />;

  const isOn = event.state === 'shown' && !event.isOver;
  const cancel = async (reason: string) => {
    if (await actions.cancel(reason)) setCancelling(false);
  };
  return (
    <>
      <ScreenHead title={event.title} />
      <Stack space={16}>
        <OtherViewers place={`event:${event.id}`} />
        <FilterTabs
          label="Parts of the event"
          items={eventTabs.flatMap((one) => {
            const shown = tabsOfEvent[one];
            if (!shown || (shown.duty && !hasPermission(me, shown.duty))) return [];
            const href = router.buildLocation({
              to: '/office/events/$id',
              params: { id: event.id },
              search: one === 'facts' ? {} : { tab: one },
            }).publicHref;
            return { href, label: shown.label, count: shown.countOf?.(event), isCurrent: one === tab };
          })}
          end={
            (mayEdit || hasCheckIn) && (
              <EventActs
                checkInHref={hasCheckIn && event.door ? `/office/check-in/${event.id}` : undefined}
                onPass={hasCheckIn && !event.isOver ? () => void pass.make() : undefined}
                onCopy={mayEdit ? () => void actions.copy() : undefined}
                onHide={mayEdit && isOn && event.reached === 0 ? () => void actions.hide() : undefined}
                onCancel={mayEdit && isOn ? () => setCancelling(true) : undefined}
                busy={actions.busy || pass.busy}
              />
            )
          }
        />
        <FormResult subject={actions.line} />
        <FormResult subject={pass.line} />
        <RefreshPrompt />
        {event.state === 'draft' && (
          <InlineAlert>
            <b>Draft.</b> Only volunteers see it until it is published.
          </InlineAlert>
        )}
        {hasCheckIn && event.checkInPass && (
          <CheckInPassAlert
            {...event.checkInPass}
            zone={event.zone}
            busy={pass.busy}
            onEnd={() => void pass.end()}
          />
        )}
        {bar ? (
          <Later module={undoBar} waiting={null} failed="You can undo it with z, and on the dashboard.">
            {(UndoBar) => <UndoBar {...bar} />}
          </Later>
        ) : (
          event.cancelled && (
            <CancelledAlert
              {...event.cancelled}
              mayEdit={mayEdit}
              busy={actions.busy}
              onUndo={() => void actions.uncancel()}
              onShowAgain={() => void actions.showAgain()}
            />
          )
        )}
        <Tab {...props} mayEdit={mayEdit} />
      </Stack>
      {pass.dialog}
      <Dialog open={isCancelling} onClose={() => setCancelling(false)} title={`Cancel “${event.title}”?`}>
        {isCancelling && (
          <Later module={cancelling}>
            {(CancelEvent) => (
              <CancelEvent
                reached={event.reached}
                onCancel={(reason) => void cancel(reason)}
                onBack={() => setCancelling(false)}
                busy={actions.busy}
                error={actions.cancelError}
              />
            )}
          </Later>
        )}
      </Dialog>
    </>
  );
}
