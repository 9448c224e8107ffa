import type { PatternDocs } from './PatternDocs.ts';

export const pattern = {
  lead: 'One thing on a page of its own, with the way back to its list, the facts that decide, and the one thing to do with it.',
  use: [
    { when: 'A thing that people share, bookmark or come to from a search.', at: '/job-board/$id' },
    { when: 'An event, a story, a piece of news.', at: '/events/register/$id' },
  ],
  avoid: [
    { when: 'A look at it without leaving the list', use: 'Queue with detail' },
    { when: 'Pictures, one after the other', use: 'MediaViewer' },
    { when: 'A record that was sent in', use: 'Queue with detail' },
  ],
  made: [
    { part: 'BackLink', does: 'the way back to the list, before the title' },
    { part: 'Heading', does: 'the name of the thing, of level 1' },
    { part: 'FactGrid', does: 'what people look for first: pay, place, date' },
    { part: 'Prose', does: 'the words somebody wrote, checked' },
    { part: 'ButtonLink', does: 'the one thing to do with it' },
    { part: 'IndexList', does: 'below it, what else there is' },
  ],
  behavior: [
    'Until it has come its place keeps its shape, with the way back above it.',
    'A thing that has gone says so, and offers the nearest: `NotFound`.',
    'What is old and could not be confirmed stays, with a sentence over it: `Outdated`.',
  ],
  accessibility: [
    'After a navigation the title takes the focus, once it is there.',
    'Facts are read with their labels, before the words.',
    'What leaves the site says so at the end of its name.',
  ],
  words: [
    {
      write: 'Apply for Controls engineer',
      not: 'Apply now',
      because: 'The name holds when it is read alone.',
    },
    { write: 'Posted November 18, 2026', not: 'Posted 3 weeks ago', because: 'A page is kept and printed.' },
  ],
} satisfies PatternDocs;
