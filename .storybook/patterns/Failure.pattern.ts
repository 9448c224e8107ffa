import type { PatternDocs } from './PatternDocs.ts';

export const pattern = {
  lead: 'Something should be here and did not come. The part that failed says so in its own place, offers a try again, and leaves the rest of the page alone.',
  use: [
    { when: 'A list, a part or the thing of a page could not be loaded.', at: '/job-board/' },
    { when: 'An address at which there is nothing.', at: '/job-board/$id' },
  ],
  avoid: [
    { when: 'Nothing was found, and that is no fault', use: 'Empty' },
    { when: 'A form was not sent', use: 'FormBanner' },
    { when: 'Answers need another look', use: 'ErrorSummary' },
    { when: 'What stands there may be old', use: 'Outdated' },
  ],
  made: [
    { part: 'ErrorState', does: 'in the place of what did not come: what failed, why, try again' },
    { part: 'ListProgress', does: 'has it for every list' },
    { part: 'Outdated', does: 'over what came earlier and could not be confirmed' },
    { part: 'NotFound', does: 'a whole page for an address without one' },
  ],
  behavior: [
    'Only the part that failed is replaced. What came before stays, with a sentence that says how old it is.',
    'The button is busy while the next try is under way, and keeps the focus.',
    'Failures are told in words that somebody can act on; a code stands in the log, never on the page.',
  ],
  accessibility: [
    'What failed is announced at once, by one part: the list, or the state in it.',
    'Once a retry worked, the focus goes to what came in its place.',
    'A page whose thing failed keeps a heading of level 1, and its title says the same.',
  ],
  words: [
    { write: 'Unable to load jobs', not: 'Something went wrong', because: 'What did not work.' },
    {
      write: 'The server did not answer. The rest of the page works.',
      not: 'Error 500',
      because: 'The cause, and what still can be done.',
    },
  ],
} satisfies PatternDocs;
