import type { ComponentDocs } from '../../../docs/component/ComponentDocs.ts';

export const docs = {
  status: 'stable',
  since: '0.1.0',
  live: 'HeardNotSeen',
  use: [
    { when: 'The rest of a link’s name: “Register” is seen, “for Kite morning” is heard.', at: '/events/' },
    { when: 'The unit of a figure that the page shows without one.' },
    { when: 'A heading that only a list of headings needs.', at: '/news/' },
  ],
  avoid: [
    { when: 'Everybody may read it: show it', use: 'Text' },
    { when: 'A way past the header that shows when it has the focus', use: 'SkipLink' },
    { when: 'An icon without words', use: 'IconButton' },
    { when: 'The label of a field: it is always seen', use: 'Field' },
  ],
  anatomy: { none: 'It is one element that takes no room.' },
  pairs: [
    {
      do: 'DoShowWhatAllNeed',
      dont: 'DontHideWhatAllNeed',
      because: 'What everybody needs is shown; only what the eye has already is left to those who listen.',
    },
  ],
  behavior: [
    'Nothing is drawn, and the words around it stand as if it were not there.',
    'Readers say it in its place in the text; braille has it, too.',
    'It is not printed.',
    'Copied text may have it.',
  ],
  words: [
    {
      write: 'Register for Kite morning',
      not: 'Kite morning: register here',
      because: 'The name begins with what is seen, so voice control finds it.',
    },
    {
      write: 'Class of 1998',
      not: 'Graduation year field value 1998',
      because: 'People listen to sentences, not to data.',
    },
  ],
  keys: { none: 'Nothing in it may take the focus.' },
  says: [{ story: 'DoShowWhatAllNeed', role: 'link', name: 'Register by December 5 for the annual dinner' }],
  focus: [
    'Read in its place in the text. Nothing is drawn, and nothing is reached by Tab.',
    'What you must do: put no link and no button into it, for the focus would vanish.',
    'Words that only listeners get are easily forgotten. When the page changes, change them too.',
  ],
  related: [
    { part: 'SkipLink', difference: 'hidden until it has the focus' },
    { part: 'IconButton', difference: 'its name is its `label`' },
    { part: 'MoreLink', difference: 'says by itself that it leaves the site' },
  ],
} satisfies ComponentDocs<typeof import('./VisuallyHidden.stories.tsx')>;
