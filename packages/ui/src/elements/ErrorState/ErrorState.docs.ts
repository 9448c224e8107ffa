import type { ComponentDocs } from '../../../docs/component/ComponentDocs.ts';

export const docs = {
  status: 'stable',
  since: '0.1.0',
  live: 'TriesAgain',
  use: [
    { when: 'In the place of what did not come, with a try again.', at: '/job-board/' },
    { when: 'A page whose thing is not there: `action` instead of a retry.', at: '/events/register/$id' },
  ],
  avoid: [
    { when: 'Nothing found, and that is no fault', use: 'EmptyState' },
    { when: 'A form was not sent', use: 'FormBanner' },
    { when: 'An answer is wrong', use: 'FieldError' },
    { when: 'A page that is not there', use: 'NotFound' },
    { when: 'A message about something else on the page', use: 'Notice' },
  ],
  anatomy: {
    story: 'TriesAgain',
    parts: [
      { name: 'Drawing', at: '[role=alert] > svg', says: 'An arch whose keystone is missing. Seen only.' },
      { name: 'Heading', at: '[role=alert] h3', says: 'What did not work.' },
      { name: 'Sentence', at: '[role=alert] h3 + div', optional: true, says: 'The cause, or what to do.' },
      {
        name: 'Retry',
        at: '[role=alert] button',
        optional: true,
        says: 'Busy while the next try is under way.',
      },
    ],
  },
  pairs: [
    {
      do: 'DoOfferAWayOn',
      dont: 'DontEndHere',
      because: 'A fault without anything to press is the end of the visit. There is always a page to go to.',
    },
  ],
  behavior: [
    'It appears in the place of what did not come, and is announced at once.',
    'With `onRetry` a button tries once more; while that is `busy` no second press goes through.',
    'With `action` another way on stands beside the retry, or alone.',
    'It tries nothing by itself, and stays until you draw what came.',
  ],
  words: [
    { write: 'Unable to load jobs', not: 'Something went wrong', because: 'It says what did not work.' },
    { write: 'Try again', not: 'OK', because: 'The button says what it does.' },
  ],
  keys: [
    {
      keys: 'Enter',
      does: 'On the button: tries once more. It keeps the focus while it is busy.',
      story: 'TriesAgain',
    },
  ],
  says: [{ story: 'TriesAgain', role: 'button', name: 'Try Again' }],
  focus: [
    'An alert: read at once when it appears. Set `live` to false where something around it announces it.',
    'The focus is not moved; while a try is under way the button keeps it and lets no second press through.',
    'What you must do: keep it in the page while `busy`, and choose `headingLevel` by the outline.',
  ],
  related: [
    { part: 'EmptyState', difference: 'nothing there, and no fault' },
    { part: 'ListProgress', difference: 'puts this in the place of a list' },
    { part: 'Notice', difference: 'beside what is there' },
  ],
} satisfies ComponentDocs<typeof import('./ErrorState.stories.tsx')>;
