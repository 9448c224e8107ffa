import type { PatternDocs } from './PatternDocs.ts';

export const pattern = {
  lead: 'A list with nothing in it, and that is no fault. It says what is not there, why that may be, and the one way on.',
  use: [
    { when: 'A search or filters that nothing matches.', at: '/job-board/' },
    { when: 'A list that has not begun yet.', at: '/events/month' },
  ],
  avoid: [
    { when: 'It did not come', use: 'Failure' },
    { when: 'It is on its way', use: 'Skeleton' },
    { when: 'All of a queue is done', use: 'Queue with detail' },
  ],
  made: [
    { part: 'EmptyState', does: 'what is not there, a sentence that helps, one way on' },
    { part: 'ListProgress', does: 'has it for every list' },
    { part: 'ListStatus', does: 'stays over it: its filters can be cleared there, too' },
  ],
  behavior: [
    'What narrows the list stays as it was, so that one word can be changed.',
    'After filters the way on clears them; in a list that has not begun it is the way to add to it.',
    'A part of a page that is empty may be left out whole; a page of its own never is.',
  ],
  accessibility: [
    'It is announced as a change of the list, after typing pauses. The focus stays in the box.',
    'Its heading has the level of what would have stood there.',
  ],
  words: [
    { write: 'No jobs found', not: 'Nothing here', because: 'It says what was looked for.' },
    { write: 'Try one word less.', not: 'Modify your search.', because: 'One thing to do.' },
  ],
} satisfies PatternDocs;
