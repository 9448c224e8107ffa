import type { ComponentDocs } from '../../../docs/component/ComponentDocs.ts';

export const docs = {
  status: 'stable',
  since: '0.1.0',
  live: 'FormAndAside',
  frame: { height: 360 },
  use: [
    { when: 'A form and what stands beside it: `7/4`.', at: '/submit-job' },
    { when: 'A heading at the left, what it names at the right: `4/8`.', at: '/membership' },
    { when: 'A thing and the words about it, close together: `gap="narrow"`.', at: '/search' },
  ],
  avoid: [
    { when: 'Two or more equal columns', use: 'Grid' },
    { when: 'A list of places beside a long page', use: 'Sidebar' },
    { when: 'Fields beside each other', use: 'FieldRow' },
  ],
  anatomy: {
    story: 'FormAndAside',
    parts: [
      {
        name: 'First part',
        at: 'div:has(> aside) > :first-child',
        says: 'What the page is about. Read first, on a phone on top.',
      },
      { name: 'Second part', at: 'aside', says: 'Beside it from 968 px, below it on narrower windows.' },
    ],
  },
  pairs: [
    {
      do: 'DoBeginWithWhatTheyCameFor',
      dont: 'DontBeginWithTheAside',
      because: 'On a phone the first part is on top: people came for the form, not for the notes.',
    },
  ],
  behavior: [
    'From 968 px its two parts stand beside each other, in the widths that `ratio` says.',
    'On narrower windows the first stands on top, at every ratio.',
    'With `stretch` both are as high as the higher one, so that an aside can stick while the page scrolls.',
    'In right-to-left text the first part stands at the right.',
    'It asks the window, not its own box: inside a narrow column use a `Stack`.',
  ],
  words: { none: 'It has no words: those of its two parts count.' },
  keys: { none: 'It is a box: Tab goes through what is in it, in the order of the source.' },
  says: [{ story: 'FormAndAside', role: 'complementary', name: 'Beside Get In Touch' }],
  focus: [
    'The order of reading and of Tab is that of the source: the first part, then the second, at every width.',
    'What you must do: exactly two children, and a name for an `aside`.',
  ],
  related: [
    { part: 'Grid', difference: 'equal columns' },
    { part: 'Sidebar', difference: 'a narrow column of links that stays in sight' },
    { part: 'Container', difference: 'the margins around it' },
    { part: 'Stack', difference: 'one below the other, inside each part' },
  ],
} satisfies ComponentDocs<typeof import('./Split.stories.tsx')>;
