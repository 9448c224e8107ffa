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
  pairs: [],
  words: [],
  keys: [],
  says: [],
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
