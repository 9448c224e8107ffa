import { notFoundTitle } from './pages.ts';

/** Texts of the 404 page. */
export const notFound = {
  title: notFoundTitle,
  heading: 'This branch has not reached the ground.',
  lede: 'There is no page at this address. It may have moved when we did.',
  nearest: 'Did you mean',
  search: 'Or look for it',
  links: [
    { label: 'Front page', note: 'Start from the trunk.', href: '/' },
    { label: 'Events', note: 'Dinner is at a known address.', href: '/events' },
    { label: 'Alumni directory', note: 'Or ask someone.', href: '/alumni-directory' },
  ],
} as const;

/** Texts for a news item that does not exist. */
export const newsNotFound = {
  heading: 'This news is not here.',
  lede: 'It may have been removed, or the address may be incomplete.',
  links: [
    { label: 'All news', note: 'See all news in one list.', href: '/news' },
    { label: 'Front page', note: 'Start from the trunk.', href: '/' },
  ],
} as const;

/** Texts for a story that does not exist. */
export const storyNotFound = {
  heading: 'Nobody has told this one.',
  lede: 'There is no story at this address. It may have been withdrawn by the person it is about.',
  links: [
    { label: 'All stories', note: 'The ones that were told.', href: '/alumni-stories' },
    { label: 'Submit a story', note: 'Or tell it yourself.', href: '/submit-story' },
    { label: 'Front page', note: 'Start from the trunk.', href: '/' },
  ],
} as const;
