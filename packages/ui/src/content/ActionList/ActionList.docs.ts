import type { ComponentDocs } from '../../../docs/component/ComponentDocs.ts';

export const docs = {
  status: 'stable',
  since: '0.1.0',
  live: 'Gallery',
  use: [
    { when: 'Lines with something to press at their end: receipts, tickets, consents.', at: '/my/{-$view}' },
    { when: 'Settings that are on or off, each with its switch.', at: '/my/{-$view}' },
  ],
  avoid: [
    { when: 'Ways to go on, one a line', use: 'IndexList' },
    { when: 'Facts, label above value', use: 'FactGrid' },
    { when: 'People', use: 'MemberList' },
    { when: 'Equal pictures with their words', use: 'Card' },
  ],
  anatomy: {
    story: 'Gallery',
    parts: [
      { name: 'Row', at: 'ul > li', many: true, says: 'Words at the start, what can be done at the end.' },
      {
        name: 'Name',
        at: 'li > div > span:first-child',
        many: true,
        says: 'Who or what. Names a switch of the row by `nameId`.',
      },
      {
        name: 'Actions',
        at: 'li > div + div',
        many: true,
        optional: true,
        says: 'Quiet buttons or one switch; with `wide` below the words on phones.',
      },
    ],
  },
  pairs: [
    {
      do: 'DoSayWhatIsSo',
      dont: 'DontNameTheSetting',
      because: 'It says what others see, and since when. A setting has to be translated first.',
    },
  ],
  behavior: [
    'Words stand at the start of a row, what can be done at its end, one line between two rows.',
    'Long words wrap beside the actions, which keep their place.',
    'With `wide` the actions go below the words where the window is narrower than 560 px.',
    'A row without actions is only words.',
    'Printed, the actions are left out.',
  ],
  words: [
    {
      write: 'Shown in the directory since Oct 6, 2026',
      not: 'Visibility: public',
      because: 'It says what is so, and since when.',
    },
    {
      write: 'On the board, 9 of 60 days left',
      not: 'Expires soon',
      because: 'The reader decides what soon is.',
    },
  ],
  keys: [{ keys: 'Tab', does: 'Goes from action to action, row by row.', story: 'Gallery' }],
  says: [{ story: 'Gallery', role: 'switch', name: 'State' }],
  focus: [
    'A list: how many rows it has is announced. Rows take no focus, only what is in them.',
    'What you must do: two buttons of the same words need different names. Add the thing with a `VisuallyHidden`.',
  ],
  related: [
    { part: 'IndexList', difference: 'rows that lead somewhere' },
    { part: 'FactGrid', difference: 'facts, nothing to press' },
    { part: 'SwitchButton', difference: 'on or off, at the end of a row' },
  ],
} satisfies ComponentDocs<typeof import('./ActionList.stories.tsx')>;
