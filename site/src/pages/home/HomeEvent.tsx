import { featuredEventMessages } from '@banyan/api/contract';
import { createEventDetails } from '@banyan/app/events';
import { useRetryFocus } from '@banyan/app/reading';
import { Button, Notice } from '@banyan/ui/elements';
import { Container, Section, Stack } from '@banyan/ui/layout';
import { toast } from '@banyan/ui/overlays';
import { FeaturedEvent, type FeaturedEventProgress } from '@banyan/ui/sections';
import { getRouteApi } from '@tanstack/react-router';
import { useRef } from 'react';
import { home } from '../../content/home.ts';
import { registerHref } from '../events/eventPaths.ts';
import { type FeaturedEventState, useFeaturedEvent } from '../featuredEvent/useFeaturedEvent.ts';

const route = getRouteApi('/');
const words = home.featured;
const eventDetails = createEventDetails({ registerLabel: words.register, registerHref });

/** Featured event. States: loading, retrying, empty, ready. */
export function HomeEvent() {
  const { featured } = route.useLoaderData();
  const state = useFeaturedEvent(featured, sayThatItFailed);
  const section = useRef<HTMLElement>(null);
  const retry = useRetryFocus(state, () => section.current?.querySelector('h2'));
  return (
    <>
      <FeaturedEvent
        ref={section}
        progress={progressOf({ ...state, retry })}
        label={words.label}
        loadingText={featuredEventMessages.loading}
        failedText={words.failed}
        retryLabel={words.retry}
        noneText={words.none}
        eventsLink={words.allEvents}
      />
      {state.failed && state.data !== undefined ? <Outdated retry={retry} /> : null}
    </>
  );
}

/** Shown if the page contains an event that the API does not confirm. */
function Outdated({ retry }: { retry: () => void }) {
  return (
    <Section tone="sunk" spacing="none" aria-label={words.label}>
      <Container>
        <Notice live heading={featuredEventMessages.failed}>
          <Stack align="start">
            {words.outdated}
            <Button variant="line" size="small" onClick={retry}>
              {words.retry}
            </Button>
          </Stack>
        </Notice>
      </Container>
    </Section>
  );
}

function sayThatItFailed(): void {
  toast.error(featuredEventMessages.failed, { id: 'featured-event' });
}

function progressOf({ data, failed, retry }: FeaturedEventState): FeaturedEventProgress {
  if (data) return { state: 'ready', event: eventDetails(data) };
  if (data === null) return { state: 'none' };
  return failed ? { state: 'retrying', onRetry: retry } : { state: 'loading' };
}
