import type { MyConsentName, MyJob, MySection, MyStory, MyTicket } from '@banyan/api/contract';
import { site } from './site.ts';

/** Texts of a consent; its date follows. */
interface ConsentWords {
  label: string;
  given: string;
  refused: string;
}

const consents: Record<MyConsentName, ConsentWords> = {
  state: { label: 'State', given: 'Shown in the directory', refused: 'Not shown' },
  company: { label: 'Company', given: 'Shown in the directory', refused: 'Not shown' },
  photo: { label: 'Photo', given: 'Shown in the directory', refused: 'Not shown' },
  newsletter: { label: 'Newsletter', given: 'On', refused: 'Off' },
  contact: { label: 'Contact on my jobs', given: 'Your email is shown', refused: 'Not shown' },
};

const ticketStates: Record<MyTicket['state'], string> = {
  confirmed: 'You have a seat.',
  held: 'A seat is kept for you',
  offered: 'A seat is free for you',
  waiting: 'You are on the waitlist.',
  released: 'You have no seat.',
};

const storyStates: Record<MyStory['state'], string> = {
  waiting: 'Waiting for a volunteer’s review',
  asked: 'A volunteer has a question. Answer it with the link in our email',
  'turned-down': 'Not published. We emailed you the reason',
  published: 'Published',
  'taken-down': 'Removed',
};

const jobStates: Record<MyJob['state'], string> = {
  waiting: storyStates.waiting,
  asked: storyStates.asked,
  'turned-down': storyStates['turned-down'],
  published: 'On the board',
  over: 'Expired',
  'taken-down': 'Removed',
};

const headings: Record<MySection, { index: string; heading: string }> = {
  coming: { index: 'Coming', heading: 'Coming' },
  entry: { index: 'Entry', heading: 'Your entry' },
  consents: { index: 'Consents', heading: 'What you allow' },
  events: { index: 'Events', heading: 'Events' },
  gifts: { index: 'Gifts', heading: 'Gifts' },
  'stories-and-jobs': { index: 'Stories and jobs', heading: 'Stories and jobs' },
  'sign-in': { index: 'Sign-in', heading: 'Sign-in' },
  leaving: { index: 'Leaving', heading: 'Leaving' },
};

