import type { ComponentDocs } from '@banyan/ui/component-docs';

export const docs = {
  status: 'stable',
  since: '0.1.0',
  live: 'No',
  use: [
    { when: 'One yes that is no at first: a consent, a wish.', at: '/membership/register' },
    { when: 'Several in a `FieldSet`, each with its own answer.', at: '/submit-story' },
  ],
  avoid: [
    { when: 'One of a few, and none is chosen yet', use: 'RadioGroupField' },
    { when: 'It counts at once, without sending', use: 'Switch' },
    { when: 'A filter over a list', use: 'ChipCheckbox' },
    { when: 'One of a longer list', use: 'SelectField' },
  ],
  anatomy: {
    story: 'Invalid',
    parts: [
      { name: 'Box', at: 'input', says: '24 px, in a row of 44; box and words can be pressed.' },
      { name: 'Label', at: 'label', says: 'A whole sentence that is true when the box is ticked.' },
      { name: 'Hint', at: 'label + span', optional: true, says: 'What follows from a yes or a no.' },
      { name: 'Error', at: 'div + p', optional: true, says: 'Under the row.' },
    ],
  },
  pairs: [
    {
      do: 'DoAskForAYes',
      dont: 'DontAskForANo',
      because: 'A tick against something is a puzzle. The label says what happens when it is ticked.',
    },
  ],
  behavior: [
    'A press on the box, or on its label, ticks it or takes the tick away.',
    'It counts when the form is sent: ticked it sends its value, else nothing.',
    'With an `error` its edge turns red and thicker, and the sentence stands under the row.',
    'A long sentence wraps beside the box, which stays at its first line.',
    'No tick takes another away: where one says “none of these”, a rule of the form has to.',
  ],
  words: [
    {
      write: 'Keep what I typed on this device for seven days',
      not: 'Remember me',
      because: 'What, where and how long.',
    },
    { write: 'Send me the newsletter', not: 'Do not send me the newsletter', because: 'A tick is a yes.' },
    {
      write: 'I agree to the terms',
      not: 'You accept our terms',
      because: 'Whoever ticks it says the sentence.',
    },
  ],
  keys: [{ keys: 'Space', does: 'Ticks it, or takes the tick away.', story: 'No' }],
  says: [
    { story: 'No', role: 'checkbox', name: 'Keep what I typed on this device for seven days' },
    {
      story: 'Invalid',
      role: 'checkbox',
      name: 'Keep what I typed on this device for seven days',
      description: 'Nobody reads them. We did. You have to agree before it can be sent.',
    },
  ],
  focus: [
    'A native checkbox. In forced colors the system draws it.',
    'Hint and error are its description, in this order, and an error makes it invalid.',
    'Limit: there is no third state for a parent of others, and `disabled` has no look of ours.',
    'What you must do: never tick a consent beforehand, and put links into the hint, not into the label. Tab reaches them; the hint is read as plain words.',
    'What you must do with several: say in the hint of the `FieldSet` that more than one may be ticked, and order them as people look for them.',
  ],
  related: [
    { part: 'RadioGroupField', difference: 'a choice somebody must make' },
    { part: 'Switch', difference: 'counts at once' },
    { part: 'FieldSet', difference: 'a name for several' },
    { part: 'FieldBranch', difference: 'the field that a tick brings along' },
  ],
} satisfies ComponentDocs<typeof import('./CheckboxField.stories.tsx')>;
