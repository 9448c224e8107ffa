import type { ComponentDocs } from '../../../docs/component/ComponentDocs.ts';

export const docs = {
  status: 'stable',
  since: '0.1.0',
  live: 'WithOneWayOn',
  use: [
    { when: 'A search or a filter finds nothing.', at: '/alumni-directory' },
    { when: 'A list has nothing in it yet, and that is no fault.', at: '/job-board/' },
  ],
  avoid: [
    { when: 'Something should be here and did not come', use: 'ErrorState' },
    { when: 'It is on its way', use: 'Skeleton' },
    { when: 'A page that is not there', use: 'NotFound' },
    { when: 'A list with all its states', use: 'ListProgress' },
  ],
  anatomy: {
    story: 'WithOneWayOn',
    parts: [
      { name: 'Drawing', at: 'svg', says: 'Two arches and the line of a missing one. Seen only.' },
      { name: 'Heading', at: 'h3', says: 'What is not there.' },
      {
        name: 'Sentence',
        at: 'h3 + div',
        optional: true,
        says: 'One that helps: what to try, or when something comes.',
      },
      { name: 'Action', at: 'button', optional: true, says: 'The one way on, of variant `line`.' },
    ],
  },
  pairs: [
    {
      do: 'DoSayWhatToTry',
      dont: 'DontShrug',
      because: 'Nothing found is the moment when people leave. One thing to try keeps them.',
    },
  ],
  behavior: [
    'It stands in the place of the list, with a drawing, a heading, a sentence and one way on.',
    'Without a sentence or an action their places take no room.',
    'With `live` it is announced as it appears after a search.',
    'It goes as soon as there is something to show; you draw the list instead.',
  ],
  words: [
    { write: 'No alumni found', not: 'Nothing here!', because: 'It says what was looked for.' },
    {
      write: 'Try the year alone; programs have been renamed twice.',
      not: 'Modify your search criteria.',
      because: 'It knows why nothing was found.',
    },
  ],
  keys: { none: 'Its button is a `Button`, with the keys of one.' },
  says: [{ story: 'WithOneWayOn', role: 'button', name: 'Clear filters' }],
  focus: [
    'With `live` it is a status: announced when the reader pauses. The focus stays in the search.',
    'What you must do: set `live` after a search, leave it off in a page that begins empty, and choose `headingLevel` by the outline.',
  ],
  related: [
    { part: 'ErrorState', difference: 'a fault, with a try again' },
    { part: 'ListProgress', difference: 'puts this in the place of a list' },
    { part: 'NotFound', difference: 'a whole page that is not there' },
    { part: 'SearchForm', difference: 'what was searched with' },
    { part: 'Skeleton', difference: 'while nobody knows yet' },
  ],
} satisfies ComponentDocs<typeof import('./EmptyState.stories.tsx')>;
