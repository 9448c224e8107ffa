import { featuredEventMessages } from '@banyan/api/contract';
import { Button, Notice } from '@banyan/ui/elements';
import { Container, Section, Stack } from '@banyan/ui/layout';
import { toast } from '@banyan/ui/overlays';
import { FeaturedEvent, type FeaturedEventProgress } from '@banyan/ui/sections';
import { getRouteApi } from '@tanstack/react-router';
import { home } from '../../content/home.ts';
import { eventDetails } from '../featuredEvent/eventDetails.ts';
import { type FeaturedEventState, useFeaturedEvent } from '../featuredEvent/useFeaturedEvent.ts';
import { useRetryFocus } from '../featuredEvent/useRetryFocus.ts';

const route = getRouteApi('/');
const words = home.featured;

/** The featured event with its states: loading, retrying, none, ready. */
export function HomeEvent() {
  const { featured } = route.useLoaderData();
  const state = useFeaturedEvent(featured, sayThatItFailed);
  const { section, retry } = useRetryFocus(state);
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
      {state.failed && state.event !== undefined ? <Outdated retry={retry} /> : null}
    </>
  );
}

/** The page brought an event along, but the API does not confirm it. */
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

function progressOf({ event, failed, retry }: FeaturedEventState): FeaturedEventProgress {
  if (event) return { state: 'ready', event: eventDetails(event, words.register) };
  if (event === null) return { state: 'none' };
  return failed ? { state: 'retrying', onRetry: retry } : { state: 'loading' };
}
