import type { HelpPage } from '../../kit/help.ts';

/** Help on the list of gifts. */
export const gifts: HelpPage = {
  title: 'Gifts',
  href: '/office/gifts',
  entries: [
    {
      heading: 'What needs attention?',
      text: 'Gifts that PayPal has not settled are at the top. Press Ask PayPal to read their state again.',
    },
    {
      heading: 'Find a gift',
      text: 'Type the first letters of a name, an email or a whole reference. Use the filters for dates and amounts.',
    },
    {
      heading: 'Record a check or cash',
      text: 'Press Record a gift. Online gifts appear here by themselves.',
      permission: 'gift.record',
    },
    {
      heading: 'Send yearly statements',
      text: 'Press Statements. In January, print or email what each donor gave last year.',
      permission: 'gift.statement',
    },
    {
      heading: 'Export gifts',
      text: 'Press Export to get a file for your bookkeeping. It asks for your passkey, and the log notes it.',
      permission: 'gift.export',
    },
  ],
};

/** Help on one gift. */
export const gift: HelpPage = {
  title: 'Gift',
  href: '/office/gifts',
  entries: [
    {
      heading: 'Refund a gift',
      text: 'It asks for your passkey and can’t be undone. The donor gets a corrected receipt.',
      permission: 'gift.refund',
    },
    {
      heading: 'PayPal has not settled it',
      text: 'Press Ask PayPal to read its state again.',
      permission: 'gift.reconcile',
    },
    {
      heading: 'Print or send a receipt',
      text: 'Press Print receipt, or Send the receipt again.',
      permission: 'gift.receipt',
    },
    { heading: 'See everything from this donor', text: 'Press All gifts of this donor.' },
    {
      heading: 'Undo a recorded gift',
      text: 'The volunteer who recorded it can undo it for fifteen minutes. Its receipt is withdrawn if it was not sent yet.',
      permission: 'gift.record',
    },
  ],
};

/** Help on recording a gift. */
export const recordGift: HelpPage = {
  title: 'Record a gift',
  href: '/office/gifts/record',
  entries: [
    { heading: 'Which date do I enter?', text: 'The day you received the check or cash.' },
    {
      heading: 'Which type of gift?',
      text: 'The type decides what the receipt and the yearly statement say. If the donor got something in return, enter its fair market value.',
    },
    {
      heading: 'Is a receipt sent?',
      text: 'The form asks, if you entered an email. Otherwise print the receipt on the page of the gift.',
    },
    { heading: 'Undo it', text: 'You can undo it for fifteen minutes on the page of the gift.' },
  ],
};

/** Help on the gifts of one donor. */
export const donor: HelpPage = {
  title: 'Gifts of one donor',
  href: '/office/gifts',
  entries: [
    { heading: 'What is listed here?', text: 'Every gift with the same email, with totals by year.' },
    {
      heading: 'A gift is missing',
      text: 'It may have another email, or none. Search for the name under Gifts.',
    },
    { heading: 'Open one gift', text: 'Press its line. Refunds and receipts are on the page of the gift.' },
  ],
};

/** Help on yearly statements. */
export const statements: HelpPage = {
  title: 'Statements',
  href: '/office/gifts/statements',
  entries: [
    { heading: 'What is a statement?', text: 'What each donor gave in a year, after refunds.' },
    {
      heading: 'Email the statements',
      text: 'When the year is over, press Email to send one to each donor. No one gets it twice, however often you press.',
    },
    { heading: 'Withdraw the emails', text: 'Until they are sent, you can withdraw them here.' },
    {
      heading: 'Donors without an email',
      text: 'Print their statements. The print button starts with donors who can’t be reached by email.',
    },
    { heading: 'Export a year', text: 'Press Export to get one file with all donors of the year.' },
  ],
};
