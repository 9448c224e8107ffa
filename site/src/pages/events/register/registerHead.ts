import { type EventItem, limits } from '@banyan/api/contract';
import { eventWhen } from '@banyan/app/events';
import { eventRegistration as words } from '../../../content/eventRegistration.ts';
import type { PageHead } from '../../../head.ts';

/**
 * What the registration page of one event says about itself.
 *
 * @param event Undefined while it is not known, or when there is none.
 */
export function registerHead(id: string, event: EventItem | undefined): PageHead {
  const path = `/events/register/${encodeURIComponent(id)}`;
  if (!event) return { path, title: words.title, description: words.description, index: false };
  const description = `${eventWhen(event)}. ${event.location}. ${event.description}`;
  return {
    path,
    title: event.title,
    description:
      description.length > limits.metaDescriptionLength
        ? `${description.slice(0, limits.metaDescriptionLength - 1).replace(/\s+\S*$/, '')}…`
        : description,
  };
}
