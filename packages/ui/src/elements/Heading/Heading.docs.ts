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
  pairs: [
    {
      do: 'DoNameWhatFollows',
      dont: 'DontTeaseIt',
      because: 'Many people move by headings alone. One that names nothing sends them past the part.',
    },
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
  keys: [],
  says: [{ story: 'SizeFollowsTheLevel', role: 'heading', name: 'Advance Your Career' }],
  focus: [
    '`level` is announced; `size` is only seen.',
    'With `tabIndex={-1}` it takes the focus after a navigation, without a ring. Tab does not stop at it.',
    'What you must do: one heading of level 1 on a page, and no level left out.',
  ],
  related: [
    { part: 'PageHead', difference: 'the title of a page' },
    { part: 'Text', difference: 'words that name nothing' },
    { part: 'Section', difference: 'a part of a page that a heading names' },
  ],
} satisfies ComponentDocs<typeof import('./Heading.stories.tsx')>;
