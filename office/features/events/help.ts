import type { HelpPage } from '../../kit/help.ts';

/** Help on the list of events. */
export const events: HelpPage = {
  title: 'Events',
  href: '/office/events',
  entries: [
    {
      heading: 'Find an event',
      text: 'The tabs show upcoming events, drafts, past events and canceled events.',
    },
    {
      heading: 'Add an event',
      text: 'Press New event, or the key n. It is not public until you press Publish.',
      permission: 'event.edit',
    },
    {
      heading: 'Start from last year’s event',
      text: 'Open the past events and press Copy beside it. Change the date, then press Publish.',
      permission: 'event.edit',
    },
    {
      heading: 'Check in guests',
      text: 'From four hours before the start, the event has a Check-in button. Scan tickets with the camera, or type three letters of a name.',
      permission: 'event.door',
    },
    {
      heading: 'Check in without a connection',
      text: 'Keep checking in and keep the page open. Your check-ins are sent when the connection is back.',
      permission: 'event.door',
    },
    { heading: 'What others have open', text: 'You see who else has an event open while they have it open.' },
    {
      heading: 'What is in an event?',
      text: 'Its details, the emails about it and its history. You see more parts if your role needs them.',
    },
  ],
};

/** Help on writing a new event. */
export const newEvent: HelpPage = {
  title: 'New event',
  href: '/office/events/new',
  entries: [
    {
      heading: 'Publish an event',
      text: 'Fill in the form and check the preview, then press Publish. Save draft keeps it where only volunteers see it.',
    },
    {
      heading: 'Keep what you typed',
      text: 'What you type is kept, for you alone. You can come back to this page later.',
    },
    {
      heading: 'Start from last year’s event',
      text: 'Go to Events, open the past events and press Copy beside it.',
    },
    { heading: 'Add photos and films', text: 'Save the event first. Then open its Gallery.' },
  ],
};

/** Help on the details of an event. */
export const details: HelpPage = {
  title: 'Event: details',
  href: '/office/events',
  entries: [
    {
      heading: 'Change an event',
      text: 'Edit the form next to the preview and save. It is on the site within moments.',
      permission: 'event.edit',
    },
    {
      heading: 'Who is emailed about a change?',
      text: 'When date, place or time change, all guests are emailed unless you uncheck it. Undo withdraws emails that were not sent yet.',
      permission: 'event.edit',
    },
    {
      heading: 'Undo a change',
      text: 'Undo restores the event as it was before you saved, step by step. If someone else has changed it since, you see who and when.',
      permission: 'event.edit',
    },
    {
      heading: 'Cancel an event',
      text: 'Press Cancel the event. Until the first email is sent, Undo puts the event back on and withdraws the emails.',
      permission: 'event.edit',
    },
    {
      heading: 'Someone else saves first',
      text: 'Changes that only one of you made are kept. Where you both changed the same part, you choose. Nothing is saved until you save again.',
      permission: 'event.edit',
    },
    {
      heading: 'Let helpers check in guests',
      text: 'Press Check-in pass and let them scan it from your screen. They need no account: they enter their name and see only this event’s names.',
      permission: 'event.door',
    },
    {
      heading: 'What can I do here?',
      text: 'You can read what visitors see of this event. Admins and organizers change it.',
    },
  ],
};

/** Help on the flyer of an event. */
export const eventFlyer: HelpPage = {
  title: 'Event: flyer',
  href: '/office/events',
  entries: [
    {
      heading: 'Send the flyer to a chat',
      text: 'On a phone, press Share and choose the chat. Elsewhere press Download, and attach the file.',
    },
    {
      heading: 'Change the flyer',
      text: 'Change title, date or place in Details, or the first photo in Gallery. The flyer is drawn again within seconds; copies that you sent stay as they were.',
    },
    {
      heading: 'Which photo is on it?',
      text: 'The first photo of the gallery that has no text in it, around its focal point. Without one, it is a drawing.',
    },
    {
      heading: 'Where does the code lead?',
      text: 'To the page where people register. After the event, that page leads to the photos.',
    },
    {
      heading: 'When is there no flyer?',
      text: 'Drafts have none, and canceled events lose theirs. Titles in other than Latin or Devanagari letters cannot be drawn.',
    },
  ],
};

/** Help on the emails about an event. */
export const eventEmails: HelpPage = {
  title: 'Event: emails',
  href: '/office/events',
  entries: [
    { heading: 'What is listed here?', text: 'The emails about this event that were sent or are scheduled.' },
    { heading: 'Send a reminder', text: 'Turn on “Email guests the day before”.', permission: 'event.edit' },
    {
      heading: 'Write to the guests',
      text: 'Press Email guests. It starts a campaign to everyone who is going.',
      permission: 'letter.send-to-guests',
    },
    {
      heading: 'Withdraw an email',
      text: 'Until it is sent, you can withdraw it in this list.',
      permission: 'event.edit',
    },
    {
      heading: 'When are emails sent?',
      text: 'Emails about a change wait a few minutes, so that the change can be undone. After that they can’t be taken back.',
    },
    { heading: 'Who gets them?', text: 'Everyone who is going or on the waitlist.' },
  ],
};

/** Help on the history of an event. */
export const eventHistory: HelpPage = {
  title: 'Event: history',
  href: '/office/events',
  entries: [
    { heading: 'What is listed here?', text: 'Who changed this event, what they did and when.' },
    { heading: 'What is not listed?', text: 'The history lists what volunteers did, not what they opened.' },
    {
      heading: 'Undo a change',
      text: 'Open Details. Undo restores what was there before you saved, as long as no one else has changed it since.',
    },
  ],
};
