import type { ComponentDocs } from '../../../docs/component/ComponentDocs.ts';

export const docs = {
  status: 'stable',
  since: '0.1.0',
  live: 'WaysToGoOn',
  use: [
    { when: 'Two to seven places to go on to, one ruled row each.', at: '/contact' },
    { when: 'The end of a page: what one may want next.', at: '/job-board/$id' },
  ],
  avoid: [
    { when: 'Equal pictures with their words', use: 'Card' },
    { when: 'Something to press at the end of a line', use: 'ActionList' },
    { when: 'Parts of this page', use: 'OnPageIndex' },
    { when: 'One way on', use: 'MoreLink' },
  ],
  anatomy: {
    story: 'WaysToGoOn',
    parts: [
      { name: 'Row', at: 'li > a', many: true, says: 'All of it is the link, as wide as the list.' },
      { name: 'Heading', at: 'li > a > span:first-child', many: true, says: 'The name of the place.' },
      {
        name: 'Detail',
        at: 'li > a > span + span',
        many: true,
        optional: true,
        says: 'What is found there, in one line.',
      },
      { name: 'Sign', at: 'li > a > svg', many: true, says: 'Onward, away to another site, or a letter.' },
    ],
  },
  pairs: [
    {
      do: 'DoPutThePlaceFirst',
      dont: 'DontBeginAllAlike',
      because: 'Eyes run down the first word of each row. Where all begin alike, each has to be read.',
    },
  ],
  behavior: [
    'All of a row is the link, as wide as the list.',
    'Pointed at, its heading is underlined and its sign moves 4 px onward.',
    'The sign follows the address: onward, away to another site, or a letter.',
    'A row without an address, or with one that is not safe, is only words.',
    'Long words wrap beside the sign.',
  ],
  words: [
    {
      write: 'Become a member',
      not: 'Learn more about membership',
      because: 'What one does there, first word first.',
    },
    {
      write: 'Free, and three short steps.',
      not: 'Click to find out more.',
      because: 'The detail answers; it does not tease.',
    },
  ],
  keys: [{ keys: 'Tab', does: 'Goes from row to row. Enter follows one.', story: 'WaysToGoOn' }],
  says: [{ story: 'WaysToGoOn', role: 'link', name: 'Become a member Free, and three short steps.' }],
  focus: [
    'A list of links; the detail is part of the name, and so is “(opens another site)”.',
    'What you must do: put the row’s own words first, so that a list of links can be told apart.',
  ],
  related: [
    { part: 'MoreLink', difference: 'one way on, standing alone' },
    { part: 'ActionList', difference: 'rows with buttons' },
    { part: 'OnPageIndex', difference: 'parts of this page' },
  ],
} satisfies ComponentDocs<typeof import('./IndexList.stories.tsx')>;
