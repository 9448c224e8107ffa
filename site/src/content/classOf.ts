/** Texts of the class pages, one per graduation year, and of their index. */
export const classOf = {
  /** `Class of 1998` */
  title: (year: number) => `Class of ${year}`,
  description: (year: number) =>
    `The class of ${year}: who of it is listed in the directory, the stories they tell and the news about them.`,
  index: {
    lede: 'One line for every year somebody graduated. The longer it hangs, the more of them are listed.',
  },
  back: { label: 'All years', href: '/class-of' },
  years: 'Graduation years',
  neighbours: 'The years beside it',
  listed: (count: number) => `${count} listed`,
  /** Label of the decades that are folded, because they have no listed member. */
  nobody: (from: number, to: number) => `${from} to ${to}: nobody is listed yet`,
  members: {
    heading: 'Who is listed',
    all: 'Alumni of this year',
    pages: 'Pages of this year',
    empty: 'Nobody of this year is listed yet',
    emptyHint: 'Somebody has to be the first. Joining is free, and you decide what is shown.',
    register: { label: 'Register as a member', href: '/membership/register' },
  },
  told: {
    stories: 'Their stories',
    news: 'News about them',
    all: 'What they tell, and what is told of them',
    list: {
      loading: 'Loading stories and news...',
      failed: 'Their stories and news could not be loaded',
      failedReason:
        'The server did not answer, or not in a way that can be read. The rest of the page works.',
      retry: 'Retry',
      empty: 'Nothing has been told yet',
    },
  },
} as const;
