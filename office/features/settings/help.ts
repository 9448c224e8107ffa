import type { HelpPage } from '../../kit/help.ts';

/** Help on settings. */
export const help: HelpPage = {
  title: 'Settings',
  href: '/office/settings',
  entries: [
    {
      heading: 'Your words in emails',
      text: 'Open Your words to write a signature, a postal address and a paragraph for each kind of email. A preview shows the whole email.',
    },
    {
      heading: 'Saved reasons',
      text: 'Write reasons for declining once. Reviewers choose them with the keys 1 to 9.',
    },
    {
      heading: 'How long can decisions be undone?',
      text: 'Send delay says how many minutes the email about a decision waits. Until then, Undo withdraws both the decision and the email.',
    },
    {
      heading: 'Two-person approval',
      text: 'When it is on, large refunds and campaigns wait until another person approves them.',
    },
    {
      heading: 'Weekly digest',
      text: 'Choose the day, the hour and who gets it. Each volunteer can turn theirs off under Me.',
    },
    {
      heading: 'Emails don’t arrive',
      text: 'Open Email delivery. It checks your mail server’s records and sends you a test.',
    },
    {
      heading: 'Back up the data',
      text: 'Open Backups and press Make a backup. Server settings shows what has to be set on the server.',
    },
  ],
};
