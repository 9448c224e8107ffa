/** Texts of the site search. */
export const search = {
  heading: 'Search',
  note: 'Searches alumni who agreed to be listed, events, news, stories, jobs and every page of this site.',
  label: 'Search the whole site',
  /** Name in the browser’s address bar; at most 16 characters. */
  shortName: 'Alumni search',
  placeholder: 'A name, a place, a word',
  /** Kinds of results, in display order: heading, and label of the filter and of the link to all results of the kind. */
  kinds: {
    people: { heading: 'People', all: 'people' },
    events: { heading: 'Events', all: 'events' },
    news: { heading: 'News', all: 'news items' },
    stories: { heading: 'Stories', all: 'stories' },
    jobs: { heading: 'Jobs', all: 'jobs' },
    pages: { heading: 'Pages', all: 'pages' },
  },
  everything: 'Everything',
  narrow: 'Kind of result',
  results: 'Found',
  pages: 'Pages of results',
  /** `23 found` … `for “canteen”` */
  found: (total: number) => `${figure(total)} found`,
  forWords: (words: string) => `for “${words}”`,
  /** `All 61 people` */
  all: (total: number, kind: string) => `All ${figure(total)} ${kind}`,
  clear: 'Clear search',
  list: {
    loading: 'Searching...',
    failed: 'The search failed',
    failedReason: 'Your words are still here. Please try again.',
    retry: 'Retry',
    empty: 'Nothing found',
    emptyHint: 'Try a part of the word, another spelling, or fewer words.',
  },
  /** Shown when some lists could not be searched. Followed by their names. */
  partial: {
    heading: 'Not everything could be searched',
    text: 'These lists could not be searched just now. Each has its own search.',
  },
  /** Shown before a search, and when nothing was found. */
  start: {
    heading: 'Where most people look',
    links: [
      {
        heading: 'Alumni directory',
        detail: 'By name, program or graduation year.',
        href: '/alumni-directory',
      },
      { heading: 'Events', detail: 'What is coming up, and pictures of what was.', href: '/events' },
      { heading: 'News', detail: 'Search titles, and filter by category.', href: '/news' },
      { heading: 'Alumni stories', detail: 'Told by those they happened to.', href: '/alumni-stories' },
      { heading: 'Job board', detail: 'Sixty days each, read by a volunteer first.', href: '/job-board' },
      {
        heading: 'Chapters',
        detail: 'Seven of them, and their group chats.',
        href: '/chapters',
      },
    ],
  },
} as const;

function figure(count: number): string {
  return count.toLocaleString('en-US');
}
