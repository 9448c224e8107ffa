import { eventMessages as messages } from '@banyan/api/contract';
import { type InitialData, type ReadState, useApiRead } from '@banyan/app/reading';
import { VisuallyHidden } from '@banyan/ui/elements';
import { Container, Section } from '@banyan/ui/layout';
import { PastEventLoading } from '@banyan/ui/sections';
import { getRouteApi } from '@tanstack/react-router';
import { pastEvent as words } from '../../../content/pastEvent.ts';
import { useFocusWhenLoaded } from '../../useFocusWhenLoaded.ts';
import { type EventOfPage, readEvent } from '../readEvent.ts';
import { EventNotFound } from './EventNotFound.tsx';
import { PastEvent } from './PastEvent.tsx';

const route = getRouteApi('/events/past/$id');

interface Loaded {
  start: InitialData<EventOfPage | null>;
  search: string;
}

/** Page of a past event, with its photos and videos. */
export function PastEventPage() {
  const { id } = route.useParams();
  return <PastEventReading key={id} id={id} loaded={route.useLoaderData()} />;
}

function PastEventReading({ id, loaded: { start, search } }: { id: string; loaded: Loaded }) {
  const state = useApiRead(start, (signal) => readEvent(id, undefined, signal));
  useFocusWhenLoaded(state.data?.event.title, start.ready);
  if (state.data?.event.canceledAt) return <PastEventMissing />;
  if (state.data) return <PastEvent found={state.data} reading={state} rendered={search} />;
  if (state.data === null) return <PastEventMissing />;
  return state.failed ? <Failed {...state} /> : <Loading />;
}

function Loading() {
  return (
    <Container>
      <VisuallyHidden>
        <h1>{words.title}</h1>
      </VisuallyHidden>
      <PastEventLoading>{words.loading}</PastEventLoading>
    </Container>
  );
}

/** Shown if the event does not exist or may not be shown (spec part 2 §8); a retry would not help. */
export function PastEventMissing() {
  return (
    <Section>
      <Container>
        <EventNotFound message={messages.notFound} />
      </Container>
    </Section>
  );
}

function Failed({ retry, busy }: Pick<ReadState<unknown>, 'retry' | 'busy'>) {
  return (
    <Section>
      <Container>
        <EventNotFound message={messages.loadFailed} onRetry={retry} busy={busy} />
      </Container>
    </Section>
  );
}
