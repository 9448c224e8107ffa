/** Feeds of the site, for feed readers. */
export const feeds = [
  { title: 'News', href: '/news.xml', description: 'News of the association, newest first.' },
  { title: 'Alumni stories', href: '/alumni-stories.xml', description: 'What became of whom, newest first.' },
  { title: 'Jobs', href: '/job-board.xml', description: 'Jobs on the board, newest first.' },
] as const;
