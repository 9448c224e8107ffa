import type { HelpPage } from '../../kit/help.ts';

/** Help on the audit log. */
export const help: HelpPage = {
  title: 'Log',
  href: '/office/log',
  entries: [
    {
      heading: 'What is in the log?',
      text: 'Actions, and views of contact info. Nothing else that a volunteer reads is logged.',
    },
    {
      heading: 'Why do I see only some of it?',
      text: 'Admins see all actions. Reviewers and organizers see their own, treasurers those about gifts.',
    },
    { heading: 'Find an action', text: 'Use the filters: who, what, about whom and when.' },
    {
      heading: 'Export the log',
      text: 'Press Export to get what is shown as a file. Store it safely: it is private data.',
      permission: 'volunteer.manage',
    },
  ],
};
