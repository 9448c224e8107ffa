import type { PatternDocs } from './PatternDocs.ts';

export const pattern = {
  lead: 'Things of every kind, found by words: a few of each kind, its number, and the way to its own list.',
  use: [
    { when: 'The search of the whole site.', at: '/search' },
    { when: 'People know a word, and not where it stands.' },
  ],
  avoid: [
    { when: 'Things of one kind', use: 'List with filters' },
    { when: 'A question on another page that leads here', use: 'BigSearch' },
    { when: 'Doing something in the Office, by keys', use: 'SearchPalette' },
  ],
  made: [
    { part: 'SiteSearch', does: 'one box; results follow while one types' },
    { part: 'SearchResults', does: 'groups of what was found, each a landmark with its number' },
    { part: 'EmptyState', does: 'nothing found: another spelling, one word less' },
    { part: 'ErrorState', does: 'no answer: the words are kept' },
  ],
  behavior: [
    'Results come when typing pauses, and at once on Enter. The address follows, so that a search can be shared.',
    'Escape empties the box. Groups keep their order, whatever was found.',
    'A list that did not answer is named; what the others found is shown.',
  ],
  accessibility: [
    'The box is in a search landmark. How many were found is announced, not each result.',
    'Marked words are part of their title: it is read as one.',
    'Each group is a region, so people jump from kind to kind.',
  ],
  words: [
    { write: 'A name, a place, a word', not: 'Search...', because: 'What can be looked for.' },
    { write: 'All 61 people', not: 'See more', because: 'How many, and of what.' },
  ],
} satisfies PatternDocs;
