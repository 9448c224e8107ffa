import { listedPublicly } from './listed.ts';

/** Texts of the page that links to everything the association offers. */
export const resources = {
  heading: 'Resources',
  lede: 'Seven things five thousand people can do for you, in the order you will need them.',
  /** Links under the heading, in the order of the sections. Each points to the id of a heading. */
  index: [
    { label: 'Events', href: '#events' },
    { label: 'Alumni directory', href: '#directory' },
    { label: 'Jobs', href: '#jobs' },
    { label: 'Stories', href: '#stories' },
    { label: 'Mentorship', href: '#mentorship-section' },
    { label: 'Regional chapters', href: '#regional-chapters' },
    { label: 'Contact', href: '#contact' },
  ],
  events: {
    heading: 'Events',
    text: 'Come once. After that the chapter has your number.',
    more: { label: 'All events', href: '/events' },
    register: 'Register',
    none: 'No event is featured right now. The calendar has the rest.',
    failed: 'The event could not be loaded yet. This page keeps trying.',
    outdated: 'This page may be out of date. The page keeps asking for the latest.',
    retry: 'Try again',
  },
  directory: {
    heading: 'Alumni directory',
    href: '/alumni-directory',
    label: 'Find a classmate by name',
    placeholder: 'Find a classmate',
    button: 'Search',
    note: listedPublicly,
  },
  jobs: {
    heading: 'Jobs',
    access: {
      title: 'Find a job',
      text: 'Posted by alumni: every job has a person behind it.',
      href: '/job-board',
    },
    submit: { title: 'Post a job', text: 'Free, and reviewed within 24-48 hours.', href: '/submit-job' },
  },
  stories: {
    heading: 'Stories',
    read: {
      title: 'Read a story',
      text: 'What became of us, told by the people it happened to.',
      href: '/alumni-stories',
    },
    tell: {
      title: 'Tell yours',
      text: 'Three hundred characters are enough to begin.',
      href: '/submit-story',
    },
  },
  mentorship: {
    heading: 'Mentorship',
    lede: 'A new arch cannot hold itself up. It stands on a timber frame until the last stone is in; then the frame goes to the next arch.',
    text: 'Write to us with your field, your city and one sentence about what you are stuck on, or about what you got unstuck from.',
    button: { label: 'Email the mentors', href: 'mailto:mentors@example.org' },
    image: '/art/way-mentor.svg',
    imageAlt: 'An arch on its timber centering; the keystone is about to be lowered',
  },
  chapters: {
    heading: 'Regional chapters',
    text: 'Seven roots. Each has a group chat, a calendar and somebody who knows a good canteen.',
    pages: { label: 'A page for each of them', href: '/chapters' },
    chat: 'Group chat',
    toPune: 'to Pune',
  },
  contact: {
    heading: 'Something else? Ask a person.',
    button: { label: 'Contact us', href: '/contact' },
  },
} as const;
