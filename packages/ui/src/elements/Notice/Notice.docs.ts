import type { ComponentDocs } from '../../../docs/component/ComponentDocs.ts';

export const docs = {
  status: 'stable',
  since: '0.1.0',
  live: 'Info',
  use: [
    {
      when: 'Something one has to know before going on, set apart from the page.',
      at: '/membership/register',
    },
    { when: 'What came of something, where it stays: sent, refused, not sent.', at: '/my-entry/$purpose' },
    { when: 'A part of the page that could not be loaded, while the rest stands.', at: '/about' },
  ],
  avoid: [
    { when: 'Said in passing, and gone by itself', use: 'Toaster' },
    { when: 'One answer is wrong', use: 'FieldError' },
    { when: 'Several answers are wrong', use: 'ErrorSummary' },
    { when: 'The whole list or page did not come', use: 'ErrorState' },
    { when: 'It has to be answered before going on', use: 'Dialog' },
    { when: 'What always stands on the page', use: 'Text' },
    { when: 'An invitation', use: 'ClosingCall' },
  ],
  anatomy: {
    story: 'Info',
    parts: [
      { name: 'Icon', at: 'section > svg', says: 'One for each tone, so that color is never alone.' },
      { name: 'Heading', at: 'section > p', says: 'One short line; the name of the notice.' },
      {
        name: 'Body',
        at: 'section > div',
        optional: true,
        says: 'A few sentences: what to do, with links and one button at most. Lines end at 58 characters.',
      },
    ],
  },
  pairs: [
    {
      do: 'DoSayWhatToDo',
      dont: 'DontOnlyComplain',
      because: 'Who reads it wants to go on. Say what happened, what is safe, and the next step.',
    },
  ],
  behavior: [
    'It stands where you draw it, as wide as its place; nothing lies over the page.',
    'With `live` it is announced when it appears: `critical` at once, the others when the reader pauses.',
    'It has no button that closes it: it is gone when you draw it no more.',
    'Without children it is one line.',
    'Links in it take the color of its text, which is readable on every tone.',
    'Lines end at 58 characters, and long words break.',
  ],
  words: [
    { write: 'The message was not sent', not: 'Error 503', because: 'What happened, in the reader’s words.' },
    {
      write: 'What you wrote is still here.',
      not: 'Your request could not be processed.',
      because: 'It answers the first fear.',
    },
    {
      write: 'Membership comes first',
      not: 'Attention!',
      because: 'The heading alone is enough to decide by.',
    },
  ],
  keys: { none: 'It never takes the focus; links and a button in it take their own keys.' },
  says: [
    { story: 'Info', role: 'region', name: 'Membership comes first' },
    { story: 'CriticalIsAnnouncedAtOnce', role: 'alert', name: 'The message was not sent' },
  ],
  focus: [
    'Standing on the page it is a region with a name, found among the landmarks; with `live` a status or an alert.',
    '`critical` is for what failed and holds the reader up, `warning` for a risk or what is not settled, `success` for what worked, `info` for the rest.',
    'Its heading is a paragraph: it names the notice and is not in the outline of the page.',
    'What you must do: one on a page where you can, right beside what it is about, none beside an `ErrorSummary`, and `live` only when it appears after something the reader did.',
  ],
  related: [
    { part: 'Toaster', difference: 'says something and goes by itself' },
    { part: 'FormBanner', difference: 'what came of sending a form' },
    { part: 'ErrorState', difference: 'in place of what did not come' },
    { part: 'ErrorSummary', difference: 'what is wrong with a form' },
    { part: 'Badge', difference: 'a short fact beside a thing' },
  ],
} satisfies ComponentDocs<typeof import('./Notice.stories.tsx')>;
