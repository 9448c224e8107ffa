import type { ComponentDocs } from '../../../docs/component/ComponentDocs.ts';

export const docs = {
  status: 'stable',
  since: '0.1.0',
  live: 'Standard',
  use: [
    { when: 'One short fact about the thing beside it: kind, state, category.', at: '/job-board/' },
    { when: 'The state of an event: “Every seat is taken”, as `line`.', at: '/events/' },
  ],
  avoid: [
    { when: 'It can be pressed', use: 'Chip' },
    { when: 'A filter that can be taken away', use: 'RemovableChip' },
    { when: 'Facts with a label: date, place', use: 'Facts' },
    { when: 'A message of a sentence', use: 'Notice' },
  ],
  anatomy: {
    story: 'Success',
    parts: [
      { name: 'Icon', at: 'span > svg', optional: true, says: '14 px, for success, warning and critical.' },
      {
        name: 'Words',
        at: 'span:has(> svg)',
        says: 'One to three. They say all of it; the tone only repeats it.',
      },
    ],
  },
  pairs: [
    {
      do: 'DoNameTheState',
      dont: 'DontColorAWord',
      because: 'Color is not heard, and many do not tell red from green. The words carry the state.',
    },
  ],
  behavior: [
    'It is as wide as its words, and wraps where they have no room.',
    'Its tone changes only color; the words stay the same.',
    'Nothing happens when it is pointed at or pressed.',
    'Only `line` has an edge that is seen; in forced colors each has one.',
  ],
  words: [
    { write: 'Registration closed', not: 'CLOSED!!!', because: 'What is closed, and no shouting.' },
    { write: 'Withdrawn', not: 'Withdraw', because: 'A verb reads like a button.' },
    {
      write: 'Full-time',
      not: 'Employment type: Full-time',
      because: 'The thing beside it says what kind of fact it is.',
    },
  ],
  keys: { none: 'It cannot be pressed, and Tab does not stop at it.' },
  says: { none: 'It has no role and no name: its words are read with the text around it.' },
  focus: [
    'Read as a part of the text around it. It has no role, and Tab does not stop at it.',
    'Its edge is drawn, so forced colors still show it as one thing.',
    'What you must do: put it near the name it belongs to, in the order of reading.',
    '`success` is for what worked, `warning` for what ran out or needs a look, `critical` for what failed, was closed or went back.',
    'What you must do: give a state one tone wherever it stands, and leave out the usual state: a badge says what differs.',
  ],
  related: [
    { part: 'Chip', difference: 'the same size, to be pressed' },
    { part: 'Facts', difference: 'facts with their icons' },
    { part: 'Notice', difference: 'a message of its own' },
    { part: 'Cluster', difference: 'several in a row that wraps' },
    { part: 'Icon', difference: 'the small sign in it' },
  ],
} satisfies ComponentDocs<typeof import('./Badge.stories.tsx')>;
