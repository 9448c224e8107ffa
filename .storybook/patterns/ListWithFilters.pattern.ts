import type { PatternDocs } from './PatternDocs.ts';

export const pattern = {
  lead: 'Many things of one kind, and what narrows them. Everything that narrows stands in the address, so that a list can be shared and comes back as it was.',
  use: [
    { when: 'Jobs, news, people, events: more than ten of one kind.', at: '/job-board/' },
    { when: 'A list that people come back to with the same question.', at: '/alumni-directory' },
  ],
  avoid: [
    { when: 'Up to seven places to go on to', use: 'IndexList' },
    { when: 'Things of several kinds, found by words', use: 'Search' },
    { when: 'Lines that something is done with, one after the other', use: 'Queue with detail' },
  ],
  made: [
    { part: 'PageHead', does: 'says what the list has, and holds the way to add to it' },
    { part: 'SearchForm', does: 'a row of boxes and choices over the list, as `JobSearch` has it' },
    { part: 'ListStatus', does: 'says how many there are, and clears the filters' },
    { part: 'ListProgress', does: 'has the list in each of its states, as `JobBoard` does' },
    { part: 'Split', does: 'puts how it works beside the list from 968 px' },
  ],
  behavior: [
    'Narrowing waits until typing pauses, and happens at once on Enter and when something is chosen.',
    'The address follows without a new page; Back leads to the list as it was before the last choice.',
    'Without JavaScript the boxes are a form that asks the page itself for what stands in them.',
    'A list that could not be confirmed stays, and says how old it is.',
  ],
  accessibility: [
    'The search is a landmark with a name. How many were found is announced when it changes.',
    'The focus stays in the box while the list changes; clearing the filters moves it to the count.',
    'Each thing of the list has a heading, so that people can jump from one to the next.',
  ],
  words: [
    {
      write: '3 jobs on the board',
      not: 'Showing 1-3 of 3 results',
      because: 'It counts what people look for.',
    },
    { write: 'Clear filters', not: 'Reset', because: 'It says what goes.' },
  ],
} satisfies PatternDocs;
