import type { ComponentDocs } from '../../../docs/component/ComponentDocs.ts';

export const docs = {
  status: 'stable',
  since: '0.1.0',
  live: 'TheNextOne',
  frame: { height: 320 },
  use: [
    {
      when: 'In a list of what is to come, made by `UpcomingEvents`: its first is large.',
      at: '/events/',
    },
  ],
  avoid: [
    { when: 'The whole list, with loading, failure and nothing on', use: 'UpcomingEvents' },
    { when: 'Two or three dates on another page', use: 'EventDates' },
    { when: 'One event alone', use: 'FeaturedEvent' },
    { when: 'It is over', use: 'PastEvents' },
    { when: "The event's own page", use: 'EventTicket' },
  ],
  anatomy: {
    story: 'Gallery',
    parts: [
      {
        name: 'Numeral and month',
        at: 'li > p[aria-hidden]',
        says: 'Seen only: the date in words says the same.',
      },
      { name: 'Drawing', at: 'li img', says: 'Square on a phone, else 4:3; nothing that has to be read.' },
      { name: 'Title', at: 'li h3', says: 'What happens there, in 60 characters.' },
      { name: 'Facts', at: 'li dl', says: 'Date, place, and your own time where that differs.' },
    ],
  },
  pairs: [
    {
      do: 'DoNameTheHost',
      dont: 'DontHideTheWayOut',
      because: 'Who is about to pay with a card looks at where they are.',
    },
  ],
  behavior: [
    '`first` is larger: its button is `primary`, and its picture is fetched at once. Others are `line`, and lazy.',
    'With `mark` or `closed` a badge stands over the title; closed, what leads to its page is a quiet link.',
    'With `external` it opens in a new tab, and the host is shown under the button.',
    'An address that is no web page makes no button.',
    'A picture that is missing or broken gives way to a drawing, the same for the same title.',
    'On a phone the drawing shrinks to 96 px and the description ends after two lines.',
  ],
  words: [
    {
      write: 'Saturday, January 16, 2027, 9:00 AM CST',
      not: '16/01, 9:00',
      because: 'Day, year and zone: some readers live in another.',
    },
    {
      write: 'Kite morning for Sankrant',
      not: 'Exciting kite event!',
      because: 'Particular, and dry.',
    },
    { write: '10:00 AM EST, your time', not: '10:00 AM (converted)', because: 'It says whose time.' },
  ],
  keys: [
    {
      keys: 'Tab',
      does: 'Goes to “Add to calendar”, then to the way to register: the order of reading.',
      story: 'InTheOrderOfReading',
    },
  ],
  says: [
    { story: 'Gallery', role: 'heading', name: 'Kite morning for Sankrant' },
    { story: 'Gallery', role: 'link', name: 'Add to calendar Kite morning for Sankrant' },
    { story: 'Gallery', role: 'link', name: 'Register for Kite morning for Sankrant' },
    {
      story: 'RegistrationOnAnotherSiteNamesItsHost',
      role: 'link',
      name: 'Register for Kite morning for Sankrant (opens in a new tab)',
    },
  ],
  focus: [
    'The rings of its links. Names begin with the words that are seen, so that voices can press them.',
    'Needs a list with an order around it, and a heading of level 2 before that.',
  ],
  related: [
    { part: 'UpcomingEvents', difference: 'the list of these' },
    { part: 'EventDates', difference: 'without drawings' },
    { part: 'PastEvents', difference: 'tiles for what is over' },
    { part: 'EventTicket', difference: 'the page of one event' },
  ],
} satisfies ComponentDocs<typeof import('./EventRow.stories.tsx')>;
