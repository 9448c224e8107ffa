/** Texts around the registration wizard. */
export const registration = {
  heading: 'Membership registration',
  withoutJavaScript:
    'These three steps need JavaScript. Without it, write to us and we register you by hand.',
  preview: {
    heading: 'Your directory entry, so far',
    note: 'This is everything the public sees. Your email, phone, address and company stay with the association.',
  },
  nextSteps: [
    {
      title: 'A person reads it',
      text: 'A volunteer of your chapter checks the year and the program against the rolls.',
    },
    {
      title: 'You get an email',
      text: 'It says that you are in, usually within a week. Look in the spam folder too.',
    },
    {
      title: 'You are in the directory and the newsletter',
      text: 'The directory shows your name, profile link, graduation year and program, and whatever else you chose to show.',
    },
  ],
  /** Label of the program field. Its error text comes from the contract. */
  programLabel: 'COEP program',
} as const;
