import { site } from './site.ts';

/** Texts of the unsubscribe page, which each campaign links to. Members also have these settings on `/my`. */
export const unsubscribe = {
  page: {
    title: 'Emails from us',
    description: 'Your own page to choose which emails you get from us, or to unsubscribe.',
  },
  /** Current subscription. Followed by the email address, then the sender. */
  all: { heading: 'You get our emails', lede: 'We write to you now and then, at' },
  chapter: {
    heading: 'You get your chapter’s emails',
    lede: 'You get only your chapter’s emails, at',
  },
  none: {
    heading: 'You get no emails',
    lede: 'We email you only what you ask for yourself, such as a ticket or a receipt.',
  },
  guest: { heading: 'You get emails about our events', lede: 'Volunteers email the guests of an event, at' },
  test: {
    heading: 'This was a test',
    lede: 'A volunteer sent this email as a test, so there is nothing to unsubscribe from.',
  },
  buttons: { none: 'Unsubscribe', chapter: 'Fewer: only my chapter', again: 'Get all emails again' },
  /** Precedes the names of the chapters. */
  chapterNote: 'Only my chapter: emails to',
  guestNote: 'You still get your tickets, and emails about changes to events you are registered for.',
  /** Explains resubscribing. */
  back: {
    text: 'If you change your mind, press the button here, or do it at any time on',
    label: 'your own page',
    href: '/my',
  },
  unknown: {
    heading: 'This link is not complete',
    lede: 'Some mail programs break a long address in two: copy the whole address from the email.',
  },
  elsewhere: {
    heading: 'This does not work here',
    lede: `Write to ${site.email}. A volunteer removes you from the list.`,
  },
} as const;
