import type { ComponentDocs } from '@banyan/ui/component-docs';

export const docs = {
  status: 'stable',
  since: '0.1.0',
  live: 'OptionalWithHint',
  use: [
    { when: 'One line to type: a title, a place, an address of the web.', at: '/submit-job' },
    { when: 'Digits: `year` and `number` show a phone’s keys for them.', at: '/membership/register' },
  ],
  avoid: [
    { when: 'Name, mail, phone of the person who fills it in', use: 'PersonField' },
    { when: 'Several lines', use: 'TextAreaField' },
    { when: 'One of a list', use: 'SelectField' },
    { when: 'A code of six characters', use: 'CodeField' },
    { when: 'An amount of money', use: 'AmountField' },
    { when: 'Words to search by', use: 'SearchBox' },
  ],
  anatomy: {
    story: 'Invalid',
    parts: [
      {
        name: 'Label',
        at: 'label',
        says: 'Always seen, above the box. Says “Optional” at its end where it is.',
      },
      { name: 'Box', at: 'input', says: '52 px high at the least; a thicker edge when its answer is wrong.' },
      {
        name: 'Error',
        at: 'input + p',
        optional: true,
        says: 'Right under the box: what is wrong, as a sentence.',
      },
    ],
  },
  pairs: [
    {
      do: 'DoHintAboveTheBox',
      dont: 'DontHintInsideIt',
      because: 'Words inside the box go with the first letter, just when they are needed. A hint stays.',
    },
  ],
  behavior: [
    'It fills its column whatever its type: the box of a year is as wide as that of a street.',
    'Pointed at, its edge darkens; with the focus it has a ring of 3 px.',
    'With `useForm` an error goes with the letter that mends it, the server’s with the first change of its field.',
    '`year` and `number` ask for a phone’s digits: no arrows, and turning the wheel changes nothing.',
    'While our forms send, their boxes are `readOnly`: a dashed edge, and the text can still be read and copied.',
    'Nothing that is typed or pasted is refused: a form is sent, and says what to mend.',
    'Words longer than the box scroll inside it.',
  ],
  words: [
    {
      write: 'Graduation year',
      not: 'Enter the year you graduated in:',
      because: 'A label is a word or two, in sentence case, without a colon.',
    },
    {
      write: 'Year must be between 1950 and 2026.',
      not: 'Invalid value',
      because: 'It says what is accepted.',
    },
    {
      write: 'Include the country code.',
      not: 'Enter your phone number here',
      because: 'The hint says what the label does not.',
    },
    {
      write: 'Phone (optional)',
      not: 'Phone *',
      because: 'Most are required, so the few that are not say so. Set `optional`.',
    },
  ],
  keys: [{ keys: 'Tab', does: 'Goes into the box, and on to the next field.', story: 'Empty' }],
  says: [
    {
      story: 'Invalid',
      role: 'textbox',
      name: 'Graduation year',
      description: 'Year must be between 1950 and 2026.',
    },
    {
      story: 'OptionalWithHint',
      role: 'textbox',
      name: 'Phone Optional',
      description: 'Include the country code.',
    },
  ],
  focus: [
    'Label, hint and error are tied to the box: name, then description. An error makes it invalid.',
    'A hint is read as plain words after the name: that something in it is a link is not said there.',
    'What you must do: set `autoComplete`, leave `autoFocus` off, and give an `id` when an `ErrorSummary` leads here.',
    'What you must do: `spellCheck={false}` for codes. `maxLength` cuts what is pasted without a word: rather have a rule of the form say that it is too long.',
    'Limit: there is no `required`, no type for passwords, which nobody has here, and `disabled` has the look of `readOnly`.',
  ],
  related: [
    { part: 'PersonField', difference: 'has its words and autofill ready' },
    { part: 'TextAreaField', difference: 'several lines' },
    { part: 'Field', difference: 'the shell, for a control of your own' },
    { part: 'SelectField', difference: 'one of a list' },
  ],
} satisfies ComponentDocs<typeof import('./TextField.stories.tsx')>;
