import type { ComponentDocs } from '@banyan/ui/component-docs';

export const docs = {
  status: 'stable',
  since: '0.1.0',
  live: 'Empty',
  use: [{ when: 'One of six to some fifty: a program, a state.', at: '/membership/register' }],
  avoid: [
    { when: 'Up to five, which may all be seen', use: 'RadioGroupField' },
    { when: 'A yes', use: 'CheckboxField' },
    { when: 'Several may be chosen', use: 'CheckboxField' },
    { when: 'People know it by heart: a year, an amount', use: 'TextField' },
    { when: 'A filter with few values', use: 'ChipRadio' },
  ],
  anatomy: {
    story: 'Invalid',
    parts: [
      { name: 'Label', at: 'label', says: 'What is chosen, always seen.' },
      { name: 'Box', at: 'select', says: 'Shows the placeholder, then the answer.' },
      { name: 'Sign', at: 'select + svg', says: 'That it opens. The list itself is the system’s.' },
      { name: 'Error', at: 'span + p', optional: true, says: 'Under the box.' },
    ],
  },
  pairs: [
    {
      do: 'DoListWhatNobodyRemembers',
      dont: 'DontHideTwoAnswers',
      because:
        'Two answers behind a box cost two presses and are not seen. Show them with `RadioGroupField`.',
    },
  ],
  behavior: [
    'A press opens the list of the system: a wheel on phones, a menu elsewhere.',
    'The empty answer stands first and says the placeholder, so nothing is chosen for anybody.',
    'Where the answer is known already, as in settings, `defaultValue` chooses it.',
    'A long option is cut at the edge of the box; the open list shows all of it.',
    'With an `error` the edge turns red and thicker; the answer stays chosen.',
  ],
  words: [
    {
      write: 'COEP program',
      not: 'What was your program at COEP?',
      because: 'A label is one to three words, and no sentence that the answer ends.',
    },
    { write: 'Choose a program', not: '-- select --', because: 'The placeholder is a short sentence.' },
    { write: 'Other', not: 'N/A', because: 'There is a way out for whoever is not on the list.' },
  ],
  keys: [
    {
      keys: 'Tab',
      does: 'Reaches it. Space opens the system’s list, arrow keys and letters choose.',
      story: 'Empty',
    },
  ],
  says: [
    { story: 'Invalid', role: 'combobox', name: 'COEP program', description: 'COEP program is required.' },
  ],
  focus: [
    'A native select: readers have their own list, and it works without JavaScript.',
    'HTML knows no select that can only be read, and `disabled` has no look of ours.',
    'Limit: options are one flat list, without groups.',
    'Limit: some try to type into it, or do not see that its list goes on. So show a few answers with `RadioGroupField`.',
    'What you must do: order options as people look for them, `Other` last.',
  ],
  related: [
    { part: 'RadioGroupField', difference: 'up to five, all seen' },
    { part: 'TextField', difference: 'what people know by heart' },
    { part: 'FieldBranch', difference: 'the field that “Other” brings along' },
  ],
} satisfies ComponentDocs<typeof import('./SelectField.stories.tsx')>;
