import type { HelpPage } from '../../kit/help.ts';

/** Help on the guests of an event. */
export const help: HelpPage = {
  title: 'Event: guests',
  href: '/office/events',
  duty: 'event.people',
  entries: [
    {
      heading: 'Who is going?',
      text: 'The list shows who is going, on the waitlist and canceled. Search it by name.',
    },
    { heading: 'Add a guest', text: 'Press Add guest, or the key n. The guest gets a ticket by email.' },
    {
      heading: 'Cancel a registration',
      text: 'Press Cancel registration beside the name. The seat goes to whoever has waited longest. This can’t be undone.',
    },
    {
      heading: 'Move somebody off the waitlist',
      text: 'Press Move off waitlist beside the name. They get a ticket by email.',
    },
    { heading: 'Print the list or name tags', text: 'Press Print, then choose the list or name tags.' },
  ],
};
