import type { HelpPage } from '../../kit/help.ts';

/** Help on the list of volunteers. */
export const volunteers: HelpPage = {
  title: 'Volunteers',
  href: '/office/volunteers',
  entries: [
    { heading: 'Invite a volunteer', text: 'Press Invite a volunteer. They get a link that works once.' },
    {
      heading: 'A volunteer lost their passkey and codes',
      text: 'Call them first, so you know who is asking. Then open their name and press Invite again.',
    },
    {
      heading: 'Change permissions',
      text: 'Open a name, choose roles and chapters, and save. They have to sign in again, and all admins get an email.',
    },
    {
      heading: 'Remove a volunteer',
      text: 'Open a name and press Remove. Their access ends right away, and their drafts go to you.',
    },
    { heading: 'Why do we need two admins?', text: 'Each can let the other back in after a lost phone.' },
  ],
};

/** Help on inviting a volunteer. */
export const invite: HelpPage = {
  title: 'Invite a volunteer',
  href: '/office/volunteers/invite',
  entries: [
    {
      heading: 'Which role do I choose?',
      text: 'Reviewers decide what people send in. Organizers run events, news and campaigns, treasurers look after gifts, readers only read, admins do everything.',
    },
    {
      heading: 'What does a chapter change?',
      text: 'A role for one chapter sees only that chapter’s people and events. Admins and treasurers are for the whole association.',
    },
    {
      heading: 'What does the person do?',
      text: 'They open the link on the device they will work with. They enter their name, make a passkey and print eight recovery codes.',
    },
    {
      heading: 'The link expired',
      text: 'It works once, for 24 hours. Open their name under Volunteers and press Invite again.',
    },
  ],
};

/** Help on one volunteer. */
export const permissions: HelpPage = {
  title: 'Volunteer',
  href: '/office/volunteers',
  entries: [
    {
      heading: 'Change permissions',
      text: 'Choose roles and chapters, then save. They have to sign in again, and all admins get an email.',
    },
    {
      heading: 'They lost access',
      text: 'Call them first, so you know who is asking. Invite again ends their passkeys, codes and sessions, and makes a new link.',
    },
    {
      heading: 'Remove them',
      text: 'Their passkeys, codes and sessions end right away. What they did stays in the log; their drafts go to you. You can invite them again.',
    },
  ],
};
