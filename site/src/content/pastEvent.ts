import { eventMessages } from '@banyan/api/contract';
import { unknownTitles } from './unknownTitles.ts';

/** The words of a past event's page. */
export const pastEvent = {
  title: unknownTitles.pastEvent,
  description:
    'A past event of the association: when and where it was, who organized it, and its pictures and films.',
  back: { label: eventMessages.back, href: '/events' },
  loading: 'Loading event...',
  outdated: 'This is the event as it stood a while ago.',
  /** The language that a film's captions are in, as its player names it. */
  captions: 'English',
} as const;
