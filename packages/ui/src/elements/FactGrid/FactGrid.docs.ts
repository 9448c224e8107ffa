import type { ComponentDocs } from '../../../docs/component/ComponentDocs.ts';

export const docs = {
  status: 'stable',
  since: '0.1.0',
  live: 'FactsInCells',
  use: [
    { when: 'Answers to be checked before they are sent.', at: '/membership/register' },
    { when: 'Facts of one thing, as on the title block of a drawing.', at: '/job-board/$id' },
    { when: 'A sum and what it is made of: `total`.', at: '/donation-success/$orderId' },
  ],
  avoid: [
    { when: 'Two or three facts with icons', use: 'Facts' },
    { when: 'Several things, each with the same facts', use: 'ActionList' },
    { when: 'A few large figures', use: 'Figures' },
    { when: 'When and where of an event', use: 'EventFacts' },
  ],
  anatomy: {
    story: 'WithAHeadingAndATotal',
    parts: [
      {
        name: 'Heading',
        at: 'dl > div:first-child',
        optional: true,
        says: 'A dark row: what these are facts of.',
      },
      { name: 'Label', at: 'dl dt', many: true, says: 'Small, above its value.' },
      { name: 'Value', at: 'dl dd', many: true, says: 'Wraps, and breaks long words.' },
      { name: 'Total', at: 'dl > div:last-child', optional: true, says: 'Set large, below all others.' },
    ],
  },
  pairs: [
    {
      do: 'DoUseTheWordsOfTheForm',
      dont: 'DontPrintTheRecord',
      because: 'Who checks their answers looks for the words they answered to.',
    },
  ],
  behavior: [
    'Two halves that follow each other share a row; one without a partner takes it all.',
    'With `stacking` halves stand one under the other below 480 px, so that mail addresses do not break.',
    'Long values wrap, and break rather than widen the page.',
    'With a `heading` a dark row names the sheet; with a `total` the sum stands large below.',
  ],
  words: [
    {
      write: 'Graduation year',
      not: 'Year of Graduation:',
      because: 'Label without a colon, in the words of the form.',
    },
    { write: 'Nov 20, 2026', not: '2026-11-20T00:00Z', because: 'A date as one reads it.' },
  ],
  keys: { none: 'It is read only; links in its values take their own keys.' },
  says: { none: 'A list of terms and descriptions has no name: each label is said with its value.' },
  focus: [
    'A list of terms and descriptions: each label is read with its value, in the order of `items`.',
    'What you must do: labels that are unique in the grid. They are its keys, too.',
  ],
  related: [
    { part: 'Facts', difference: 'two or three, with icons' },
    { part: 'Receipt', difference: 'a sheet to be printed, made with it' },
    { part: 'Figures', difference: 'a few large numbers' },
    { part: 'ActionList', difference: 'lines with something to press' },
  ],
} satisfies ComponentDocs<typeof import('./FactGrid.stories.tsx')>;
