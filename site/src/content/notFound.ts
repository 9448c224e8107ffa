/** The words of the page for addresses that do not exist. */
export const notFound = {
  title: 'Page not found',
  heading: 'This branch has not reached the ground.',
  lede: 'There is no page at this address. It may have moved when we did.',
  links: [
    { label: 'Front page', note: 'Start from the trunk.', href: '/' },
    { label: 'Events', note: 'Dinner is at a known address.', href: '/events' },
    { label: 'Alumni directory', note: 'Or ask someone.', href: '/alumni-directory' },
  ],
} as const;
