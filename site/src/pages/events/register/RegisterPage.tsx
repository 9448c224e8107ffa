import { eventHours, eventMessages } from '@banyan/api/contract';
import { EventTicket, type EventTicketProgress, eventTicketWords } from '@banyan/ui/content';
import { VisuallyHidden } from '@banyan/ui/elements';
import { toast, useHydrated } from '@banyan/ui/overlays';
import { getRouteApi } from '@tanstack/react-router';
import { useEffect } from 'react';
import { eventRegistration as words } from '../../../content/events.ts';
import { site } from '../../../content/site.ts';
import type { HeadStart } from '../../../headStart.ts';
import type { PostedEventRegistration } from '../../../request.ts';
import { type ReadState, useRead } from '../../../useRead.ts';
import { readersTime } from '../eventWords.ts';
import { Registration } from './Registration.tsx';
import { type FoundEvent, readEvent } from './readEvent.ts';
import { ticketEvent } from './ticketEvent.ts';
import { useRegistrationState } from './useRegistrationState.ts';

const route = getRouteApi('/events/register/$id');

interface Loaded {
  start: HeadStart<FoundEvent | null>;
  /** When it was rendered, in milliseconds since 1970. */
  now: number;
  posted: PostedEventRegistration | null;
}

/** One event, and the form that registers for it. */
export function RegisterPage() {
  const { id } = route.useParams();
  return <EventRegistration key={id} id={id} loaded={route.useLoaderData()} />;
}

function EventRegistration({ id, loaded }: { id: string; loaded: Loaded }) {
  const state = useRead(loaded.start, (signal) => readEvent(id, undefined, signal));
  useArrival(state.data, loaded.start.ready);
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

/** There is no such event, or none that may be shown (spec part 2 §8); asking again would change nothing. */
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
  const { now, posted } = loaded;
  const door = useRegistrationState(found.event, now, posted?.message);
  const yourTime = useYourTime(found);
  const progress: EventTicketProgress = {
    state: 'ready',
    event: ticketEvent(found, { yourTime, full: door.filledUp }),
  };
  return (
    <EventTicket progress={progress} back={words.back} words={ticketWords}>
      <Registration found={found} door={door} posted={posted} />
    </EventTicket>
  );
}

/** A line under the date from the start, so that nothing moves once the reader's own time is known. */
function useYourTime({ event }: FoundEvent): string | undefined {
  const theirs = useHydrated() ? readersTime(event) : undefined;
  if (theirs) return `${theirs}, ${words.yourTime}`;
  return eventHours(event) && words.itsTime;
}

/** An event that came after its page: the title is its own, and a focus that lost its place goes on at the heading. */
function useArrival(found: FoundEvent | null | undefined, cameAlong: boolean): void {
  useEffect(() => {
    if (!found || cameAlong) return;
    document.title = `${found.event.title} | ${site.name}`;
    if (document.activeElement === document.body)
      document.querySelector('h1')?.focus({ preventScroll: true });
  }, [found, cameAlong]);
}
