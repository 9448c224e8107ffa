import type { ComponentDocs } from '../../../docs/component/ComponentDocs.ts';

export const docs = {
  status: 'stable',
  since: '0.1.0',
  live: 'GoesOn',
  use: [
    { when: 'Going on from a card, a row or the head of a part.', at: '/events/' },
    { when: 'Going to another site; its arrow points away.', at: '/job-board/$id' },
  ],
  avoid: [
    { when: 'Inside a sentence', use: 'TextLink' },
    { when: 'The next step of a page', use: 'ButtonLink' },
    { when: 'Back to where one came from', use: 'BackLink' },
    { when: 'A calendar file, a letter', use: 'IconLink' },
    { when: 'A list of several ways on', use: 'IndexList' },
  ],
  anatomy: {
    story: 'LeavesTheSite',
    parts: [
      { name: 'Words', at: 'a > span:first-child', says: 'Where it leads. Underlined, and they wrap.' },
      {
        name: 'Arrow',
        at: 'a > svg',
        says: 'Onward, or up and away to another site. Moves a little when pointed at.',
      },
      {
        name: 'Heard words',
        at: 'a > span:last-child',
        optional: true,
        says: '“(opens another site)”, for those who listen.',
      },
    ],
  },
  pairs: [
    {
      do: 'DoNameWhereItLeads',
      dont: 'DontSayOnlyMore',
      because: 'Readers list the links of a page by themselves: there “More” is a door without a sign.',
    },
  ],
  behavior: [
    'Pointed at, its arrow moves the way it points and the line under its words gets thicker.',
    'To another site the arrow points up and away; `external` says so for an address that does not show it.',
    'It opens in the same tab.',
    'An address that is no web page, mail address or place on this site makes no link, only its words.',
    'Long words wrap; the arrow stands beside them.',
  ],
  words: [
    { write: 'All events', not: 'Click here', because: 'It says where it leads.' },
    { write: 'Profile of Sana Palash', not: 'Read more', because: 'True also when it is read alone.' },
  ],
  keys: [{ keys: 'Tab', does: 'Reaches it. Enter follows it, as any link.', story: 'GoesOn' }],
  says: [
    { story: 'GoesOn', role: 'link', name: 'All events' },
    { story: 'LeavesTheSite', role: 'link', name: 'Professional profile (opens another site)' },
  ],
  focus: [
    '44 px high, so that thumbs hit it; the ring goes around words and arrow.',
    'What you must do: finish a short name with a `VisuallyHidden`, behind the words that are seen.',
  ],
  related: [
    { part: 'TextLink', difference: 'inside a sentence' },
    { part: 'BackLink', difference: 'the way back, above a title' },
    { part: 'ButtonLink', difference: 'the next step of a page' },
    { part: 'IconLink', difference: 'a file or a letter' },
    { part: 'IndexList', difference: 'several ways on, a row each' },
    { part: 'VisuallyHidden', difference: 'the end of a short name' },
  ],
} satisfies ComponentDocs<typeof import('./MoreLink.stories.tsx')>;
