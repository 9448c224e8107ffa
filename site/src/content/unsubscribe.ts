import { site } from './site.ts';

/** Texts of the unsubscribe page, which each campaign links to. Members also have these settings on `/my`. */
export const unsubscribe = {
  page: {
    title: 'Letters from us',
    description: 'Your own page to say which letters you want from us, and to get none any more.',
  },
  /** Current subscription. Followed by the email address, then the sender. */
  all: { heading: 'You get our letters', lede: 'We write to you now and then, at' },
  chapter: {
    heading: 'You get the letters to your chapter',
    lede: 'Of our letters you get only those to your chapter, at',
  },
  none: {
    heading: 'You get no letters',
    lede: 'We do not write to you any more, apart from what you ask for yourself, such as a ticket or a receipt.',
  },
  guest: { heading: 'You get letters about our events', lede: 'Volunteers write to those who come, at' },
  test: {
    heading: 'This was a test',
    lede: 'A volunteer sent this letter to themselves, so there is nothing to unsubscribe from.',
  },
  buttons: { none: 'Unsubscribe', chapter: 'Fewer: only my chapter', again: 'Get all letters again' },
  /** Precedes the names of the chapters. */
  chapterNote: 'Only my chapter: letters to',
  guestNote: 'Your ticket, and what changes about an event that you come to, reaches you all the same.',
  /** Explains resubscribing. */
  back: {
    text: 'If you change your mind, press the button here, or do it at any time on',
    label: 'your own page',
    href: '/my',
  },
  unknown: {
    heading: 'This link is not complete',
    lede: 'Some mail programs break a long address in two: copy it out of the letter to its very end.',
  },
  elsewhere: {
    heading: 'This cannot be done here',
    lede: `Write to ${site.email}, and a volunteer takes you off the list.`,
  },
} as const;
