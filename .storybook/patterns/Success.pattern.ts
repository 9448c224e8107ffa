import type { PatternDocs } from './PatternDocs.ts';

export const pattern = {
  lead: 'What stands in the place of a form that was sent: that it arrived, under which number, what happens next and when, and one good thing to do meanwhile.',
  use: [
    { when: 'After every form that a person reads.', at: '/membership/register' },
    { when: 'After a gift, with its receipt: `ThankYou`.', at: '/donation-success/$orderId' },
  ],
  avoid: [
    { when: 'Said in passing: copied, saved, taken back', use: 'Toaster' },
    { when: 'Registered, on a page that goes on', use: 'RegisteredNotice' },
    { when: 'It was not sent', use: 'FormBanner' },
  ],
  made: [
    { part: 'SuccessView', does: 'heading, sentence, reference and ways on' },
    { part: 'NumberedSteps', does: 'what happens next, in order, each with when' },
    { part: 'ButtonLink', does: 'the one good thing to do meanwhile' },
    { part: 'SubmittedStory', does: 'what was sent, as it will stand, where it can be shown' },
    { part: 'AnotherButton', does: 'the form once more, last and quiet' },
  ],
  behavior: [
    'It takes the form’s place; the address stays. A reload shows the empty form, and nothing is sent twice.',
    'The reference can be copied and quoted. It opens nothing by itself.',
    'What was typed is forgotten in this tab.',
  ],
  accessibility: [
    'Its heading takes the focus, so it is read first. Nothing else is announced beside it.',
    'Where the page keeps its title, the heading is of level 2.',
  ],
  words: [
    { write: 'Your request has arrived', not: 'Success', because: 'What arrived.' },
    {
      write: 'A volunteer checks it, usually within a week.',
      not: 'We will get back to you.',
      because: 'Who, and when.',
    },
  ],
} satisfies PatternDocs;
