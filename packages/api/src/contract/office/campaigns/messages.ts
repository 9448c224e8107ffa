import { officeMessages } from '../messages.ts';

/** Messages about campaigns in the Office. */
export const campaignMessages = {
  subject: 'Give it a subject.',
  tooLong: officeMessages.tooLong,
  characters: officeMessages.characters,
  fromName:
    'A sender’s name cannot have <, >, @, " or \\. Leave them out; the address is added automatically.',
  replyTo: 'This is not an email address. Leave it empty to use the association’s.',
  years: 'The first year is after the last.',
  chapter: officeMessages.chapterNotYours,
  event: 'Choose an event that is yours.',
  notADraft: 'It is no longer a draft. Copy it to write another.',
  empty: 'Write a subject and a text first.',
  nobody: 'No one would get it. Choose an audience.',
  count: (now: string) => `${now} people would get it now. Type that number to confirm.`,
  noPostalAddress: 'Campaigns must include a postal address. Enter it in Settings.',
  notSetUp: 'Email is not set up: the server has no SMTP_URL. Nothing can be sent.',
  notWaiting: 'It is no longer waiting for approval. Nothing was changed.',
  yourOwn: 'You asked for it yourself. Someone else has to approve it.',
  isOver: 'It is over, or was never sent. Nothing was changed.',
  notSending: 'It is not being sent at the moment. Nothing was changed.',
  notPaused: 'It is not paused. Nothing was changed.',
  nobodyFailed: 'There is no one to send it to again.',
  somebodyGotIt: 'It was sent to someone, so it stays among the sent campaigns.',
} as const;
