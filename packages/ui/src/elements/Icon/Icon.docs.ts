import type { ComponentDocs } from '../../../docs/component/ComponentDocs.ts';

export const docs = {
  status: 'stable',
  since: '0.1.0',
  live: 'BesideAWord',
  use: [
    { when: 'Beside words, where it is found faster than they are read.', at: '/contact' },
    { when: 'Alone in an `IconButton`, which has a name.', at: '/job-board/$id' },
  ],
  avoid: [
    { when: 'A drawing that says something by itself', use: 'Picture' },
    { when: 'Somebody’s face or initials', use: 'Avatar' },
    { when: 'Work is under way', use: 'Spinner' },
    { when: 'A button without words', use: 'IconButton' },
  ],
  anatomy: {
    story: 'BesideAWord',
    parts: [
      { name: 'Icon', at: 'button svg', says: 'A square of 20 px in the color of its words, lines of 1.75.' },
      { name: 'Words', at: 'button', says: 'What it does. They are the name; the icon adds none.' },
    ],
  },
  pairs: [
    {
      do: 'DoLetTheWordsSayIt',
      dont: 'DontLetTheIconSayItAlone',
      because: 'An icon is not announced, and a pin means “map”, “here” or “saved” to different people.',
    },
  ],
  words: [],
  keys: [],
  says: [{ story: 'AloneInAButtonThatSaysWhatItDoes', role: 'button', name: 'Close' }],
  focus: [
    'Always hidden from assistive technology, and never reached by Tab.',
    'Drawn with the color of its text, so it keeps that contrast, also in forced colors.',
    'What you must do: say the same in words beside it, or in the `label` of an `IconButton`.',
  ],
  related: [
    { part: 'IconButton', difference: 'a button that is only an icon, with a name' },
    { part: 'IconLink', difference: 'a file or a letter, with its icon' },
    { part: 'Badge', difference: 'a short fact that may hold a small icon' },
  ],
} satisfies ComponentDocs<typeof import('./Icon.stories.tsx')>;
