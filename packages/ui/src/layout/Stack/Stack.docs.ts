import type { ComponentDocs } from '../../../docs/component/ComponentDocs.ts';

export const docs = {
  status: 'stable',
  since: '0.1.0',
  live: 'Standard',
  use: [
    { when: 'Blocks below one another at one distance: a heading, its text, its button.', at: '/contact' },
    { when: 'A list without marks: `element="ul"` with `li` inside.' },
  ],
  avoid: [
    { when: 'Things stand in a row and wrap', use: 'Cluster' },
    { when: 'Equal columns', use: 'Grid' },
    { when: 'Two unequal columns', use: 'Split' },
    { when: 'Air above and below a band of the page', use: 'Section' },
    { when: 'The fields and the foot of a form', use: 'FormBody' },
  ],
  pairs: [
    {
      do: 'DoNestForTwoDistances',
      dont: 'DontSpreadEvenly',
      because:
        'What belongs together stands closer. One stack has one distance, so put a stack into a stack.',
    },
  ],
  words: [],
  keys: [],
  says: [],
  focus: [
    'It changes nothing that is announced: `element` decides whether it is a list, a group of fields or only a box.',
    'Children are drawn, read and reached in the order of the source. Nothing can be moved by a style.',
    'What you must do: put only `li` into a `ul` or an `ol`, and name a `nav`, an `aside` or a `form`.',
  ],
  related: [
    { part: 'Cluster', difference: 'a row that wraps' },
    { part: 'Grid', difference: 'equal columns' },
    { part: 'Split', difference: 'two unequal columns' },
  ],
} satisfies ComponentDocs<typeof import('./Stack.stories.tsx')>;
