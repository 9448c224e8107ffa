import { lazyModule } from '@banyan/ui/hooks';
import { Stack } from '@banyan/ui/layout';
import { Dialog } from '@banyan/ui/overlays';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { ScreenHead } from '../../../shell/components/ScreenHead/ScreenHead.tsx';
import { Strip } from '../../../shell/components/Strip/Strip.tsx';
import { Later } from '../../../shell/Later.tsx';
import { OthersHere } from '../../../shell/OthersHere.tsx';
import { ReadAgain } from '../../../shell/ReadAgain.tsx';
import { hasDuty } from '../../../shell/rooms.ts';
import { useShortcuts } from '../../../shell/useShortcuts.ts';
import { FilterTabs } from '../../review/components/FilterTabs/FilterTabs.tsx';
import { EventActs } from '../components/EventActs/EventActs.tsx';
import { CancelledStrip } from './CancelledStrip.tsx';
import { DoorPassStrip } from './DoorPassStrip.tsx';
import { type EventTab, eventTabs } from './events.ts';
import { type EventTabProps, tabsOfEvent } from './eventTabs.ts';
import { useDoorPass } from './useDoorPass.tsx';
import { useEventDeeds } from './useEventDeeds.ts';

export interface EventPageProps extends Omit<EventTabProps, 'mayEdit'> {
  tab: EventTab;
}

/** Comes with the first thing that can be taken back. */
const undoBar = lazyModule(async () => (await import('../../review/components/UndoBar/UndoBar.tsx')).UndoBar);
/** Hardly anybody who looks at an event cancels it. */
const cancelling = lazyModule(async () => (await import('./CancelEvent.tsx')).CancelEvent);

/** One event, a part of it at a time. */
export function EventPage({ tab, ...props }: EventPageProps) {
  const { me, event } = props;
  const router = useRouter();
  const mayEdit = hasDuty(me, 'event.edit');
  const hasForm = tab === 'facts' && mayEdit && event.state !== 'cancelled' && !props.search.look;
  const deeds = useEventDeeds(event, hasForm);
  const { bar } = deeds;
  const pass = useDoorPass(event);
  const [isCancelling, setCancelling] = useState(false);
  useShortcuts('list', {
    z: () => void deeds.undo(),
    // biome-ignore lint/correctness/noComponentHookFactories: the name of a key, not a component.
    Escape: () => void router.navigate({ to: '/office/events' }),
  });
  const hasDoor = hasDuty(me, 'event.door') && event.state === 'shown';
  const Tab = tabsOfEvent[tab]?.module.loaded();
  if (!Tab) return null;
  if (props.names) return <Tab {...props} mayEdit={mayEdit} />;

  const isOn = event.state === 'shown' && !event.isOver;
  const cancel = async (reason: string) => {
    if (await deeds.cancel(reason)) setCancelling(false);
  };
  return (
    <>
      <ScreenHead title={event.title} />
      <Stack space={16}>
        <OthersHere place={`event:${event.id}`} />
        <FilterTabs
          label="Parts of the event"
          items={eventTabs.flatMap((one) => {
            const shown = tabsOfEvent[one];
            if (!shown || (shown.duty && !hasDuty(me, shown.duty))) return [];
            const href = router.buildLocation({
              to: '/office/events/$id',
              params: { id: event.id },
              search: one === 'facts' ? {} : { tab: one },
            }).publicHref;
            return { href, label: shown.label, count: shown.countOf?.(event), isCurrent: one === tab };
          })}
          end={
            (mayEdit || hasDoor) && (
              <EventActs
                doorHref={hasDoor && event.door ? `/office/check-in/${event.id}` : undefined}
                onPass={hasDoor && !event.isOver ? () => void pass.make() : undefined}
                onCopy={mayEdit ? () => void deeds.copy() : undefined}
                onHide={mayEdit && isOn && event.reached === 0 ? () => void deeds.hide() : undefined}
                onCancel={mayEdit && isOn ? () => setCancelling(true) : undefined}
                busy={deeds.busy || pass.busy}
              />
            )
          }
        />
        <ReadAgain />
        {event.state === 'draft' && (
          <Strip>
            <b>Draft.</b> Only volunteers see it until it is published.
          </Strip>
        )}
        {deeds.said && (
          <Strip live tone={deeds.said.tone}>
            {deeds.said.words}
          </Strip>
        )}
        {pass.said && (
          <Strip live tone={pass.said.tone}>
            {pass.said.words}
          </Strip>
        )}
        {hasDoor && event.doorPass && (
          <DoorPassStrip {...event.doorPass} busy={pass.busy} onEnd={() => void pass.end()} />
        )}
        {bar ? (
          <Later module={undoBar} waiting={null} failed="You can undo it with z, and on the dashboard.">
            {(UndoBar) => <UndoBar {...bar} />}
          </Later>
        ) : (
          event.cancelled && (
            <CancelledStrip
              {...event.cancelled}
              mayEdit={mayEdit}
              busy={deeds.busy}
              onUndo={() => void deeds.uncancel()}
              onShowAgain={() => void deeds.showAgain()}
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
                busy={deeds.busy}
                error={deeds.said?.tone === 'critical' ? deeds.said.words : undefined}
              />
            )}
          </Later>
        )}
      </Dialog>
    </>
  );
}
