import type { ComponentDocs } from '../../../docs/component/ComponentDocs.ts';

export const docs = {
  status: 'stable',
  since: '0.1.0',
  live: 'TogglesWithPointerAndKeyboard',
  use: [
    { when: 'Filters of which several can be on: `Chip`, or `ChipCheckbox` in a form.', at: '/job-board/' },
    { when: 'One of a few, such as a category: `ChipRadio`.', at: '/submit-story' },
    { when: 'Filters that have an address, tags: `ChipLink`.', at: '/alumni-stories/$id' },
    { when: 'A filter in force, to be taken away: `RemovableChip`.' },
  ],
  avoid: [
    { when: 'It cannot be pressed', use: 'Badge' },
    { when: 'A setting, on or off', use: 'Switch' },
    { when: 'It does something', use: 'Button' },
    { when: 'Parts of one thing, one shown at a time', use: 'Tabs' },
    { when: 'A question of a form with long answers', use: 'RadioGroupField' },
  ],
  anatomy: {
    story: 'Pressed',
    parts: [
      { name: 'Body', at: 'button', says: '44 px high at the least; long words wrap inside.' },
      { name: 'Tick', at: 'button > svg', optional: true, says: 'Only while it is on.' },
    ],
  },
  pairs: [
    {
      do: 'DoAskForOneByRadio',
      dont: 'DontPressOneOfMany',
      because: 'Two chips that look alike are both pressed. Where one excludes the other, use `ChipRadio`.',
    },
  ],
  behavior: [
    'A press turns it on or off at once; `onPressedChange` says what it should become.',
    'While it is on it is filled and has a tick, so it grows by the width of the tick.',
    'Of `ChipRadio` one of a name is on: choosing one lets the other go.',
    '`ChipCheckbox` and `ChipRadio` are sent with their form, also without JavaScript.',
    'A press on a `RemovableChip` asks for the filter to be taken away; you take it out of the row.',
    'Long words wrap inside it.',
  ],
  words: [
    {
      write: 'Civil Engineering',
      not: 'Filter by Civil Engineering',
      because: 'The group says that these are filters.',
    },
    { write: 'Remove 1998', not: 'Close', because: 'It says what goes. Only heard.' },
  ],
  keys: [
    { keys: 'Space', does: 'Turns a chip on or off.', story: 'TogglesWithPointerAndKeyboard' },
    { keys: 'Tab', does: 'Goes to the next chip; into a group of `ChipRadio` once.', story: 'OneOutOfAFew' },
    { keys: 'ArrowRight', does: 'In a group of `ChipRadio`: chooses the next one.', story: 'OneOutOfAFew' },
  ],
  says: [
    { story: 'Pressed', role: 'button', name: 'Civil Engineering' },
    { story: 'OneOutOfAFew', role: 'group', name: 'Amount' },
    { story: 'ATick', role: 'checkbox', name: 'Remote' },
    { story: 'TakesAFilterAway', role: 'button', name: 'Remove 1998' },
  ],
  focus: [
    'Announced as pressed or not pressed, checked or not checked, and by `aria-current` as the one shown.',
    'In forced colors what is on has the color of a selection. The tick is there in every mode.',
    'What you must do: give a group of `ChipRadio` a `fieldset` with a `legend`; set `aria-current` on the link that is shown.',
  ],
  related: [
    { part: 'Badge', difference: 'a fact, not to be pressed' },
    { part: 'Switch', difference: 'a setting' },
    { part: 'RadioGroupField', difference: 'a question with its hint and error' },
    { part: 'LinkTabs', difference: 'views of one thing, each with an address' },
  ],
} satisfies ComponentDocs<typeof import('./Chip.stories.tsx')>;