/** Texts of the member’s own page. */
export const my = {
  title: 'My page',
  lede: 'Your entry, your tickets, your receipts, and the way out. No account, no password.',
  index: 'My page',
  headings,
  signOut: 'Sign out',

  ask: {
    form: 'Ask for the link',
    email: 'Email',
    hint: 'The address we write to. We email it a link that works for ten minutes, in this browser.',
    button: 'Send me the link',
  },
  how: {
    heading: 'How this works',
    facts: [
      { label: 'The link', value: 'Works once, for ten minutes, in this browser' },
      { label: 'You see', value: 'Only what belongs to this address' },
      { label: 'Password', value: 'None', half: true },
      { label: 'Account', value: 'None', half: true },
    ],
    volunteer: { before: 'Volunteer?', link: 'Sign in to the Office' },
  },
  asked: {
    heading: 'If we know this address, we’ve emailed you a link.',
    text: 'Open the link in this browser within ten minutes. On another device? Type the six characters from the email here.',
    form: 'Type the code',
    code: 'Six characters',
    button: 'Enter',
    again: 'Another address',
  },
  enter: {
    heading: (address: string) => (address ? `Sign in as ${address}` : 'Sign in'),
    text: 'The link works once. You are signed out after 30 minutes without activity.',
    button: 'Sign in',
    notYou: 'Not your address? Close this page; nothing happens.',
  },
  otherBrowser: {
    heading: 'This is another browser',
    text: 'The link works in the browser that asked for it. Open it there, or type the six characters from the email there.',
    again: 'Ask from this browser',
  },
  spent: {
    heading: 'This link was already used, or is too old',
    text: 'Each link works once, for ten minutes, and the newest email replaces earlier ones.',
    again: 'Ask for a new link',
  },
  elsewhere: {
    heading: 'This does not work here',
    lede: `Write to ${site.email}. A volunteer does it for you.`,
  },

  entry: {
    shown: 'As everybody sees it in the directory.',
    hidden: 'Nobody sees it. This is how the directory would show it.',
    waiting: 'A volunteer reads it. Then the directory shows it like this.',
    'turned-down': 'It was not approved for the directory. We emailed you the reason.',
    note: 'A volunteer reads a correction first. Hiding and showing again take effect right away.',
    correct: 'Correct it',
    hide: 'Hide it now',
    show: 'Show it again',
    underReview: (reference: string) =>
      `Your correction ${reference} waits for a volunteer. If you send another one, it takes its place.`,
    stamps: { shown: undefined, hidden: 'Hidden', waiting: 'In review', 'turned-down': 'Not approved' },
    none: 'The directory has no entry with this address.',
    register: { label: 'Membership', href: '/membership' },
  },
  consents: {
    words: consents,
    never: 'Never asked',
    since: (words: string, day: string) => `${words} since ${day}`,
  },
  tickets: {
    states: ticketStates,
    until: (words: string, moment: string) => `${words} until ${moment}.`,
    cancelled: 'This event is canceled.',
    over: 'This event is over.',
    arrived: 'You are checked in.',
    ticket: 'Ticket',
    calendar: 'Calendar',
    pictures: 'Pictures',
    come: 'Confirm my seat',
    cannotCome: 'I cannot come',
    leaveList: 'Leave the waitlist',
    none: 'You have not registered for an event with this address.',
    all: { label: 'Events', href: '/events' },
  },
  gifts: {
    receipt: 'Receipt',
    from: (organization: string) => `from ${organization}`,
    sheet: (year: number) => `${year} statement`,
    none: 'No gift was given with this address.',
  },
  posts: {
    storyStates,
    jobStates,
    daysLeft: (left: number, of: number) => `On the board, ${left} of ${of} days left`,
    sent: (words: string, day: string) => `${words}, sent ${day}`,
    story: 'Story',
    job: 'Job',
    see: 'See it',
    renew: 'Renew',
    unpublish: 'Remove',
    askDown: 'Ask to remove it',
    askedDown: (day: string) => `You asked us on ${day} to remove it. A volunteer will do that.`,
    none: 'You have not sent in a story or a job with this address.',
  },
  signIn: {
    thisBrowser: 'This browser',
    ends: (left: string) => `signs out by itself in ${left}`,
    seen: (day: string) => `last used ${day}`,
    end: 'Sign it out',
    passkey: (label: string) => `Passkey: ${label}`,
    made: (day: string) => `made ${day}`,
    remove: 'Remove',
    tell: {
      name: 'Email about new browsers',
      on: 'We email you when a new browser signs in',
      off: 'Off',
    },
    email: 'Email',
    change: 'Change it',
  },
  passkey: {
    enter: 'Sign in with a passkey',
    make: 'Add a passkey to sign in without an email',
    failed: 'This could not be loaded. Please try again.',
  },
  email: {
    heading: 'Change your email',
    text: (email: string) =>
      `Your page has the address ${email}. We email both addresses: confirm from the new one within 24 hours. Until then, you can cancel from this one.`,
    facts: [
      {
        label: 'Moves to the new address',
        value: 'Your entry, consents, registrations, stories, jobs, messages and passkeys',
      },
      { label: 'Stays', value: 'Gifts, with the address they were given with, because they are tax records' },
      { label: 'Ends', value: 'Every sign-in with the old address' },
    ],
    field: 'New email',
    button: 'Send the emails',
    back: 'Leave it as it is',
    underWay: (address: string) => `Your email address is about to change to ${address}`,
    unconfirmed: (at: string) =>
      `The new address is not confirmed yet. Once confirmed, it takes effect on ${at}; otherwise nothing changes.`,
    confirmed: (at: string) => `The new address is confirmed. You sign in with it from ${at}.`,
    stop: 'Stop the change',
    confirm: {
      heading: 'Confirm this address',
      text: (address: string, at: string) =>
        `From ${at}, you sign in with this address instead of ${address}, unless you stop the change from there.`,
      button: 'Confirm it',
    },
    keep: {
      heading: 'Keep your address',
      text: (address: string, at: string) =>
        `Your email address changes to ${address} on ${at}. The button stops the change, and your address stays as it is.`,
      button: 'Keep it',
    },
  },
  leaving: {
    text: 'Download everything, or delete your data. You don’t need anybody’s permission.',
    see: 'What happens when I leave',
    underWay: (day: string) => `Everything is deleted on ${day}`,
    underWayText: 'You are hidden from the directory. Until that day you can stop the deletion.',
    stay: 'Stay',
    along: {
      heading: 'Download everything',
      text: (email: string) =>
        `Everything we have with the address ${email}: as a JSON file for programs, or as a page to read.`,
      json: 'Everything as JSON',
      page: 'As a page',
    },
    deleted: {
      heading: 'Delete my data',
      text: 'You are hidden from the directory right away. We delete your data seven days later, unless you stop it with the link we email you:',
      gone: { label: 'Deleted', value: 'Your entry, contact details, consents, links and drafts' },
      goneWithoutEntry: 'Your contact details, links and drafts',
      cancelled: 'Canceled',
      noSeats: 'You have no upcoming registrations',
      seat: (title: string, day: string) => `Your seat at ${title}, ${day}`,
      unpublished: 'Removed',
      kept: (years: string) => `Kept ${years} years`,
      gifts: (count: string) => `${count} with name, amount and date: tax records`,
      keptToo: {
        label: 'Kept',
        value:
          'Log entries with an id instead of your name, and a fingerprint of your address, so that no import adds you again',
      },
      copies: { label: 'Backups', value: (days: number) => `Deleted within ${days} days` },
      stories: 'Your stories',
      storiesDown: 'Remove them',
      storiesKept: 'Keep them, without my name',
      typed: 'Type “leave” to confirm',
      button: 'Delete me',
    },
  },
  stay: {
    heading: 'Stay',
    text: (day: string) =>
      `Your data will be deleted on ${day}. The button stops the deletion, and the directory shows you again.`,
    button: 'Stay',
  },
  correct: {
    heading: 'Correct your entry',
    lede: 'Below is what the directory shows about you. A volunteer reads your changes before they are shown.',
    shown: 'As the directory shows you',
  },
  receipts: {
    amount: 'Amount, USD',
    without: 'Print it with your browser.',
  },
} as const;
