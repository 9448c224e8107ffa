/** Texts shared by all chapter pages. */
export const chapterWords = {
  back: { label: 'All chapters', href: '/chapters' },
  join: { label: 'Join the chapter', href: '/membership/register' },
  chat: 'Group chat',
  events: {
    heading: 'What is on',
    text: 'Come once. After that the chapter has your number.',
    all: { label: 'Events of all chapters', href: '/events' },
    register: 'Register',
    /** Replaces “Register” when registration is closed. */
    details: 'See details',
    states: {
      loading: 'Loading events...',
      empty: 'Nothing is on the calendar here. The next one starts with a proposal.',
      failed: 'The events could not be loaded.',
      outdated: 'This list may be out of date.',
    },
    question: 'Have a room, a date and a reason?',
    propose: 'Propose an event to the chapter',
    feed: {
      question: 'Want these in your own calendar?',
      label: 'Subscribe to the calendar',
      addressLabel: 'Address of the calendar',
    },
  },
  people: {
    heading: 'Who to ask',
    text: 'Volunteers, with jobs and children. They answer their mail, usually after dinner.',
    write: 'Write to the chapter',
    /** Follows the number of members who show their state in the directory. */
    living: (count: number) =>
      count === 1
        ? 'member lives in these states and lets the directory say so'
        : 'members live in these states and let the directory say so',
    seeThem: 'See who they are',
  },
  news: {
    heading: 'From here and from the others',
    all: { label: 'All news', href: '/news' },
    follow: 'Follow with a feed reader',
  },
  involved: 'Put down a root here',
  retry: 'Retry',
} as const;
