import { limits } from '@banyan/api/contract';
import { site } from './site.ts';

const again = `Each link works once, for ${limits.entryLinkDays} days; ask for a new one, and a volunteer sends it to the address that we have of you.`;

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
      lede: 'Nothing has changed yet. The button takes your entry out of the alumni directory, at once.',
    },
    note: 'You stay a member: letters and invitations still come. If you want to be found again, tell us.',
    button: 'Hide my entry',
    done: {
      heading: 'You are out of the directory',
      lede: 'From this moment. A letter says so too, so that you hear of it if it was not you.',
      next: [
        {
          title: 'Your card is gone',
          text: 'From the directory and from every search here, at once. Search engines forget it when they next come by.',
        },
        { title: 'You stay a member', text: 'Letters and invitations still come.' },
        {
          title: 'It can come back',
          text: 'Write to us whenever you like, and a volunteer puts it back as it was.',
        },
      ],
      way: { label: 'See what is coming up', href: '/events' },
      card: { heading: 'What nobody sees now', stamp: 'Hidden' },
    },
    already: {
      heading: 'You are out of the directory already',
      lede: 'This was done before, and it holds until you ask to be found again.',
    },
  },
  correct: {
    title: 'Correct your entry',
    open: {
      heading: 'Correct your entry',
      lede: 'What the directory shows of you stands below. A volunteer reads what you change before it is shown. If a correction of yours waits already, this one takes its place.',
    },
    note: 'Has your email address changed? That is not in the directory.',
    button: 'Send the correction',
    done: {
      heading: 'Your correction has arrived',
      lede: 'A volunteer reads it, and you hear of it by mail either way.',
      next: [
        { title: 'A volunteer reads it', text: 'Until then the directory shows what it showed before.' },
        {
          title: 'You get a letter',
          text: 'It says that the correction stands, or why it could not be taken over.',
        },
        { title: 'The directory shows it', text: 'From the moment that letter is sent, to everybody.' },
      ],
      way: { label: 'Back to the directory', href: '/alumni-directory' },
      card: { heading: 'As it will stand', stamp: 'In review' },
    },
    already: {
      heading: 'You have sent a correction by this link',
      lede: 'It is with the volunteers; for another one, ask for a new link.',
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
      shown: 'Left empty, it is not shown.',
    },
  },
  expired: { heading: 'This link is too old', lede: again },
  unknown: {
    heading: 'This link is not complete',
    lede: 'Some mail programs break a long address in two: copy it out of the letter to its very end, or ask for a new link.',
  },
  elsewhere: {
    heading: 'This cannot be done here',
    lede: `Write to ${site.email}, and a volunteer does it for you.`,
  },
  /** Heading above the card before anything has changed. */
  shown: 'As the directory shows you',
  ways: {
    contact: 'Write to us',
    directory: 'The alumni directory',
    home: 'Back to the front page',
    own: { text: 'On your own page you can do this without that link.', label: 'My page', href: '/my' },
    newLink: {
      label: 'Ask for a new link',
      href: mail(
        'A new link to my entry',
        'Please send the links to my own entry in the alumni directory to the address that you have of me.',
      ),
    },
    listAgain: {
      label: 'Ask to be found again',
      href: mail('Back into the directory', 'Please put my entry back into the alumni directory.'),
    },
  },
  /** Precedes the reference number of the correction. */
  reference: 'Your reference:',
} as const;
