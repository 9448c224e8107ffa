import { limits } from '@banyan/api/contract';
import { site } from './site.ts';

const again = `Each link works once, for ${limits.entryLinkDays} days. Write to us, and a volunteer sends a new one to the address that we have of you.`;

/** The words of the two pages that a member's own links open. */
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
    },
    already: {
      heading: 'You are out of the directory already',
      lede: 'This was done before, and it holds. If you want to be found again, tell us.',
    },
  },
  correct: {
    title: 'Correct your entry',
    open: {
      heading: 'Correct your entry',
      lede: 'What the directory shows of you stands below. A volunteer reads what you change before it is shown.',
    },
    note: 'Has your e-mail address changed? That is not in the directory.',
    button: 'Send the correction',
    done: {
      heading: 'Your correction has arrived',
      lede: 'A volunteer reads it, and you hear of it by mail either way.',
    },
    already: {
      heading: 'You have sent a correction by this link',
      lede: `It is with the volunteers. For another one you need a new link. ${again}`,
    },
    fields: {
      firstName: 'First name',
      lastName: 'Last name',
      year: 'Graduation year',
      program: 'COEP program',
      choose: 'Choose a program',
      otherProgram: 'Which other program?',
      otherProgramHint: 'Only if it is none of those.',
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
    lede: 'Some mail programs break a long address in two: copy it out of the letter to its very end. If that does not help, write to us for a new one.',
  },
  elsewhere: {
    heading: 'This cannot be done here',
    lede: `Write to ${site.email}, and a volunteer does it for you.`,
  },
  ways: { contact: 'Write to us', directory: 'The alumni directory', home: 'Back to the front page' },
  /** Over what was sent, under which number it is kept. */
  reference: 'Your reference:',
} as const;
