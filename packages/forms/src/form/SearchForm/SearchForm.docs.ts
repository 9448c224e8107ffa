import type { ComponentDocs } from '@banyan/ui/component-docs';

export const docs = {
  status: 'stable',
  since: '0.1.0',
  live: 'EnterSearches',
  use: [
    { when: 'Over a list that it narrows while one types.', at: '/job-board/' },
    { when: 'The search of the whole site.', at: '/search' },
  ],
  avoid: [
    { when: 'One question that another page answers', use: 'BigSearch' },
    { when: 'Answers that are sent and kept', use: 'FormBody' },
    { when: 'A page of a list by its number', use: 'GoToPageDialog' },
    { when: 'Another order of the list', use: 'SortLinks' },
  ],
  anatomy: {
    story: 'Gallery',
    parts: [
      { name: 'Search', at: 'search', says: 'The landmark, with a name.' },
      {
        name: 'Box',
        at: 'search input',
        many: true,
        says: 'A `SearchBox`: a sign at its start, a placeholder, a name that is heard.',
      },
      { name: 'Icon', at: 'search svg', many: true, says: '20 px: a glass, or what is searched by.' },
    ],
  },
  pairs: [
    {
      do: 'DoSayWhatCanBeFound',
      dont: 'DontSaySearchAgain',
      because: 'The glass says “search” already. The words say what can be found here.',
    },
  ],
  behavior: [
    'Enter calls `onSearch`; the page is not loaded anew.',
    'What narrows while one types is up to the page: each box hands on its changes.',
    'Without JavaScript it sends what stands in its fields to `action`, by a button that only shows there.',
    'A phone’s keyboard says “search” in the place of Enter.',
    'The browser offers nothing that was typed before.',
  ],
  words: [
    {
      write: 'Title, company or skill',
      not: 'Search...',
      because: 'The placeholder says what can be found.',
    },
    { write: 'Search jobs', not: 'Form', because: 'The name of the landmark says what is searched.' },
  ],
  keys: [{ keys: 'Enter', does: 'Searches at once; the page is not loaded anew.', story: 'EnterSearches' }],
  says: [{ story: 'EnterSearches', role: 'textbox', name: 'Location' }],
  focus: [
    'A landmark of the kind search. The name of each box is heard; what is seen is its placeholder.',
    'The focus stays in the box while results change.',
    'What you must do: with more than one box put a `hidden` button of type `submit` in, else browsers send nothing by Enter.',
    'What you must do: announce how many were found. `ListProgress` and `ListStatus` do.',
  ],
  related: [
    { part: 'BigSearch', difference: 'one box that another page answers' },
    { part: 'ListStatus', difference: 'says how many were found' },
    { part: 'EmptyState', difference: 'nothing was found' },
  ],
} satisfies ComponentDocs<typeof import('./SearchForm.stories.tsx')>;
