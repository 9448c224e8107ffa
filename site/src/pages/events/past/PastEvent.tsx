import { machineDate, eventMessages as messages } from '@banyan/api/contract';
import { eventWhen } from '@banyan/app/events';
import type { ReadState } from '@banyan/app/reading';
import { MediaGallery, Outdated } from '@banyan/ui/content';
import { Container, Section } from '@banyan/ui/layout';
import { PastEventHead } from '@banyan/ui/sections';
import { useMemo, useState } from 'react';
import { pastEvent as words } from '../../../content/pastEvent.ts';
import type { FoundEvent } from '../readEvent.ts';
import { galleryItems } from './galleryItems.ts';
import { useGallery } from './useGallery.ts';

export interface PastEventProps {
  found: FoundEvent;
  reading: ReadState<unknown>;
  /** Query string that the page was rendered for. */
  rendered: string;
}

/** Past event: its description, and the gallery below. */
export function PastEvent({ found, reading, rendered }: PastEventProps) {
  const { event } = found;
  const unchanged = useUnchanged(found);
  const items = useMemo(() => galleryItems(unchanged), [unchanged]);
  return (
    <article>
      <Container>
        <PastEventHead
          back={words.back}
          category={event.category}
          title={event.title}
          description={event.description || undefined}
          dateLong={eventWhen(event)}
          dateTime={machineDate(event)}
          location={event.location}
          maxAttendees={event.maxAttendees}
          organizer={event.organizer || undefined}
        />
        <Outdated
          reading={reading}
          heading={messages.loadFailed}
          text={words.outdated}
          retryLabel={messages.retry}
        />
      </Container>
      <Section>
        <Container>
          <MediaGallery
            heading={messages.gallery}
            headingId="gallery"
            items={items}
            {...useGallery(event._id, rendered)}
          />
        </Container>
      </Section>
    </article>
  );
}

/**
 * Returns the same object while its content does not change. This avoids rendering two hundred tiles again when the API confirms
 * the data.
 */
function useUnchanged<T>(value: T): T {
  const [kept, keep] = useState(value);
  if (JSON.stringify(kept) === JSON.stringify(value)) return kept;
  keep(value);
  return value;
}
