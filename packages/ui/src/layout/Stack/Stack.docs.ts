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
  anatomy: { none: 'It is one box; its parts are what you put into it.' },
  pairs: [
    {
      do: 'DoNestForTwoDistances',
      dont: 'DontSpreadEvenly',
      because:
        'What belongs together stands closer. One stack has one distance, so put a stack into a stack.',
    },
  ],
  behavior: [
    'Children stand below one another, as wide as the stack, `space` apart.',
    'With `align` narrower children stand at the start, in the middle or at the end.',
    'A long word breaks; it does not widen the stack.',
    'Without children, or with one, there is no distance at all.',
  ],
  words: { none: 'It has no words: those of its children count.' },
  keys: { none: 'It is a box: Tab goes through what is in it, in the order of the source.' },
  says: {
    none: 'A box without a role, unless `element` makes it a list or a group, and those have no name of their own.',
  },
  focus: [
    'It changes nothing that is announced: `element` decides whether it is a list, a group of fields or only a box.',
    'Children are drawn, read and reached in the order of the source. Nothing can be moved by a style.',
    'What you must do: put only `li` into a `ul` or an `ol`, and name a `nav`, an `aside` or a `form`.',
  ],
  related: [
    { part: 'Cluster', difference: 'a row that wraps' },
    { part: 'Grid', difference: 'equal columns' },
    { part: 'Split', difference: 'two unequal columns' },
    { part: 'FieldRow', difference: 'fields beside each other' },
    { part: 'Section', difference: 'a band of the page, with its own air' },
  ],
} satisfies ComponentDocs<typeof import('./Stack.stories.tsx')>;
