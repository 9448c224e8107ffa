import { officeMessages } from '../messages.ts';

/** What the Office says about letters to many. */
export const letterMessages = {
  subject: 'Give it a subject.',
  tooLong: officeMessages.tooLong,
  characters: officeMessages.characters,
  fromName: 'A sender’s name cannot have <, >, @, " or \\. Leave them out; the address is added by itself.',
  replyTo: 'This is no e-mail address. Leave it empty for the association’s own.',
  years: 'The first year is after the last.',
  chapter: officeMessages.chapterNotYours,
  event: 'Choose an event that is yours.',
  notADraft: 'It is no draft any more. Make a copy of it to write another.',
  empty: 'Write a subject and a text first.',
  nobody: 'Nobody would get it. Choose who does.',
  count: (now: string) => `${now} people would get it now. Type that number if it is meant.`,
  noPostalAddress:
    'A letter to many says where the association gets post. Enter the address in the settings.',
  notSetUp: 'Mail is not set up: the server has no SMTP_URL. Nothing can leave.',
  notWaiting: 'It does not wait for a second yes any more. Nothing was changed.',
  yourOwn: 'You asked for it yourself. Somebody else has to say yes.',
  isOver: 'It is over, or was never sent. Nothing was changed.',
  notSending: 'It is not being sent at the moment. Nothing was changed.',
  notPaused: 'It is not paused. Nothing was changed.',
  nobodyFailed: 'There is nobody to send it to again.',
  somebodyGotIt: 'Somebody got it, so it stays among the letters that were sent.',
} as const;
