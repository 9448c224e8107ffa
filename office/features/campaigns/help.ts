import type { HelpPage } from '../../kit/help.ts';

/** Help on the list of campaigns. */
export const campaigns: HelpPage = {
  title: 'Campaigns',
  href: '/office/campaigns',
  entries: [
    {
      heading: 'What is a campaign?',
      text: 'One email to many: newsletter subscribers, or the guests of an event.',
    },
    { heading: 'Start a campaign', text: 'Press Write. Drafts are saved as you type.' },
    {
      heading: 'Stop a campaign',
      text: 'Open it and press Stop the campaign. If nothing was sent yet, it is a draft again. Otherwise nobody else gets it.',
    },
    {
      heading: 'Who did not get it?',
      text: 'Open a sent campaign to see them. You can send it again to only those people.',
    },
    { heading: 'Are opens counted?', text: 'No. We don’t count opens or clicks.' },
  ],
};

/** Help on one campaign. */
export const campaign: HelpPage = {
  title: 'Campaign',
  href: '/office/campaigns',
  entries: [
    {
      heading: 'Choose who gets it',
      text: 'Choose subscribers by chapter, years, program or mentors, or the guests of an event. You see how many people get it and who is left out.',
    },
    {
      heading: 'Check it before you send',
      text: 'Send yourself a test. The check opens its links and looks for the postal address from Settings.',
    },
    {
      heading: 'Send it',
      text: 'Type the number of people to confirm. Nothing is sent in the first ten minutes, then it is sent a few at a time.',
    },
    {
      heading: 'Stop it',
      text: 'Press Stop the campaign within the ten minutes and nothing is sent. If you stop it while it is being sent, nobody else gets it.',
    },
    {
      heading: 'Why must a second person approve?',
      text: 'With two-person approval on, large campaigns wait until another person approves them.',
    },
    {
      heading: 'Someone else saves first',
      text: 'You see who and when, and choose where your versions differ. What you typed is kept.',
    },
  ],
};
