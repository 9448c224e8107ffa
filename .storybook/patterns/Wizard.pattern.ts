import type { PatternDocs } from './PatternDocs.ts';

export const pattern = {
  lead: 'A long form in two to four steps, each about one thing. One can go back, leave and come again; it is sent once, at the end.',
  use: [
    { when: 'More than ten questions that fall into groups.', at: '/membership/register' },
    { when: 'Answers that decide what is asked next.', at: '/donate' },
  ],
  avoid: [
    { when: 'Up to ten questions', use: 'Form' },
    { when: 'Things that can be done in any order', use: 'ActionList' },
    { when: 'What happens after it was sent', use: 'NumberedSteps' },
  ],
  made: [
    { part: 'PageHead', does: 'the title, of size `d2`: the steps bring their own line' },
    { part: 'Steps', does: 'where one is, and how many there are' },
    {
      part: 'DraftNote',
      does: 'above the first field: this is what was typed last time, and how to forget it',
    },
    { part: 'ErrorSummary', does: 'what needs another look in this step' },
    { part: 'FieldSet', does: 'fields that are one thing' },
    { part: 'FactGrid', does: 'in the last step: all answers, to be checked' },
    { part: 'FormFoot', does: 'Previous at the start, Next at the end' },
  ],
  behavior: [
    'The step stands in the address, so that Back leads to the step before and a reload stays.',
    'Next checks this step only. Previous never does, and keeps what was typed.',
    'A draft is kept in the tab, and for seven days on the device where somebody says so.',
  ],
  accessibility: [
    'The heading of each step says which one it is: “Step 2 of 3: Academic & Professional”.',
    'After a failed Next the first field that needs another look takes the focus; after a step its heading does.',
    'Nothing that was answered before is asked again.',
  ],
  words: [
    {
      write: 'Step 2 of 3: Academic & Professional',
      not: 'Almost there!',
      because: 'Where one is, and what it is about.',
    },
    { write: 'Submit registration', not: 'Finish', because: 'The last button says what is sent.' },
  ],
} satisfies PatternDocs;
