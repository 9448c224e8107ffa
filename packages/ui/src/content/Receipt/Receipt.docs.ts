import type { ComponentDocs } from '../../../docs/component/ComponentDocs.ts';

export const docs = {
  status: 'stable',
  since: '0.1.0',
  live: 'Gallery',
  use: [
    { when: 'What was received, to be kept and printed.', at: '/donation-success/$orderId' },
    {
      when: 'A sheet of several gifts, its button drawn by the page: `printLabel={null}`.',
      at: '/my/{-$view}',
    },
  ],
  avoid: [
    { when: 'Facts that nobody prints', use: 'FactGrid' },
    { when: 'What came of another form', use: 'SuccessView' },
    { when: 'The page around it', use: 'ThankYou' },
    { when: 'A letter', use: 'Letter' },
  ],
  anatomy: {
    story: 'Gallery',
    parts: [
      { name: 'Sheet', at: 'section', says: 'Paper: light by day and by night.' },
      { name: 'Heading', at: 'section h2', says: 'Names the sheet; the mark stands beside it.' },
      {
        name: 'Facts',
        at: 'section dl',
        says: 'From whom, when, under which number, and the total set large, where there is one.',
      },
      { name: 'Note', at: 'section dl + p', says: 'What the law asks to be said.' },
      { name: 'Button', at: 'section button', optional: true, says: 'Prints the page, and is not printed.' },
    ],
  },
  pairs: [
    {
      do: 'DoGiveTheCurrency',
      dont: 'DontSayOnlyTotal',
      because: 'It is read abroad, and years later, by people who never saw the page.',
    },
  ],
  behavior: [
    'A warning comes before the facts: the sheet is a demonstration, or a placeholder is on it.',
    'Its button opens the browser’s printing; with `printLabel={null}` the page has a button of its own.',
    'Printed, it has no frame and no button, and does not break across two sheets.',
    'It is paper: light by day and by night.',
    'On a phone the sum is smaller, so that its digits stay together.',
  ],
  words: [
    {
      write: 'No goods or services were provided in exchange for this contribution.',
      not: 'Thanks for your support!',
      because: 'The sentence that makes the sheet a receipt.',
    },
    { write: 'Amount, USD', not: 'Total', because: 'A receipt is read abroad, and years later.' },
  ],
  keys: [{ keys: 'Enter', does: 'On the button: opens the browser’s printing.', story: 'Gallery' }],
  says: [
    { story: 'Gallery', role: 'region', name: 'Receipt' },
    { story: 'Gallery', role: 'button', name: 'Print the receipt' },
  ],
  focus: [
    'A region with a name. Each label is read with its value.',
    'What you must do: put a heading of level 1 before it, and give every amount its currency.',
  ],
  related: [
    { part: 'FactGrid', difference: 'the facts in it' },
    { part: 'ThankYou', difference: 'the page around it' },
    { part: 'SuccessView', difference: 'what came of another form' },
  ],
} satisfies ComponentDocs<typeof import('./Receipt.stories.tsx')>;
