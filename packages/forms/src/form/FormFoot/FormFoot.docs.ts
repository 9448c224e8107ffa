import type { ComponentDocs } from '@banyan/ui/component-docs';

export const docs = {
  status: 'stable',
  since: '0.1.0',
  live: 'Gallery',
  use: [
    { when: 'The last row of every form: the one way on, and what leads back.', at: '/contact' },
    { when: 'The form itself: `FormBody`, a column of its parts.', at: '/submit-job' },
  ],
  avoid: [
    { when: 'Buttons that belong to no form', use: 'Cluster' },
    { when: 'Words and boxes over a list', use: 'SearchForm' },
    { when: 'What came of sending it', use: 'FormBanner' },
  ],
  anatomy: {
    story: 'Gallery',
    parts: [
      {
        name: 'Back or clear',
        at: 'form > div:last-child button:not([type=submit])',
        optional: true,
        says: 'At the start of the row, `line` or `quiet`.',
      },
      {
        name: 'The way on',
        at: 'button[type=submit]',
        says: 'At the end, `primary`. On a phone first, as wide as the form.',
      },
    ],
  },
  pairs: [
    {
      do: 'DoHaveOneWayOn',
      dont: 'DontOfferTwo',
      because: 'Enter presses one button. Two of equal weight make people wonder which of them sends.',
    },
  ],
  behavior: [
    'What leads back stands at the start of the row, the way on at its end.',
    'Below 768 px, without a note, each button has a row of its own, the way on first.',
    'With a `note` the words stand beside the buttons, on a phone in the row above them.',
    'One button alone stands at the end of the row.',
    'A `FormBody` that is `inert` keeps its place, unseen, until a script brings it to life.',
    'It is not printed.',
  ],
  words: [
    { write: 'Submit registration', not: 'OK', because: 'The button says what happens.' },
    {
      write: 'Kept in this tab while you write.',
      not: 'Your data is safe with us.',
      because: 'The note says what one gets, in a sentence that can be checked.',
    },
  ],
  keys: [{ keys: 'Tab', does: 'Goes to what leads back, then to the way on.', story: 'ByKeyboard' }],
  says: [
    { story: 'Gallery', role: 'form', name: 'Sample' },
    { story: 'Gallery', role: 'button', name: 'Next' },
  ],
  focus: [
    'The form is a landmark once it has a name. The browser checks nothing; our rules do, after sending.',
    'On a phone the way on is drawn on top. Browsers that know how move Tab with the eye; in others it is reached last.',
    'What you must do: name the `FormBody`, give the way on `type="submit"`, and never make it unavailable because an answer is wrong.',
  ],
  related: [
    { part: 'Button', difference: 'what stands in it' },
    { part: 'ErrorSummary', difference: 'stands above the first field' },
    { part: 'FormBanner', difference: 'says what came of sending' },
    { part: 'Cluster', difference: 'buttons that belong to no form' },
  ],
} satisfies ComponentDocs<typeof import('./FormFoot.stories.tsx')>;
