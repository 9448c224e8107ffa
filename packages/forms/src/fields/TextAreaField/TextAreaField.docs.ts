import type { ComponentDocs } from '@banyan/ui/component-docs';

export const docs = {
  status: 'stable',
  since: '0.1.0',
  live: 'Plain',
  use: [
    { when: 'Several lines: a note, a description, comments.', at: '/events/register/$id' },
    { when: 'The one text a page is about: `variant="ruled"`, writing paper.', at: '/contact' },
  ],
  avoid: [
    { when: 'One line', use: 'TextField' },
    { when: 'A question whose answers can be listed', use: 'RadioGroupField' },
    { when: 'A text with a least length: put a meter below', use: 'LengthMeter' },
    { when: 'Text to be read', use: 'Prose' },
  ],
  anatomy: {
    story: 'RuledAndInvalid',
    parts: [
      { name: 'Label', at: 'label', says: 'What one writes.' },
      { name: 'Box', at: 'textarea', says: 'Plain, or ruled with a line every 44 px.' },
      { name: 'Error', at: 'textarea + p', optional: true, says: 'Under the box, and under its meter.' },
    ],
  },
  pairs: [
    {
      do: 'DoRuleTheOneText',
      dont: 'DontRuleEveryText',
      because: 'Writing paper says that this is what the page is about. Twice, it says nothing.',
    },
  ],
  behavior: [
    '`rows` makes it higher, never lower than 132 px, ruled 272.',
    'It does not grow with its text, which scrolls; its corner pulls it longer, never wider.',
    'The lines of `ruled` scroll with the text, one every 44 px.',
    'With an `error` the edge turns red and the paper takes its color; what was typed stays.',
    'While our forms send, it is `readOnly`: a dashed edge, and the text can still be read and copied.',
  ],
  words: [
    { write: 'Use at most 2000 characters.', not: 'Text too long', because: 'It says how long it may be.' },
    { write: 'Message', not: 'Please write your message here', because: 'A label is a word or two.' },
  ],
  keys: [{ keys: 'Tab', does: 'Leaves the box: it is no tab stop in the text.', story: 'Plain' }],
  says: [{ story: 'RuledAndInvalid', role: 'textbox', name: 'Message', description: 'Message is required' }],
  focus: [
    'Announced as a box of several lines. Label, hint and error are tied to it.',
    'What you must do: one ruled text on a page, the one it is about, and no `maxLength`, which cuts what is pasted. Too long a text is told when it is sent.',
  ],
  related: [
    { part: 'TextField', difference: 'one line' },
    { part: 'LengthMeter', difference: 'how long the text is, below the box' },
    { part: 'Field', difference: 'the shell, for a control of your own' },
  ],
} satisfies ComponentDocs<typeof import('./TextAreaField.stories.tsx')>;
