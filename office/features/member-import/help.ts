import type { HelpPage } from '../../kit/help.ts';

/** Help on importing members. */
export const help: HelpPage = {
  title: 'Import members',
  href: '/office/members/import',
  entries: [
    {
      heading: 'Import a list',
      text: 'Upload a CSV file of at most 10 MB from Excel or Sheets. Match each column, read the check, then import.',
    },
    {
      heading: 'Are emails sent?',
      text: 'No. No one is subscribed to the newsletter without a column that says so.',
    },
    {
      heading: 'Some rows can’t be imported',
      text: 'Download them as a file, fix the rows and upload that file again.',
    },
    {
      heading: 'People who are members already',
      text: 'Before you import, choose what happens to them: leave them as they are, or fill in from the file. Consents are never changed.',
    },
    {
      heading: 'Undo an import',
      text: 'For seven days the whole import can be undone. People edited since then are kept and listed.',
    },
  ],
};
