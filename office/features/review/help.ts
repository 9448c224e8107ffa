import type { HelpPage } from '../../kit/help.ts';

/** Help page about reviewing submissions. */
export const help: HelpPage = {
  title: 'Review',
  href: '/office/review',
  entries: [
    {
      heading: 'What is in the list?',
      text: 'Everything that people sent in, oldest first. Open an item: Public shows what everyone will see, Private what only volunteers see.',
    },
    {
      heading: 'Find what was asked or decided',
      text: 'Use the filter above the list: waiting for us, waiting for an answer, or decided. You can also choose a chapter.',
    },
    {
      heading: 'Approve or decline',
      text: 'Approve publishes the item. Decline asks for a reason: the person reads it, and the email is shown as it will arrive.',
      permission: 'queue.decide',
    },
    {
      heading: 'Ask a question',
      text: 'Ask sends one question with a link to answer. The item comes back to the top when the person has answered.',
      permission: 'queue.decide',
    },
    {
      heading: 'Undo a decision',
      text: 'Until the email is sent, usually for five minutes, Undo takes back the decision or question and its email. Later it undoes only the decision; a question that was sent stays. Press Write to them to email the person yourself.',
      permission: 'queue.decide',
    },
    {
      heading: 'Decide several at once',
      text: 'Check the boxes of the items, then approve or decline them together. The filter can show only clear matches with the alumni register; those are safe to select together.',
      permission: 'queue.decide',
    },
    {
      heading: 'Someone else decides first',
      text: 'You see who and when, and nothing is changed. What you typed is kept.',
    },
  ],
};
