import type { ComponentDocs } from '../../../docs/component/ComponentDocs.ts';

export const docs = {
  status: 'stable',
  since: '0.1.0',
  live: 'Gallery',
  frame: { height: 320 },
  use: [
    { when: 'The head of every page but the front page.', at: '/contact' },
    { when: 'Pages with steps: `size="d2"`, the steps as children.', at: '/membership/register' },
    { when: 'Pages below another one: `back`.', at: '/class-of/$year' },
    { when: 'A page with a drawing behind its title: `media`.', at: '/submit-job' },
  ],
  avoid: [
    { when: 'The front page, or one with a large drawing', use: 'Hero' },
    { when: 'A part of a page', use: 'Heading' },
    { when: 'One event', use: 'EventTicket' },
    { when: 'A page that is not there', use: 'NotFound' },
  ],
  anatomy: {
    story: 'Gallery',
    parts: [
      { name: 'Title', at: 'header h1', says: 'The one heading of level 1. Stands on the ground line.' },
      {
        name: 'Lede',
        at: 'header h1 + div',
        optional: true,
        says: 'Two or three lines: what the page is for. Or a note, or an aside.',
      },
    ],
  },
  pairs: [
    {
      do: 'DoSayWhatThePageIsFor',
      dont: 'DontWelcomeThem',
      because: 'The lede is read by who is not sure to be right here. Tell what happens on this page.',
    },
  ],
  behavior: [
    'From 768 px the lede stands at the right of the title, at its foot; below that, under it.',
    'Without `lede`, `note` or `aside` the title has the whole width.',
    '`d1` stands on the ground line; `d2` has none, for the steps below bring their own.',
    'With `back` a `BackLink` stands above the title.',
    'A long title wraps, and breaks rather than scroll sideways.',
  ],
  words: [
    {
      write: 'Contact',
      not: 'Welcome to our contact page',
      because: 'The same word as in the menu that led here.',
    },
    {
      write: 'A volunteer reads this after work and answers it, usually within three evenings.',
      not: 'We value your feedback.',
      because: 'Who, what, when.',
    },
  ],
  keys: { none: 'Only the way back takes keys: those of `BackLink`.' },
  says: [
    { story: 'Gallery', role: 'heading', name: 'Contact' },
    { story: 'BelowAnotherPage', role: 'link', name: 'Back to Events' },
  ],
  focus: [
    'Holds the heading of level 1. The way back stands before it, in reading and in Tab.',
    'What you must do: use it once on a page, and give the page’s `title` element the same words.',
  ],
  related: [
    { part: 'Hero', difference: 'a drawing and the first step' },
    { part: 'BackLink', difference: 'the way back in it' },
    { part: 'Heading', difference: 'the title of a part' },
  ],
} satisfies ComponentDocs<typeof import('./PageHead.stories.tsx')>;
