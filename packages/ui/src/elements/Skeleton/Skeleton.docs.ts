import type { ComponentDocs } from '../../../docs/component/ComponentDocs.ts';

export const docs = {
  status: 'stable',
  since: '0.1.0',
  live: 'HasTheShapeOfWhatIsComing',
  use: [
    { when: 'A list or a page is on its way, and its shape is known.', at: '/events/' },
    { when: 'Several together, with the words once: `SkeletonGroup`.', at: '/events/register/$id' },
  ],
  avoid: [
    { when: 'The shape is not known, or it may take long', use: 'Spinner' },
    { when: 'A button that works on something: its `busy`', use: 'Button' },
    { when: 'A list with loading, failure and nothing found', use: 'ListProgress' },
    { when: 'It did not come', use: 'ErrorState' },
  ],
  anatomy: {
    story: 'HasTheShapeOfWhatIsComing',
    parts: [
      { name: 'Group', at: '[role=status]', says: 'Says once what is being waited for.' },
      {
        name: 'Piece',
        at: '[role=status] span[aria-hidden]',
        many: true,
        says: 'As high as what it stands for, so that nothing jumps. Seen only.',
      },
    ],
  },
  pairs: [
    {
      do: 'DoTakeItsShape',
      dont: 'DontDrawAnyShape',
      because: 'When the real thing has another height, everything under it jumps away from the finger.',
    },
  ],
  behavior: [
    'Nothing is seen in the first 150 ms, so that what comes at once does not flash.',
    'Then it breathes slowly; for those who ask for less motion it stands still.',
    'Each `shape` has the height of what it stands for, so nothing jumps when that comes.',
    '`SkeletonGroup` says once what is being waited for.',
  ],
  words: [{ write: 'Loading event...', not: 'Please wait', because: 'It says what is on its way.' }],
  keys: { none: 'There is nothing to press before it is there.' },
  says: { none: 'A status has no name: what is said are its words, “Loading event...”.' },
  focus: [
    'The group is a status: its words are announced politely, once. Pieces are hidden from assistive technology.',
    'In forced colors each piece has an edge.',
    'What you must do: one group for one thing, never one for each line.',
  ],
  related: [
    { part: 'Spinner', difference: 'a wait without a shape' },
    { part: 'ListProgress', difference: 'a list in all its states' },
    { part: 'EmptyState', difference: 'nothing is there' },
  ],
} satisfies ComponentDocs<typeof import('./Skeleton.stories.tsx')>;
