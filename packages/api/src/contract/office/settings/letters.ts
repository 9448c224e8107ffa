import * as v from 'valibot';

/**
 * Every letter that the site writes to people, in the order in which somebody would look for it: what it is about, its title, and
 * when it is written. Each may hold a paragraph of the association's own. Letters to many are none of these, for a volunteer writes each
 * whole; and of those to volunteers only the invitation is: what tells of their work or of their own way into the Office holds nothing
 * but that.
 */
export const letters = [
  {
    kind: 'member-approved',
    about: 'Members',
    title: 'A membership request is approved',
    when: 'Comes with the two links to their own entry.',
  },
  {
    kind: 'member-rejected',
    about: 'Members',
    title: 'A membership request is declined',
    when: 'Includes the volunteer’s reason.',
  },
  {
    kind: 'member-merged',
    about: 'Members',
    title: 'A second request is merged into an entry',
    when: 'To the member whose address it was sent under.',
  },
  {
    kind: 'correction-approved',
    about: 'Members',
    title: 'A correction is approved',
    when: 'The directory shows it from now on.',
  },
  {
    kind: 'correction-rejected',
    about: 'Members',
    title: 'A correction is declined',
    when: 'Includes the volunteer’s reason.',
  },
  {
    kind: 'entry-links',
    about: 'Members',
    title: 'The links to an entry, again',
    when: 'When a volunteer sends them.',
  },
  {
    kind: 'entry-hidden',
    about: 'Members',
    title: 'An entry is hidden from the directory',
    when: 'When the member has used the link for it.',
  },
  {
    kind: 'story-approved',
    about: 'Stories and jobs',
    title: 'A story is published',
    when: 'Leads to its page.',
  },
  {
    kind: 'story-rejected',
    about: 'Stories and jobs',
    title: 'A story is declined',
    when: 'Includes the volunteer’s reason.',
  },
  {
    kind: 'story-mended',
    about: 'Stories and jobs',
    title: 'A story is edited',
    when: 'If the volunteer chooses to email the author.',
  },
  {
    kind: 'story-taken-down',
    about: 'Stories and jobs',
    title: 'A story is removed',
    when: 'Includes the volunteer’s reason.',
  },
  {
    kind: 'job-approved',
    about: 'Stories and jobs',
    title: 'A job is on the board',
    when: 'Leads to its page.',
  },
  {
    kind: 'job-rejected',
    about: 'Stories and jobs',
    title: 'A job is declined',
    when: 'Includes the volunteer’s reason.',
  },
  {
    kind: 'job-taken-down',
    about: 'Stories and jobs',
    title: 'A job is removed',
    when: 'Includes the volunteer’s reason.',
  },
  {
    kind: 'job-expired',
    about: 'Stories and jobs',
    title: 'A job expired',
    when: 'When its time is over.',
  },
  {
    kind: 'question',
    about: 'Questions',
    title: 'A question about a submission',
    when: 'A request, a correction, a story or a job.',
  },
  {
    kind: 'reply',
    about: 'Messages',
    title: 'A reply to a message',
    when: 'When a volunteer replies to a message from the contact form.',
  },
  {
    kind: 'seat-confirmed',
    about: 'Events',
    title: 'Registered for an event',
    when: 'Comes with the ticket.',
  },
  {
    kind: 'seat-held',
    about: 'Events',
    title: 'A seat to be confirmed',
    when: 'If the event asks guests to confirm by email.',
  },
  {
    kind: 'seat-waiting',
    about: 'Events',
    title: 'On the waitlist',
    when: 'When an event is full.',
  },
  {
    kind: 'seat-offered',
    about: 'Events',
    title: 'A seat is free',
    when: 'To the person who has waited longest.',
  },
  {
    kind: 'seat-removed',
    about: 'Events',
    title: 'A registration is canceled',
    when: 'Includes the volunteer’s reason.',
  },
  {
    kind: 'event-cancelled',
    about: 'Events',
    title: 'An event is canceled',
    when: 'To everybody who is registered.',
  },
  {
    kind: 'event-changed',
    about: 'Events',
    title: 'An event is changed',
    when: 'When a volunteer emails the guests.',
  },
  {
    kind: 'event-back',
    about: 'Events',
    title: 'A canceled event is back on',
    when: 'To everyone who was told it was canceled.',
  },
  {
    kind: 'event-reminder',
    about: 'Events',
    title: 'The reminder of the day before',
    when: 'Where an event has it switched on.',
  },
  {
    kind: 'receipt',
    about: 'Gifts',
    title: 'The receipt for a gift',
    when: 'As soon as the money is taken.',
  },
  {
    kind: 'receipt-corrected',
    about: 'Gifts',
    title: 'A receipt is corrected',
    when: 'When part of the gift is refunded.',
  },
  {
    kind: 'statement',
    about: 'Gifts',
    title: 'Yearly gift statement',
    when: 'In January, when a treasurer sends them.',
  },
  {
    kind: 'gift-not-taken',
    about: 'Gifts',
    title: 'A gift did not go through',
    when: 'To a donor who was told to wait.',
  },
  {
    kind: 'my-link',
    about: 'My page',
    title: 'The link to my page',
    when: 'When somebody asks for it.',
  },
  {
    kind: 'my-signed-in',
    about: 'My page',
    title: 'A new browser signed in to somebody’s page',
    when: 'So they know if it was not them.',
  },
  {
    kind: 'my-letters-off',
    about: 'My page',
    title: 'New-browser emails turned off',
    when: 'When somebody turns them off.',
  },
  {
    kind: 'my-passkey-added',
    about: 'My page',
    title: 'A passkey was added',
    when: 'From now on it signs them in.',
  },
  {
    kind: 'my-passkey-removed',
    about: 'My page',
    title: 'A passkey was removed',
    when: 'It no longer signs them in.',
  },
  {
    kind: 'email-confirm',
    about: 'My page',
    title: 'A new email address needs to be confirmed',
    when: 'To the new address. Whoever has it may not be the one who asked.',
  },
  {
    kind: 'email-taken',
    about: 'My page',
    title: 'A new email address can’t be used',
    when: 'To that address, which has an entry of its own.',
  },
  {
    kind: 'email-asked',
    about: 'My page',
    title: 'An email address is about to change',
    when: 'To the address until then, with the link that stops it.',
  },
  {
    kind: 'email-changed',
    about: 'My page',
    title: 'An email address was changed',
    when: 'To both addresses.',
  },
  {
    kind: 'email-not-changed',
    about: 'My page',
    title: 'An email address was not changed',
    when: 'When somebody else has the new one by then.',
  },
  {
    kind: 'leaving',
    about: 'My page',
    title: 'Somebody will be deleted in a week',
    when: 'Comes with the link that stops it.',
  },
  {
    kind: 'deleted',
    about: 'My page',
    title: 'Somebody is deleted',
    when: 'The last email to them; it is deleted once sent.',
  },
  {
    kind: 'invitation',
    about: 'Volunteers',
    title: 'An invitation to the Office',
    when: 'Comes with the link to join by.',
  },
] as const;

/** Which of these letters it is. */
export type LetterKind = (typeof letters)[number]['kind'];

/** What an association adds to a letter of one kind, and to every letter; each empty for nothing. */
export interface OwnWords {
  paragraph: string;
  signature: string;
  /** Where the association gets post. */
  postalAddress: string;
}

/** What stands below a letter, in the order of reading; empty for nothing. */
export const belowLetter = ({ signature, postalAddress }: Pick<OwnWords, 'signature' | 'postalAddress'>) =>
  [signature, postalAddress].filter(Boolean).join('\n\n');

/** A letter as it would arrive, without anything that the association adds. */
export const SampleLetter = /* @__PURE__ */ v.object({
  to: v.string(),
  subject: v.string(),
  body: v.string(),
});
export type SampleLetter = v.InferOutput<typeof SampleLetter>;
