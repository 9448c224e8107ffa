import { eventMessages } from '@banyan/api/contract';
import { unknownTitles } from './unknownTitles.ts';

/** Texts of a past event’s page. */
export const pastEvent = {
  title: unknownTitles.pastEvent,
  description:
    'A past event of the association: when and where it was, who organized it, and its pictures and films.',
  back: { label: eventMessages.back, href: '/events' },
  loading: 'Loading event...',
  outdated: 'This page may be out of date.',
  /** Language of the video captions, as shown in the player. */
  captions: 'English',
} as const;
