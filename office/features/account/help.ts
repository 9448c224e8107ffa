import type { HelpPage } from '../../kit/help.ts';

/** Help on your own account. */
export const help: HelpPage = {
  title: 'Me',
  href: '/office/me',
  entries: [
    {
      heading: 'What is a passkey?',
      text: 'It is how you sign in: your phone’s or computer’s own face, fingerprint or PIN. There is no password.',
    },
    {
      heading: 'Use another phone or computer',
      text: 'Press Add a passkey. If this device has none, choose another device in the window that opens, and use your phone.',
    },
    {
      heading: 'I lost my phone',
      text: 'Choose “I can’t use my passkey” on the sign-in page, then enter your email and one recovery code. With no codes left, call an admin; they invite you again.',
    },
    {
      heading: 'Make new recovery codes',
      text: 'Press Make new codes, print the sheet and keep it somewhere safe. Your earlier codes no longer work.',
    },
    {
      heading: 'Sign out of a device you no longer use',
      text: 'It is listed under “Where you are signed in”. End its session there; it is signed out right away.',
    },
    {
      heading: 'Turn keyboard shortcuts off',
      text: 'Use the switch under Keys. They are also off while you type.',
    },
  ],
};
