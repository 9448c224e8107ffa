import type { HelpPage } from '../../kit/help.ts';

/** Help on the list of members. */
export const members: HelpPage = {
  title: 'Members',
  href: '/office/members',
  entries: [
    {
      heading: 'Find someone',
      text: 'Type the first letters of a name, or a whole reference. The filters are under the search.',
    },
    {
      heading: 'Find hidden members',
      text: 'They are not in the directory. Choose Hidden in the Status filter.',
    },
    {
      heading: 'Members outside my chapter',
      text: 'If your role is for one chapter, the list has only its members. A line above the list says how many others there are.',
    },
    {
      heading: 'Email several members',
      text: 'Filter the list, then press Email these members. It starts a campaign; people who did not subscribe are left out.',
      permission: 'letter.send-to-members',
    },
    {
      heading: 'Export members',
      text: 'Press Export and check only the columns that you need. It asks for your passkey; store the file safely.',
      permission: 'member.export',
    },
    {
      heading: 'Import members',
      text: 'Press Import to upload a CSV file from Excel or Sheets.',
      permission: 'member.import',
    },
  ],
};

/** Help on one member. */
export const member: HelpPage = {
  title: 'Member',
  href: '/office/members',
  entries: [
    {
      heading: 'What is here?',
      text: 'The public card, consents, details, contact info and activity of one member.',
    },
    {
      heading: 'Show contact info',
      text: 'It is hidden until you press Show. The log notes that you viewed it.',
      permission: 'member.contact',
    },
    {
      heading: 'Let members edit their own page',
      text: 'Press Send links. They get an email with links to correct or hide their entry.',
      permission: 'member.links',
    },
    {
      heading: 'Change details',
      text: 'Edit and save; the directory shows it at once. Undo restores what was there before, until someone else changes the member.',
      permission: 'member.edit',
    },
    {
      heading: 'Change a consent',
      text: 'Only members can consent. You can withdraw a consent for them, and that can’t be undone.',
      permission: 'member.edit',
    },
    {
      heading: 'Delete a member',
      text: 'Delete shows what is deleted and what is kept before you confirm. It asks for your passkey and can’t be undone.',
      permission: 'member.delete',
    },
    {
      heading: 'Why is some of it missing?',
      text: 'You see what your role and your chapter need. Some actions are shown only to admins.',
    },
  ],
};

/** Help on merging two entries of one person. */
export const merge: HelpPage = {
  title: 'Merge two entries',
  href: '/office/members',
  permission: 'member.merge',
  entries: [
    {
      heading: 'When do I merge?',
      text: 'When one person has two entries. Search for the other entry by name or reference.',
    },
    {
      heading: 'What happens to both entries?',
      text: 'You choose which entry stays and what it keeps. Registrations, gifts, stories and jobs of both are kept.',
    },
    { heading: 'Undo a merge', text: 'You can undo it on the member’s page for seven days.' },
  ],
};
