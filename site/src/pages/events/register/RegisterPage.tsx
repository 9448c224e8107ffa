import { eventMessages } from '@banyan/api/contract';
import { clockLine } from '@banyan/app/events';
import { type InitialData, type ReadState, useApiRead } from '@banyan/app/reading';
import { EventTicket, type EventTicketProgress, eventTicketWords } from '@banyan/ui/content';
import { MoreLink, VisuallyHidden } from '@banyan/ui/elements';
import { useHydrated } from '@banyan/ui/hooks';
import { toast } from '@banyan/ui/overlays';
import { getRouteApi } from '@tanstack/react-router';
import { useEffect } from 'react';
import { eventClock } from '../../../content/eventClock.ts';
import { eventRegistration as words } from '../../../content/eventRegistration.ts';
import type { PostedForm } from '../../../request.ts';
import { useFocusWhenLoaded } from '../../useFocusWhenLoaded.ts';
import { type EventOfPage, type FoundEvent, readEvent } from '../readEvent.ts';
import { Registration } from './Registration.tsx';
import { ticketEvent } from './ticketEvent.ts';
import { calendarOf } from './useRegistering.ts';
import { useRegistrationState } from './useRegistrationState.ts';

const route = getRouteApi('/events/register/$id');

interface Loaded {
  start: InitialData<EventOfPage | null>;
  /** Time of rendering, in milliseconds since 1970. */
  now: number;
  serverState: PostedForm<'eventRegistration'> | null;
}

/** Page of an upcoming event, with its registration form. */
export function RegisterPage() {
  const { id } = route.useParams();
  return <EventRegistration key={id} id={id} loaded={route.useLoaderData()} />;
}

function EventRegistration({ id, loaded }: { id: string; loaded: Loaded }) {
  const state = useApiRead(loaded.start, (signal) => readEvent(id, undefined, signal));
  useFocusWhenLoaded(state.data?.event.title, loaded.start.ready);
  if (state.data) return <Ticket found={state.data} loaded={loaded} />;
  if (state.data === null) return <EventMissing />;
  return state.failed ? <Failed {...state} /> : <Loading />;
}

function Loading() {
  return (
    <>
      <VisuallyHidden>
        <h1>{words.title}</h1>
      </VisuallyHidden>
      <EventTicket progress={{ state: 'loading' }} back={words.back} words={ticketWords} />
    </>
  );
}

const ticketWords = {
  ...eventTicketWords,
  loading: words.loading,
  failed: eventMessages.detailHeading,
  failedReason: eventMessages.detailFailed,
  retry: eventMessages.retry,
};

function Failed({ retry, busy }: Pick<ReadState<unknown>, 'retry' | 'busy'>) {
  useFailureToast(!busy);
  return <EventTicket progress={{ state: 'failed', onRetry: retry, busy }} {...failedView} />;
}

/** Shown if the event does not exist or may not be shown (spec part 2 §8); a retry would not help. */
export function EventMissing() {
  useFailureToast(true);
  return <EventTicket progress={{ state: 'failed' }} {...failedView} />;
}

const failedView = { back: words.failedBack, words: ticketWords };

function useFailureToast(failed: boolean): void {
  useEffect(() => {
    if (failed) toast.error(eventMessages.detailToast, { id: 'event-details' });
  }, [failed]);
}

function Ticket({ found, loaded }: { found: FoundEvent; loaded: Loaded }) {
  const { now, serverState } = loaded;
  const status = useRegistrationState(found.event, now, serverState?.message);
  const yourTime = clockLine(found.event, useHydrated(), eventClock);
  const progress: EventTicketProgress = {
    state: 'ready',
    event: ticketEvent(found, { yourTime, full: status.filledUp }),
  };
  return (
    <EventTicket
      progress={progress}
      back={words.back}
      words={ticketWords}
      actions={
        // After a form sent without JavaScript, the calendar file is offered next to the reference number.
        status.state === 'open' && !serverState?.success ? (
          <MoreLink href={calendarOf(found)}>{words.registered.calendar}</MoreLink>
        ) : null
      }
    >
      <Registration found={found} status={status} serverState={serverState} />
    </EventTicket>
  );
}
