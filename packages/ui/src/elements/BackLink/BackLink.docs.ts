import type { ComponentDocs } from '../../../docs/component/ComponentDocs.ts';

export const docs = {
  status: 'stable',
  since: '0.1.0',
  live: 'Standard',
  use: [
    { when: 'Above the title of a page that stands below another one.', at: '/class-of/$year' },
    { when: 'In the head of a detail whose list stays behind it.', at: '/events/register/$id' },
  ],
  avoid: [
    { when: 'The head of a page: its `back`', use: 'PageHead' },
    { when: 'On to something else', use: 'MoreLink' },
    { when: 'The step before, in a form', use: 'FormFoot' },
    { when: 'Inside a sentence', use: 'TextLink' },
  ],
  anatomy: {
    story: 'Standard',
    parts: [
      {
        name: 'Arrow',
        at: 'a > svg',
        says: 'Against the direction of reading. Turns around in right-to-left text.',
      },
      { name: 'Words', at: 'a > span', says: 'Back to what.' },
    ],
  },
  pairs: [
    {
      do: 'DoNameThePlace',
      dont: 'DontSayOnlyBack',
      because: 'Who came from a search or a letter has never seen that page: “Back” tells them nothing.',
    },
  ],
  behavior: [
    'A press goes to the page it names, not back through the history of the browser.',
    'Pointed at, its arrow moves 4 px against the direction of reading.',
    'In right-to-left text the arrow points the other way.',
    'An address that is not safe makes no link, only its words.',
  ],
  words: [
    {
      write: 'Back to Events',
      not: 'Go back',
      because: 'It leads to a page, not through the history of the browser.',
    },
  ],
  keys: [{ keys: 'Tab', does: 'Reaches it before the title. Enter follows it.', story: 'Standard' }],
  says: [{ story: 'Standard', role: 'link', name: 'Back to Events' }],
  focus: [
    'A link with an address, so it opens in a new tab and works without JavaScript. 44 px high.',
    'Breadcrumbs are not used: no page stands deeper than two.',
  ],
  related: [
    { part: 'PageHead', difference: 'has one above its title' },
    { part: 'MoreLink', difference: 'goes on' },
  ],
} satisfies ComponentDocs<typeof import('./BackLink.stories.tsx')>;
