import type { ComponentDocs } from '@banyan/ui/component-docs';

export const docs = {
  status: 'stable',
  since: '0.1.0',
  live: 'BesideEachOther',
  frame: { height: 320 },
  use: [
    { when: 'Fields that are one answer: city, state, ZIP.', at: '/membership/register' },
    { when: 'First and last name: `NameRow` has them.', at: '/contact' },
    { when: 'A field that an answer brought along: `FieldBranch`.', at: '/membership/register' },
  ],
  avoid: [
    { when: 'Fields that are questions of their own', use: 'Stack' },
    { when: 'Several fields under one name', use: 'FieldSet' },
    { when: 'First and last name', use: 'NameRow' },
    { when: 'Buttons', use: 'FormFoot' },
  ],
  anatomy: { none: 'It is one box; its parts are the fields in it.' },
  pairs: [
    {
      do: 'DoKeepOneColumn',
      dont: 'DontFillTheWidth',
      because:
        'People read forms downwards. The field at the right of another question is the one left empty.',
    },
  ],
  behavior: [
    'From 768 px its fields stand beside each other, in the widths that `ratio` says.',
    'On narrower windows they stand one under the other, in the same order.',
    'A field whose error is long grows by itself; its neighbours keep their place.',
    '`FieldBranch` hangs its field from the answer above it by a drawn line.',
    'With `withOther` a branch shows only while “Other” is chosen in the form, also without JavaScript.',
  ],
  words: [
    {
      write: 'Which program?',
      not: 'Other (please specify)',
      because: 'A question that the answer above explains.',
    },
  ],
  keys: { none: 'It is a box: Tab goes through what is in it, in the order of the source.' },
  says: [{ story: 'BesideEachOther', role: 'textbox', name: 'First name' }],
  focus: [
    'A box without a role. Tab goes through the row first, then down, as one reads.',
    'At 400% zoom the fields stand one under the other, so nothing scrolls sideways.',
    'What you must do: put in as many fields as `ratio` has numbers.',
  ],
  related: [
    { part: 'NameRow', difference: 'both names, ready' },
    { part: 'FieldSet', difference: 'a name for several fields' },
    { part: 'Stack', difference: 'fields below one another' },
    { part: 'PersonField', difference: 'name and mail, the fields it holds most' },
  ],
} satisfies ComponentDocs<typeof import('./FieldRow.stories.tsx')>;
