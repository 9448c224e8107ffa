import type { ComponentDocs } from '../../../docs/component/ComponentDocs.ts';

export const docs = {
  status: 'stable',
  since: '0.1.0',
  live: 'InASentence',
  use: [
    { when: 'Words of a sentence that lead somewhere.', at: '/membership' },
    { when: 'A mail address in a text.', at: '/job-board/' },
  ],
  avoid: [
    { when: 'It stands alone', use: 'MoreLink' },
    { when: 'The next step of a page', use: 'ButtonLink' },
    { when: 'It does something here', use: 'Button' },
    { when: 'The address comes from a stranger, and needs no look', use: 'SafeLink' },
  ],
  anatomy: {
    story: 'LeavesTheSite',
    parts: [
      { name: 'Words', at: 'p a', says: 'Part of the sentence, underlined, in its size and weight.' },
      {
        name: 'Heard words',
        at: 'p a > span',
        optional: true,
        says: '“(opens another site)”, for those who listen.',
      },
    ],
  },
  pairs: [
    {
      do: 'DoLinkTheWordsThatName',
      dont: 'DontLinkHere',
      because: 'Links are read in a list without their sentences. There “here” leads nowhere.',
    },
  ],
  behavior: [
    'It opens in the same tab, as people expect, also on another site.',
    'Pointed at, its color changes; the underline stays. On a field it takes the color of that ground.',
    'It wraps with its sentence, and a long address breaks.',
    'An address that is no web page, mail address or place on this site makes no link, only its words.',
    'A phone number (`tel:`) stays words, too.',
    'One that was visited looks like any other.',
  ],
  words: [
    {
      write: 'the rules of the scholarship',
      not: 'https://example.org/rules',
      because: 'An address is read out letter by letter. Three words or so name the place.',
    },
    {
      write: 'Questions go to the committee.',
      not: 'For questions click here.',
      because: 'The linked words, “the committee”, name the place.',
    },
  ],
  keys: [{ keys: 'Tab', does: 'Reaches it. Enter follows it.', story: 'InASentence' }],
  says: [
    { story: 'InASentence', role: 'link', name: 'write to us' },
    { story: 'LeavesTheSite', role: 'link', name: 'the college (opens another site)' },
  ],
  focus: [
    'Underlined, always: color alone would not show it.',
    'On another origin “(opens another site)” ends its name, and the address gets `rel="noopener noreferrer"`. No icon is drawn.',
    'What you must do: the same words for the same place, one link in a sentence, the full stop outside of it, and `hrefLang` where the page is in another language.',
  ],
  related: [
    { part: 'MoreLink', difference: 'stands alone, with an arrow' },
    { part: 'SafeLink', difference: 'the same checks without a look' },
    { part: 'ButtonLink', difference: 'the next step of a page' },
  ],
} satisfies ComponentDocs<typeof import('./TextLink.stories.tsx')>;
