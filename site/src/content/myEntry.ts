import { limits } from '@banyan/api/contract';
import { site } from './site.ts';

const again = `Each link works once, for ${limits.entryLinkDays} days; ask for a new one, and a volunteer sends it to the address we have for you.`;

/** Builds a `mailto:` link with a prefilled email; the member adds their name. */
const mail = (subject: string, wish: string) => {
  const body = `${wish}\n\nMy name:\nMy graduation year:\n`;
  return `mailto:${site.email}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
};

/** Texts of the two pages that a member’s personal links open. */
export const myEntry = {
  hide: {
    title: 'Leave the directory',
    open: {
      heading: 'Leave the directory',
      lede: 'Nothing has changed yet. The button hides your entry in the alumni directory right away.',
    },
    note: 'You stay a member and still get emails and invitations. To be listed again, tell us.',
    button: 'Hide my entry',
    done: {
      heading: 'You are hidden from the directory',
      lede: 'This takes effect now. We also email you, in case it was not you.',
      next: [
        {
          title: 'Your card is gone',
          text: 'It is gone from the directory and from every search here. Search engines remove it at their next visit.',
        },
        { title: 'You stay a member', text: 'You still get emails and invitations.' },
        {
          title: 'It can come back',
          text: 'Write to us at any time, and a volunteer shows it again.',
        },
      ],
      way: { label: 'See what is coming up', href: '/events' },
      card: { heading: 'Hidden from the directory', stamp: 'Hidden' },
    },
    already: {
      heading: 'You are already hidden from the directory',
      lede: 'It stays hidden until you ask to be listed again.',
    },
  },
  correct: {
    title: 'Correct your entry',
    open: {
      heading: 'Correct your entry',
      lede: 'Below is what the directory shows about you. A volunteer reads your changes before they are shown. This correction replaces one that is still waiting.',
    },
    note: 'Has your email address changed? The directory does not show it; change it on your own page.',
    button: 'Send the correction',
    done: {
      heading: 'Your correction has arrived',
      lede: 'A volunteer reads it and emails you the decision.',
      next: [
        { title: 'A volunteer reads it', text: 'Until then the directory does not change.' },
        {
          title: 'You get an email',
          text: 'It says that the correction is approved, or why it is not.',
        },
        { title: 'The directory shows it', text: 'Everybody sees it from the moment that email is sent.' },
      ],
      way: { label: 'Back to the directory', href: '/alumni-directory' },
      card: { heading: 'Your entry after the correction', stamp: 'In review' },
    },
    already: {
      heading: 'You have sent a correction with this link',
      lede: 'The volunteers have it. For another correction, ask for a new link.',
    },
    fields: {
      firstName: 'First name',
      firstNameHint: 'People with one name write it here.',
      lastName: 'Last name',
      lastNameHint: 'People with one name leave it empty.',
      year: 'Graduation year',
      program: 'COEP program',
      choose: 'Choose a program',
      otherProgram: 'Which other program?',
      otherProgramHint: 'As it was printed on your degree.',
      profile: 'Professional profile',
      profileHint: 'A web address.',
      company: 'Company',
      state: 'State',
      shown: 'If you leave this empty, the directory does not show it.',
    },
  },
  expired: { heading: 'This link is too old', lede: again },
  unknown: {
    heading: 'This link is not complete',
    lede: 'Some mail programs break a long address in two: copy the whole address from the email, or ask for a new link.',
  },
  elsewhere: {
    heading: 'This does not work here',
    lede: `Write to ${site.email}. A volunteer does it for you.`,
  },
  /** Heading above the card before anything has changed. */
  shown: 'As the directory shows you',
  ways: {
    contact: 'Write to us',
    directory: 'The alumni directory',
    home: 'Back to the front page',
    own: { text: 'You can also do this on your own page, without this link.', label: 'My page', href: '/my' },
    newLink: {
      label: 'Ask for a new link',
      href: mail(
        'A new link to my entry',
        'Please send the links for my entry in the alumni directory to the address you have for me.',
      ),
    },
    listAgain: {
      label: 'Ask to be listed again',
      href: mail('Back into the directory', 'Please put my entry back into the alumni directory.'),
    },
  },
  /** Precedes the reference number of the correction. */
  reference: 'Your reference:',
} as const;
