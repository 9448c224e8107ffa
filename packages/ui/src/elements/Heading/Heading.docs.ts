import type { ComponentDocs } from '../../../docs/component/ComponentDocs.ts';

export const docs = {
  status: 'stable',
  since: '0.1.0',
  live: 'SizeFollowsTheLevel',
  use: [
    { when: 'The name of a part of the page, and of each part inside it.', at: '/membership' },
    { when: 'A block that must look smaller than its level: set `size`.' },
  ],
  avoid: [
    { when: 'The title of a page, with its lede', use: 'PageHead' },
    { when: 'Words that only look large, and name nothing', use: 'Text' },
    { when: 'A year, a count or money, set large', use: 'Numeral' },
    { when: 'What several fields have in common', use: 'FieldSet' },
  ],
  anatomy: { none: 'It is one element, from `h1` to `h6`.' },
  pairs: [
    {
      do: 'DoNameWhatFollows',
      dont: 'DontTeaseIt',
      because: 'Many people move by headings alone. One that names nothing sends them past the part.',
    },
  ],
  behavior: [
    'Its size follows `level`, unless `size` says another; the outline does not change with it.',
    'A long one balances its lines, and breaks words that have no room.',
    'Size and weight come from the theme; large ones shrink with the window.',
    'With `tabIndex={-1}` it can take the focus after a navigation, without a ring.',
  ],
  words: [
    {
      write: 'Ways to give',
      not: 'Ways To Give',
      because: 'Sentence case, as one writes; names keep their capitals.',
    },
    {
      write: 'Featured event',
      not: 'Learn more about our featured event',
      because: 'It names what follows, in five words at most.',
    },
  ],
  keys: { none: 'Readers have keys of their own to go from heading to heading. Tab does not stop at it.' },
  says: [{ story: 'SizeFollowsTheLevel', role: 'heading', name: 'Advance Your Career' }],
  focus: [
    '`level` is announced; `size` is only seen.',
    'What you must do: one heading of level 1 on a page, and no level left out.',
  ],
  related: [
    { part: 'PageHead', difference: 'the title of a page' },
    { part: 'Text', difference: 'words that name nothing' },
    { part: 'Section', difference: 'a part of a page that a heading names' },
  ],
} satisfies ComponentDocs<typeof import('./Heading.stories.tsx')>;
