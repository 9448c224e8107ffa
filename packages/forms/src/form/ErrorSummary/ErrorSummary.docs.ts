import type { ComponentDocs } from '@banyan/ui/component-docs';

export const docs = {
  status: 'stable',
  since: '0.1.0',
  live: 'LeadsToTheFields',
  use: [{ when: 'Above the first field of every form, from the start, empty.', at: '/membership/register' }],
  avoid: [
    { when: 'It could not be sent', use: 'FormBanner' },
    { when: 'One answer, right at its field', use: 'FieldError' },
    { when: 'A message of another kind', use: 'Notice' },
    { when: 'A list did not come', use: 'ErrorState' },
  ],
  anatomy: {
    story: 'LeadsToTheFields',
    parts: [
      {
        name: 'Numeral',
        at: 'section > span[aria-hidden]',
        says: 'How many. Seen only: the heading says it in words.',
      },
      { name: 'Heading', at: 'section > h2', says: 'How many answers need another look.' },
      { name: 'Entry', at: 'section li a', many: true, says: 'The sentence at the field; leads there.' },
    ],
  },
  pairs: [
    {
      do: 'DoSayTheSameSentence',
      dont: 'DontSayItInOtherWords',
      because: 'Who follows an entry looks for that sentence. Another one reads like a second mistake.',
    },
  ],
  behavior: [
    'Nothing shows while there are no entries; the empty box takes no room.',
    'When entries arrive it appears above the first field, with their number in words and as a numeral.',
    'An entry leads into its field; one with the id of a group, to the first control in it.',
    'With `useForm` it takes the focus after a failed sending when it has `data-summary` and stands in the form.',
    'With `useForm` an entry goes as soon as its answer is mended; what was typed stays.',
  ],
  words: [
    {
      write: 'Two answers need another look',
      not: 'There were errors in your submission',
      because: 'It counts, and blames nobody.',
    },
    {
      write: 'Year must be between 1950 and 2026.',
      not: 'Year: invalid',
      because: 'The same sentence as at the field.',
    },
  ],
  keys: [
    { keys: 'Tab', does: 'Goes from entry to entry.', story: 'LeadsToTheFields' },
    { keys: 'Enter', does: 'On an entry: goes into its field.', story: 'LeadsToTheFields' },
  ],
  says: [{ story: 'LeadsToTheFields', role: 'region', name: 'Two answers need another look' }],
  focus: [
    'Announced politely when entries arrive, because the box around it was there before.',
    'Where a box with `data-banner` holds a message, that one has the focus first; with `focusOn` set to `field`, the first wrong field has it.',
    'Its entries are links to `#id`, so they lead to the fields without JavaScript, too.',
    'Limit: the title of the page does not change when something is wrong.',
    'What you must do: render it from the start, say the same sentence at the field, and without `useForm` move the focus there after a failed sending.',
  ],
  related: [
    { part: 'FieldError', difference: 'the sentence at the field' },
    { part: 'FormBanner', difference: 'what came of sending' },
    { part: 'Notice', difference: 'any other message' },
    { part: 'FormFoot', difference: 'the other end of the form' },
    { part: 'Field', difference: 'says one of its sentences at the control' },
  ],
} satisfies ComponentDocs<typeof import('./ErrorSummary.stories.tsx')>;
