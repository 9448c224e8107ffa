import type { ComponentDocs } from '@banyan/ui/component-docs';

export const docs = {
  status: 'stable',
  since: '0.1.0',
  live: 'Gallery',
  use: [
    { when: 'Several fields that are one thing: an address.', at: '/membership/register' },
    { when: 'Several ticks to one question: `space="tight"`.', at: '/submit-job' },
  ],
  avoid: [
    { when: 'One question with one of several answers', use: 'RadioGroupField' },
    { when: 'Fields beside each other, without a name', use: 'FieldRow' },
    { when: 'A part of a page', use: 'Section' },
    { when: 'One control', use: 'Field' },
  ],
  anatomy: {
    story: 'Gallery',
    parts: [
      {
        name: 'Legend',
        at: 'legend',
        says: 'What they have in common. Read before each field, so keep it short.',
      },
      { name: 'Hint', at: 'legend + p', optional: true, says: 'What all of them are for.' },
      { name: 'Fields', at: 'fieldset input', many: true, says: 'Each with its own label.' },
    ],
  },
  pairs: [
    {
      do: 'DoKeepTheLegendShort',
      dont: 'DontAskInTheLegend',
      because: 'Some readers say the legend again at every field inside: a word or two is enough.',
    },
  ],
  behavior: [
    'Legend and hint stand above the fields, an error of the whole group below them.',
    '`wide` leaves 24 px between whole fields; `tight` keeps the answers to one question together.',
    'With `optional` the word stands at the end of the legend: all of it may be left out.',
    'It checks nothing itself: an `error` comes from the rules of the form.',
  ],
  words: [
    {
      write: 'Address',
      not: 'Please provide your full postal address',
      because: 'Some readers say it again at every field.',
    },
    {
      write: 'Only your state is used, to find your chapter.',
      not: 'All fields are mandatory.',
      because: 'It says why one is asked.',
    },
  ],
  keys: { none: 'Tab does not stop at the group, only at the fields inside.' },
  says: [
    {
      story: 'Gallery',
      role: 'group',
      name: 'Address Optional',
      description: 'Only your state is used, to find your chapter.',
    },
  ],
  focus: [
    'A native group: entering it, readers say its legend, hint and error.',
    'With JavaScript an `ErrorSummary` entry that leads here focuses the first control inside. Tab does not stop at the group.',
    'What you must do: give it an `id` when a summary leads here, and never put one into another.',
  ],
  related: [
    { part: 'RadioGroupField', difference: 'one of several answers' },
    { part: 'FieldRow', difference: 'columns inside it' },
    { part: 'CheckboxField', difference: 'the ticks inside it' },
    { part: 'Field', difference: 'one control with its label' },
    { part: 'PersonField', difference: 'one question about a person' },
  ],
} satisfies ComponentDocs<typeof import('./FieldSet.stories.tsx')>;
