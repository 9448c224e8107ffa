import type { ComponentDocs } from '@banyan/ui/component-docs';

export const docs = {
  status: 'stable',
  since: '0.1.0',
  live: 'ABrowserMayFillItIn',
  use: [
    { when: 'What a form asks about the person who fills it in.', at: '/membership/register' },
    { when: 'First and last name beside each other: `NameRow`.', at: '/contact' },
  ],
  avoid: [
    { when: 'Anything about something else: a job, an event', use: 'TextField' },
    { when: 'Somebody else’s name or mail', use: 'TextField' },
    { when: 'Words to find people by', use: 'SearchBox' },
  ],
  anatomy: {
    story: 'ABrowserMayFillItIn',
    parts: [
      { name: 'Label', at: 'label', says: 'The same words in every form, decided by `asks`.' },
      { name: 'Box', at: 'input', says: 'With the keyboard and the autofill that fit the question.' },
    ],
  },
  pairs: [
    {
      do: 'DoSayWhatItIsFor',
      dont: 'DontAskWithoutAReason',
      because: 'A number asked for without a reason is left out, or made up.',
    },
  ],
  behavior: [
    '`asks` decides the label, the keys that a phone shows, and what the browser may fill in.',
    '`label` puts other words in the place of the usual ones; the rest stays.',
    'A graduation year is never filled in by the browser, which would offer a year of birth.',
    '`NameRow` has first and last name beside each other, below each other on a phone.',
    'Everything else it does as `TextField` does.',
  ],
  words: [
    { write: 'Email', not: 'Your e-mail address', because: 'The same word in every form; browsers know it.' },
    {
      write: 'Your name is required',
      not: 'Required field',
      because: 'It says which one, also when it is read alone.',
    },
  ],
  keys: { none: 'The keys are those of `TextField`.' },
  says: [
    { story: 'ABrowserMayFillItIn', role: 'textbox', name: 'Email' },
    {
      story: 'InOtherWordsAndInvalid',
      role: 'textbox',
      name: 'Your name',
      description: 'Your name is required',
    },
  ],
  focus: [
    'Sets `autocomplete`, so that browsers and password managers fill it in: one asks nobody to type what their device knows.',
    'What you must do: ask only what you need, and say why in the hint.',
  ],
  related: [
    { part: 'TextField', difference: 'the same box, with words of your own' },
    { part: 'FieldRow', difference: 'fields beside each other' },
    { part: 'FieldSet', difference: 'an address under one name' },
  ],
} satisfies ComponentDocs<typeof import('./PersonField.stories.tsx')>;
