import type { ComponentDocs } from '../../../docs/component/ComponentDocs.ts';

export const docs = {
  status: 'stable',
  since: '0.1.0',
  live: 'Measures',
  use: [
    { when: 'How much of something is gone or left: seats, days, characters.', at: '/events/register/$id' },
    { when: 'How long a job stays on the board.', at: '/job-board/' },
    { when: 'An extent beside its words: no `value`, or no `label`.', at: '/alumni-stories/$id' },
  ],
  avoid: [
    { when: 'A line that measures nothing', use: 'Ground' },
    { when: 'How far one is in a form', use: 'Steps' },
    { when: 'Nobody knows how long it takes', use: 'Spinner' },
    { when: 'How long a text has become, while one types', use: 'LengthMeter' },
    { when: 'A figure to be read', use: 'Numeral' },
  ],
  anatomy: {
    story: 'Measures',
    parts: [
      { name: 'Line', at: '[role=meter]', says: 'As wide as its box: the whole, between two strokes.' },
      { name: 'Share', at: '[role=meter] rect', says: 'How much of it. Never more than all.' },
      { name: 'Ends', at: '[role=meter] + p', optional: true, says: 'Words under both ends.' },
    ],
  },
  pairs: [
    {
      do: 'DoSayTheFigure',
      dont: 'DontLetTheLineSayIt',
      because: 'A line says “much” or “little”. Who decides needs the figure.',
    },
  ],
  behavior: [
    'The line is as wide as its box; the filled share follows `value` at once, without moving.',
    'Less than nothing is nothing, and more than all is all.',
    'Without a `value` it is a bare line between two strokes.',
    'Words under its ends wrap towards each other on a small phone.',
  ],
  words: [
    { write: '28 of 240 left', not: '88% full', because: 'People count seats, not percent.' },
    { write: 'Chairs taken', not: 'Progress', because: 'The label says what is measured.' },
  ],
  keys: { none: 'It can be read only: Tab does not stop at it.' },
  says: [{ story: 'Measures', role: 'meter', name: 'Chairs taken' }],
  focus: [
    'With `label` it is a meter, with the value in words. Without one it is hidden, for the words beside it say all of it.',
    'Tab does not stop at it; changes are not announced. What changes while one types is said by `LengthMeter`.',
  ],
  related: [
    { part: 'LengthMeter', difference: 'counts what is typed' },
    { part: 'Steps', difference: 'how far one is in a form' },
    { part: 'Ground', difference: 'a line that only stands there' },
  ],
} satisfies ComponentDocs<typeof import('./DimensionLine.stories.tsx')>;
