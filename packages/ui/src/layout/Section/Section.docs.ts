import type { ComponentDocs } from '../../../docs/component/ComponentDocs.ts';

export const docs = {
  status: 'stable',
  since: '0.1.0',
  live: 'Plain',
  use: [
    { when: 'Each part of a page, from edge to edge, with a `Container` inside.', at: '/membership' },
    { when: 'A ground of its own for one part: `sunk`, or a field of color.', at: '/' },
  ],
  avoid: [
    { when: 'Margins at the sides of words', use: 'Container' },
    { when: 'A part of a card, or of a form', use: 'Stack' },
    { when: 'Several fields under one name', use: 'FieldSet' },
    { when: 'A message set apart from the page', use: 'Notice' },
  ],
  anatomy: {
    story: 'Plain',
    parts: [
      {
        name: 'Band',
        at: 'section',
        says: 'As wide as the window, with air above and below that grows with it.',
      },
      { name: 'Heading', at: 'section h2', says: 'Names the band: its `id` is what `labelledBy` says.' },
    ],
  },
  pairs: [
    {
      do: 'DoLeaveGroundBetweenFields',
      dont: 'DontPutFieldOnField',
      because: 'Two fields of one color become one, and the reader no longer sees where a part ends.',
    },
  ],
  behavior: [
    'It runs from edge to edge, with air above and below that grows with the window.',
    '`spacing` takes the air away, on one side or both, where the next part brings its own.',
    'Inside `inverse` and `accent` every color follows the ground: texts, links and focus rings keep their contrast.',
    'With `labelledBy` it is a landmark of that name.',
  ],
  words: [
    { write: 'Join us', not: 'Section 3', because: 'The heading is also what a list of landmarks says.' },
  ],
  keys: { none: 'Readers have keys of their own to go from landmark to landmark. Tab does not stop at it.' },
  says: [{ story: 'Plain', role: 'region', name: 'Join us' }],
  focus: [
    'With `labelledBy` it is a landmark of that name; without it a plain part of the page.',
    'In forced colors its ground is that of the page: nothing is told by the color alone.',
    'What you must do: give the heading an `id` that is on the page once, and name only parts worth jumping to.',
  ],
  related: [
    { part: 'Container', difference: 'margins at the sides, inside it' },
    { part: 'Ground', difference: 'the line that things stand on' },
    { part: 'Stack', difference: 'distances inside a part' },
    { part: 'Heading', difference: 'names it' },
  ],
} satisfies ComponentDocs<typeof import('./Section.stories.tsx')>;
