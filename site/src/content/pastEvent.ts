import { eventMessages } from '@banyan/api/contract';

/** The words of a past event's page. */
export const pastEvent = {
  /** Of the page while its event is not known. */
  title: 'Past event',
  description:
    'A past event of the association: when and where it was, who organized it, and its pictures and films.',
  back: { label: eventMessages.back, href: '/events' },
  loading: 'Loading event...',
  outdated: 'This is the event as it stood a while ago.',
  /** The language that a film's captions are in, as its player names it. */
  captions: 'English',
} as const;
