import type { ComponentDocs } from '../../../docs/component/ComponentDocs.ts';

export const docs = {
  status: 'stable',
  since: '0.1.0',
  live: 'Initials',
  use: [
    { when: 'A person, beside their name.', at: '/alumni-directory' },
    { when: 'The author of a story, or a board member: `large`, `lead`.', at: '/alumni-stories/$id' },
  ],
  avoid: [
    { when: 'A picture of anything else', use: 'Picture' },
    { when: 'A person with facts and a link', use: 'MemberCard' },
    { when: 'A sign for what something does', use: 'Icon' },
  ],
  anatomy: {
    story: 'Initials',
    parts: [
      {
        name: 'Arch',
        at: 'span:has(> svg)',
        says: 'A niche in one of five colors, the same for the same `id`.',
      },
      { name: 'Drawing', at: 'span > svg', says: 'One of five patterns.' },
      {
        name: 'Initials',
        at: 'span > span',
        says: 'Behind a photograph, and there when it does not arrive.',
      },
    ],
  },
  pairs: [
    {
      do: 'DoKeepTheArch',
      dont: 'DontTakeThePlaceInTheList',
      because:
        'The arch belongs to the person. Taken from a place in a list, it changes with every new member.',
    },
  ],
  behavior: [
    'The same `id` always has the same drawing and color, on every page and in both modes.',
    'A photograph covers the initials. One that does not arrive uncovers them.',
    'Initials are the first letters of the first and the last word, in any script.',
    '`lead` grows from 968 px, up to 318 px wide; the other sizes never change.',
  ],
  words: [
    {
      write: 'Sana Palash',
      not: 'S. P.',
      because: '`name` is the whole name: it makes the initials, and is read where it is `labelled`.',
    },
  ],
  keys: { none: 'It is a picture: nothing in it can be reached or pressed.' },
  says: [{ story: 'NamedWhereTheNameDoesNotStandBesideIt', role: 'img', name: 'Sana Palash' }],
  focus: [
    'Decoration, unless `labelled`: then it is an image with the person’s name.',
    'In forced colors the arch has an edge.',
    'What you must do: set `labelled` where the name does not stand beside it, and leave it off where it does, or it is read twice.',
    'What you must do: use the person’s own `id`, never the place in a list.',
  ],
  related: [
    { part: 'MemberCard', difference: 'a person of the directory' },
    { part: 'PersonCard', difference: 'a person of the board' },
    { part: 'Picture', difference: 'any other picture' },
  ],
} satisfies ComponentDocs<typeof import('./Avatar.stories.tsx')>;
