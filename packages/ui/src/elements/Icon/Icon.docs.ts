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
  behavior: [
    'It takes the color of the text around it, and changes with it.',
    'Its lines keep their weight: below 18 px they are drawn thicker.',
    'Its `size` is in px: it does not grow with larger words beside it.',
    'It is drawn in the page, so it appears with the words and is never fetched.',
  ],
  words: { none: 'It has no words of its own. Those beside it are a `Button`’s, or a label’s.' },
  keys: { none: 'It is a picture: what is pressed is the button or the link around it.' },
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
