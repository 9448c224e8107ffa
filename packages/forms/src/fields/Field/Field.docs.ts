import type { ComponentDocs } from '@banyan/ui/component-docs';

export const docs = {
  status: 'stable',
  since: '0.1.0',
  live: 'AroundAControlOfYourOwn',
  use: [
    { when: 'A control that no field of ours has: a color, a file.' },
    { when: 'A control with a look of its own, such as the title of a story.', at: '/submit-story' },
  ],
  avoid: [
    { when: 'One line', use: 'TextField' },
    { when: 'Several lines', use: 'TextAreaField' },
    { when: 'One of a list', use: 'SelectField' },
    { when: 'One of a few that are all seen', use: 'RadioGroupField' },
    { when: 'A yes', use: 'CheckboxField' },
    { when: 'Several fields under one name', use: 'FieldSet' },
  ],
  anatomy: {
    story: 'AroundAControlOfYourOwn',
    parts: [
      { name: 'Label', at: 'label', says: 'Always seen. “Optional” at its end where it is.' },
      {
        name: 'Hint',
        at: 'label + p',
        optional: true,
        says: 'How to answer. Above the control, so that it is read before.',
      },
      {
        name: 'Control',
        at: 'input',
        says: 'Yours. It gets its id and its `aria-` attributes from `children`.',
      },
      { name: 'Error', at: 'input + p', optional: true, says: 'What is wrong, with a sign beside it.' },
    ],
  },
  pairs: [
    {
      do: 'DoHintHowToAnswer',
      dont: 'DontRepeatTheLabel',
      because: 'A hint says what the label cannot. One that repeats it is read twice.',
    },
  ],
  behavior: [
    'It draws label, hint, your control and the error, always in this order.',
    'A press on the label goes into the control.',
    'Without a `hint` or an `error` their places take no room; nothing is kept free for them.',
    'With an `error` a sentence with a sign appears under the control; the control keeps what was answered.',
    'With `optional` the word stands at the end of the label. Required fields say nothing.',
  ],
  words: [
    {
      write: 'There was no such color.',
      not: 'Invalid input',
      because: 'It says what is wrong with this answer.',
    },
    {
      write: 'As it was on your first identity card.',
      not: 'Choose a color.',
      because: 'A hint says what the label cannot.',
    },
  ],
  keys: { none: 'The keys are those of the control that you put into it.' },
  says: [
    {
      story: 'DoHintHowToAnswer',
      role: 'slider',
      name: 'How far would you travel?',
      description: 'In miles, one way.',
    },
  ],
  focus: [
    'The label names the control; hint and error are its description, in this order, and an error makes it invalid.',
    'What you must do: spread what `children` gets on the control itself, not on a box around it.',
    'Errors are not announced one by one. An `ErrorSummary` above the form says how many there are.',
    'A hint is read as plain words after the name: that something in it is a link is not said there.',
  ],
  related: [
    { part: 'TextField', difference: 'the field people meet most' },
    { part: 'FieldSet', difference: 'several fields under one name' },
    { part: 'ErrorSummary', difference: 'all errors of a form, with ways to their fields' },
    { part: 'TextAreaField', difference: 'several lines, ready' },
  ],
} satisfies ComponentDocs<typeof import('./Field.stories.tsx')>;
