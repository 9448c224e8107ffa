import type { HelpPage } from '../../kit/help.ts';

/** Help on the alumni register. */
export const help: HelpPage = {
  title: 'Alumni register',
  href: '/office/members/alumni-register',
  entries: [
    {
      heading: 'What is it for?',
      text: 'It lists who graduated, by name, year and program. Review compares each request with it, so you look up fewer people.',
    },
    {
      heading: 'Import the register',
      text: 'Upload a CSV file with name, year and program. Read the check, then import; it asks for your passkey.',
    },
    {
      heading: 'What is a clear match?',
      text: 'Exactly one graduate has the applicant’s name, year and program. No other member or applicant looks like the same person.',
    },
    {
      heading: 'Who sees the register?',
      text: 'Only volunteers who can open Review. No one becomes a member or gets an email because of it.',
    },
  ],
};
