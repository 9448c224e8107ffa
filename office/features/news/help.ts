import type { HelpPage } from '../../kit/help.ts';

/** Help on the list of news. */
export const news: HelpPage = {
  title: 'News',
  href: '/office/news',
  entries: [
    {
      heading: 'Write news',
      text: 'Press Write. A draft is seen only by volunteers who write news, until someone publishes it.',
    },
    {
      heading: 'Restore removed news',
      text: 'Open the removed news, then press Restore. It goes back on the site with its old date.',
    },
    { heading: 'Find news', text: 'The tabs show what is on the site, drafts and removed news.' },
  ],
};

/** Help on writing news. */
export const writeNews: HelpPage = {
  title: 'Write news',
  href: '/office/news/new',
  entries: [
    {
      heading: 'Write the text',
      text: 'Use headings, bold, italic, links, lists and quotes. Text pasted from Word or Docs keeps those and nothing else.',
    },
    {
      heading: 'Where is my draft?',
      text: 'It is saved two seconds after you stop typing. You find it here again in another tab or tomorrow.',
    },
    {
      heading: 'Add pictures',
      text: 'Add up to seven, each with a description. The first one is the cover and appears in lists. Crop sets what pages must not cut off.',
    },
    {
      heading: 'Publish or change',
      text: 'Publish puts it on the site within moments. You can change it later; its date stays the same.',
    },
    {
      heading: 'Undo a change',
      text: 'Undo restores the text as it was before you saved, as long as no one else has changed it since. Pictures stay as they are.',
    },
    {
      heading: 'Remove news',
      text: 'Press Remove. It is removed from the site. You can restore it under the removed news at any time.',
    },
    {
      heading: 'Someone else saves first',
      text: 'You see who and when, and choose where your versions differ. What you typed is kept.',
    },
  ],
};
