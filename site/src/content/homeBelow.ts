/** Texts of the front page below its event. */
export const homeBelow = {
  reading: {
    label: 'Stories and news',
    story: 'A story',
    allStories: { label: 'All stories', href: '/alumni-stories' },
    news: 'News',
    allNews: { label: 'All news', href: '/news' },
  },
  join: {
    heading: 'Join Us',
    text: 'Every chapter is a new root of the same tree. Find yours, or start one.',
    button: { label: 'REGISTER', href: '/membership' },
    toPune: 'to Pune',
  },
} as const;
