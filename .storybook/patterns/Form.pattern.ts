import type { PatternDocs } from './PatternDocs.ts';

export const pattern = {
  lead: 'A page about one form: up to ten questions, one column, one way on. It is sent as it is, and says what needs another look.',
  use: [
    { when: 'A message, a job, a story, a registration for an event.', at: '/contact' },
    { when: 'Something that is asked once and sent whole.', at: '/submit-job' },
  ],
  avoid: [
    { when: 'More than ten questions, or questions of several kinds', use: 'Wizard' },
    { when: 'One or two fields that belong to where one stands', use: 'Dialog' },
    { when: 'What narrows a list', use: 'List with filters' },
    { when: 'A setting that counts at once', use: 'Switch' },
  ],
  made: [
    { part: 'PageHead', does: 'says what the form is for, and who reads it' },
    { part: 'ErrorSummary', does: 'above the first field, empty until something is wrong' },
    { part: 'PersonField', does: 'who one is, in the words of every form' },
    { part: 'TextAreaField', does: 'the text it is about, on ruled paper' },
    { part: 'HumanVerification', does: 'before the last row, only where it is asked for' },
    { part: 'FormFoot', does: 'the one way on' },
    { part: 'FormBanner', does: 'says that it could not be sent, and what to do' },
  ],
  behavior: [
    'The button can always be pressed. Rules speak after the first try, and a mended answer is quiet at once.',
    'What was typed stays: in this tab until it is sent, and through a failed sending.',
    'Without JavaScript the same form posts to its own page, which answers with what is wrong.',
    'While it is on its way fields can be read and not changed, and a second press does nothing.',
  ],
  accessibility: [
    'After a failed try the summary takes the focus; its entries lead into the fields.',
    'Every message stands at its field, too, as its description.',
    'Required fields say nothing, optional ones do. Browsers may fill in who one is.',
    'Once it is sent, the heading of the success takes the focus.',
  ],
  words: [
    { write: 'Email is required', not: 'This field is mandatory', because: 'It says which one.' },
    { write: 'Send message', not: 'Submit', because: 'It says what happens.' },
    {
      write: 'The message was not sent. What you wrote is still here.',
      not: 'An error occurred.',
      because: 'What happened, and that nothing is lost.',
    },
  ],
} satisfies PatternDocs;
