import { featuredEventMessages } from '@banyan/api/contract';
import { FeaturedEvent, type FeaturedEventProgress } from '@banyan/ui/content';
import { toast } from '@banyan/ui/overlays';
import { getRouteApi } from '@tanstack/react-router';
import { home } from '../../content/home.ts';
import { eventDetails } from './eventDetails.ts';
import { type FeaturedEventState, useFeaturedEvent } from './useFeaturedEvent.ts';

const route = getRouteApi('/');
const words = home.featured;

/** The featured event with its states: loading, retrying, none, ready. */
export function HomeEvent() {
  const { featured } = route.useLoaderData();
  const state = useFeaturedEvent(featured, sayThatItFailed);
  return (
    <FeaturedEvent
      progress={progressOf(state)}
      label={words.label}
      loadingText={featuredEventMessages.loading}
      failedText={words.failed}
      retryLabel={words.retry}
      noneText={words.none}
      eventsLink={words.allEvents}
    />
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
