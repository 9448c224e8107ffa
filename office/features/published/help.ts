import type { HelpPage } from '../../kit/help.ts';

/** Help on published jobs and stories. */
export const help: HelpPage = {
  title: 'On the site',
  href: '/office/published?kind=job',
  entries: [
    {
      heading: 'What is listed here?',
      text: 'Jobs and stories that are on the site now. Select one to preview it.',
    },
    {
      heading: 'Find jobs that expire soon',
      text: 'Choose Jobs, then Expiring within a week above the list.',
    },
    { heading: 'Keep a job on the board longer', text: 'Press Renew beside it.', permission: 'queue.decide' },
    {
      heading: 'Remove a job or a story',
      text: 'Press Remove from site and give a reason. It can be undone.',
      permission: 'queue.decide',
    },
    {
      heading: 'Edit a story',
      text: 'Press Edit to change its title or text. It is public as soon as you save, and you can email the new text to the author. To undo, edit it again.',
      permission: 'queue.decide',
    },
    { heading: 'Keep a filter for later', text: 'Save it under Saved views below the list.' },
  ],
};
