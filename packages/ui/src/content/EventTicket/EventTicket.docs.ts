import type { ComponentDocs } from '../../../docs/component/ComponentDocs.ts';

export const docs = {
  status: 'stable',
  since: '0.1.0',
  live: 'Gallery',
  frame: { height: 720 },
  use: [
    { when: 'The page of one event that is still to come, with the form below.', at: '/events/register/$id' },
  ],
  avoid: [
    { when: 'A row of a list', use: 'EventRow' },
    { when: 'The next event, on another page', use: 'FeaturedEvent' },
    { when: 'It is over', use: 'PastEventHead' },
    { when: 'It is too late to register: below the facts', use: 'RegistrationClosed' },
  ],
  anatomy: {
    story: 'Gallery',
    parts: [
      { name: 'Picture', at: 'article img', says: 'At the left for the whole height; on a phone on top.' },
      { name: 'Way back', at: 'article a:has(+ h1)', says: 'To the list.' },
      {
        name: 'Title',
        at: 'article h1',
        says: 'The page’s heading of level 1. Takes the focus after a navigation.',
      },
      { name: 'Facts', at: 'article dl', says: 'Date, place, deadline, and your own time where it differs.' },
      {
        name: 'Seats',
        at: 'article [role=meter]',
        optional: true,
        says: 'How many are taken; left out where nobody counts.',
      },
      {
        name: 'Stub',
        at: 'article section',
        optional: true,
        says: 'Below the dashed line: the form, or why it is too late.',
      },
    ],
  },
  pairs: [
    {
      do: 'DoSayWhyItIsTooLate',
      dont: 'DontLeaveTheFormOut',
      because: 'Who came for the form looks for it. Say why it is gone, and show the way to other events.',
    },
  ],
  behavior: [
    'While it loads, grey pieces stand where title, facts and form will be.',
    'When it failed, there is a try again if `onRetry` is set, and a button to the list.',
    'With `seats` a line shows how many are taken, and says how many are left.',
    'What you put into it appears below the tear line once the event is there.',
    'From 968 px the drawing stands beside the words for their whole height; below that, on top.',
    'A picture that is missing or broken gives way to a drawing.',
  ],
  words: [
    {
      write: 'Register by Saturday, December 5',
      not: 'Deadline: 12/05',
      because: 'The weekday is what people plan by.',
    },
    { write: '28 of 240 left', not: 'Almost full!', because: 'A figure persuades; an alarm does not.' },
    { write: 'Take a chair', not: 'Registration form', because: 'The stub’s heading says what one does.' },
  ],
  keys: [
    { keys: 'Enter', does: 'On Retry, after a failure: asks for the event once more.', story: 'Failed' },
  ],
  says: [
    { story: 'Gallery', role: 'heading', name: 'The Long Table: annual dinner and awards' },
    { story: 'Gallery', role: 'meter', name: 'Chairs taken' },
    { story: 'Gallery', role: 'form', name: 'Take a chair' },
    { story: 'Failed', role: 'heading', name: 'Error Loading Event' },
  ],
  focus: [
    'While it loads it is busy, and a status says so; a failure is an alert with a try again and the way back.',
    'The numeral of the date only repeats the date in words. A picture that decorates has an empty `imageAlt`.',
    'What you must do: name the form by the stub’s `headingId`, and write the zone behind every time.',
  ],
  related: [
    { part: 'EventRow', difference: 'a row of the list' },
    { part: 'EventStub', difference: 'the part with the form' },
    { part: 'RegistrationClosed', difference: 'in the place of the form' },
    { part: 'PastEventHead', difference: 'once it is over' },
  ],
} satisfies ComponentDocs<typeof import('./EventTicket.stories.tsx')>;
