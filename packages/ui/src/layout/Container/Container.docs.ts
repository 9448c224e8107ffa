import type { ComponentDocs } from '../../../docs/component/ComponentDocs.ts';

export const docs = {
  status: 'stable',
  since: '0.1.0',
  live: 'KeepsThePageMargins',
  use: [
    { when: 'Once in each `Section`, around all of its words.', at: '/contact' },
    { when: 'Around a `PageHead`, so that titles begin on the same line.', at: '/job-board/' },
  ],
  avoid: [
    { when: 'A band with a color, or air above and below', use: 'Section' },
    { when: 'Lines that are too long to read: `measure` of a text', use: 'Text' },
    { when: 'Columns inside the page', use: 'Grid' },
  ],
  anatomy: { none: 'It is one box between the margins of the page.' },
  pairs: [
    {
      do: 'DoHaveOneInAPart',
      dont: 'DontPutOneIntoAnother',
      because: 'Margins add up: words in the inner one no longer begin where all others do.',
    },
  ],
  behavior: [
    'It is never wider than the page’s content, and stands in the middle of wider windows.',
    'Its margins get smaller with the window, and stay at 400% zoom.',
    'It has no height of its own: air above and below is a `Section`’s.',
    'A color around it runs to the edge of the window; words stay inside.',
  ],
  words: { none: 'It has no words: those of its children count.' },
  keys: { none: 'It is a box: Tab goes through what is in it, in the order of the source.' },
  says: { none: 'A box without a role: nothing about it is said.' },
  focus: [
    'It is a box without a role: nothing about it is announced.',
    'On a narrow window, and at 400% zoom, its margins get smaller and the words never scroll sideways.',
    'What you must do: never put one into another, else the margins add up.',
  ],
  related: [
    { part: 'Section', difference: 'the band around it, from edge to edge' },
    { part: 'Grid', difference: 'columns inside it' },
    { part: 'Split', difference: 'a main part and one beside it, inside it' },
  ],
} satisfies ComponentDocs<typeof import('./Container.stories.tsx')>;
