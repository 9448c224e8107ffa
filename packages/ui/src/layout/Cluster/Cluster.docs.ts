import type { ComponentDocs } from '../../../docs/component/ComponentDocs.ts';

export const docs = {
  status: 'stable',
  since: '0.1.0',
  live: 'Standard',
  use: [
    { when: 'Buttons beside each other, the first one first.', at: '/job-board/$id' },
    { when: 'Badges and chips: as many in a row as there is room for.', at: '/job-board/' },
    { when: 'A heading at one end and a link at the other: `justify="between"`.' },
  ],
  avoid: [
    { when: 'Things stand below one another', use: 'Stack' },
    { when: 'Columns that line up from row to row', use: 'Grid' },
    { when: 'The buttons at the end of a form', use: 'FormFoot' },
    { when: 'Fields beside each other', use: 'FieldRow' },
  ],
  anatomy: { none: 'It is one box; its parts are what you put into it.' },
  pairs: [
    {
      do: 'DoPutTheFirstThingFirst',
      dont: 'DontBeginWithTheWayOut',
      because:
        'Tab, a reader and the eye all take the order of the source: what people came for stands first.',
    },
  ],
  behavior: [
    'Children stand in a row, and go on in the next one where they have no room.',
    '`space` is the distance between children, and between rows.',
    '`justify` spreads a row that is not full; `between` puts the last child at the end.',
    'In right-to-left text it runs from the right.',
    'No child is stretched or shrunk; what is wider than the row wraps inside itself.',
  ],
  words: { none: 'It has no words: those of its children count.' },
  keys: { none: 'It is a box: Tab goes through what is in it, in the order of the source.' },
  says: [{ story: 'Standard', role: 'button', name: 'Go' }],
  focus: [
    'It is a box without a role, unless `element` makes it a list or a `nav`. Name a `nav` with `aria-label`.',
    'What wraps stays in the order of the source, also in right-to-left text.',
    'Rows are 12 px apart by default, so targets of 44 px never touch.',
  ],
  related: [
    { part: 'Stack', difference: 'children below one another' },
    { part: 'Grid', difference: 'columns that line up' },
    { part: 'FormFoot', difference: 'the buttons of a form' },
    { part: 'Badge', difference: 'a short fact; several stand in a row' },
    { part: 'Button', difference: 'what stands in it most' },
  ],
} satisfies ComponentDocs<typeof import('./Cluster.stories.tsx')>;
