import type { HelpPage } from '../../kit/help.ts';

/** Help on the dashboard. */
export const help: HelpPage = {
  title: 'Dashboard',
  href: '/office',
  entries: [
    {
      heading: 'What is on the dashboard?',
      text: 'It shows what is waiting, since when, and what needs attention. Each line links to it.',
    },
    {
      heading: 'Where do I start?',
      text: 'Open Review in the navigation to approve or decline what people sent in. On a phone, screens that do not fit in the bar are behind More.',
      permission: 'queue.see',
    },
    {
      heading: 'Undo what I just did',
      text: 'Press Undo where you did it, or the key z anywhere. The email about a decision waits, usually five minutes, so it can be undone too.',
    },
    {
      heading: 'Find a person, event or request',
      text: 'Press Search everything at the top, or the key /. A reference like M-7K2Q-9XPD opens its item directly.',
    },
    {
      heading: 'Who sees what I do?',
      text: 'The log has your actions and your views of contact info, but not what else you read. While you have an item open, others see that.',
    },
    {
      heading: 'Without a connection',
      text: 'You can read what is on the screen. What you typed is kept, and you can save it when the connection is back.',
    },
  ],
};
