import type { HelpPage } from '../../kit/help.ts';

/** Help on the mail that the site sends. */
export const help: HelpPage = {
  title: 'Mail',
  href: '/office/mail',
  entries: [
    {
      heading: 'What is listed here?',
      text: 'Every email that the site wrote: failed, waiting, scheduled or sent. Open one to read it.',
    },
    {
      heading: 'An email failed',
      text: 'Open it to see the reason. Press Try now once the reason is fixed, or cancel the email.',
    },
    { heading: 'Send a scheduled email now', text: 'Press Send now. After that it can’t be withdrawn.' },
    { heading: 'Cancel an email', text: 'Press Cancel email before it is sent.' },
  ],
};
