import type { HelpPage } from '../../kit/help.ts';

/** Help on the guests of an event. */
export const help: HelpPage = {
  title: 'Event: guests',
  href: '/office/events',
  permission: 'event.people',
  entries: [
    {
      heading: 'Who is going?',
      text: 'The list shows who is going, on the waitlist and canceled. Search it by name.',
    },
    { heading: 'Add a guest', text: 'Press Add guest, or the key n. The guest gets a ticket by email.' },
    {
      heading: 'Cancel a registration',
      text: 'Press More in the guest’s row, then Cancel registration. The seat goes to the person who has waited longest. This can’t be undone.',
    },
    {
      heading: 'Move someone off the waitlist',
      text: 'Press More in the row, then Move off waitlist. They get a ticket by email.',
    },
    {
      heading: 'Resend a ticket or fix a name',
      text: 'Press More in the guest’s row. The ticket is emailed again; the new name is on the ticket and in every list.',
    },
    { heading: 'Print the list or name tags', text: 'Press Print, then choose the list or name tags.' },
  ],
};
