import * as v from 'valibot';

/**
 * Every automatic email to people, in the order of the list: subject area, title, and when it is sent. Each may contain a paragraph
 * of the association's own. Campaigns are not listed, because a volunteer writes them completely. Of the emails to volunteers only
 * the invitation is listed; the others contain only facts about their work or their sign-in.
 */
export const messages = [
  {
    kind: 'member-approved',
    about: 'Members',
    title: 'A membership request is approved',
    when: 'It has the two links to their own entry.',
  },
  {
    kind: 'member-rejected',
    about: 'Members',
    title: 'A membership request is declined',
    when: 'It includes the volunteer’s reason.',
  },
  {
    kind: 'member-merged',
    about: 'Members',
    title: 'A second request is merged into an entry',
    when: 'It goes to the member who has that email address.',
  },
  {
    kind: 'correction-approved',
    about: 'Members',
    title: 'A correction is approved',
    when: 'It says that the directory shows the new details.',
  },
  {
    kind: 'correction-rejected',
    about: 'Members',
    title: 'A correction is declined',
    when: 'It includes the volunteer’s reason.',
  },
  {
    kind: 'entry-links',
    about: 'Members',
    title: 'The links to an entry are sent again',
    when: 'It goes out when a volunteer sends them.',
  },
  {
    kind: 'entry-hidden',
    about: 'Members',
    title: 'An entry is hidden from the directory',
    when: 'It goes out when the member uses the link to hide it.',
  },
  {
    kind: 'story-approved',
    about: 'Stories and jobs',
    title: 'A story is published',
    when: 'It links to the page on the site.',
  },
  {
    kind: 'story-rejected',
    about: 'Stories and jobs',
    title: 'A story is declined',
    when: 'It includes the volunteer’s reason.',
  },
  {
    kind: 'story-mended',
    about: 'Stories and jobs',
    title: 'A story is edited',
    when: 'It goes out if the volunteer chooses to email the author.',
  },
  {
    kind: 'story-taken-down',
    about: 'Stories and jobs',
    title: 'A story is removed',
    when: 'It includes the volunteer’s reason.',
  },
  {
    kind: 'job-approved',
    about: 'Stories and jobs',
    title: 'A job is on the board',
    when: 'It links to the page on the site.',
  },
  {
    kind: 'job-rejected',
    about: 'Stories and jobs',
    title: 'A job is declined',
    when: 'It includes the volunteer’s reason.',
  },
  {
    kind: 'job-taken-down',
    about: 'Stories and jobs',
    title: 'A job is removed',
    when: 'It includes the volunteer’s reason.',
  },
  {
    kind: 'job-expired',
    about: 'Stories and jobs',
    title: 'A job expired',
    when: 'It goes out when the job leaves the board.',
  },
  {
    kind: 'question',
    about: 'Questions',
    title: 'A question about a submission',
    when: 'It asks about a request, a correction, a story or a job.',
  },
  {
    kind: 'reply',
    about: 'Messages',
    title: 'A reply to a message',
    when: 'It goes out when a volunteer replies to a message from the contact form.',
  },
  {
    kind: 'seat-confirmed',
    about: 'Events',
    title: 'A guest is registered for an event',
    when: 'It has the ticket.',
  },
  {
    kind: 'seat-held',
    about: 'Events',
    title: 'A seat has to be confirmed',
    when: 'It goes out if the event asks guests to confirm by email.',
  },
  {
    kind: 'seat-waiting',
    about: 'Events',
    title: 'A guest is on the waitlist',
    when: 'It goes out when the event is full.',
  },
  {
    kind: 'seat-offered',
    about: 'Events',
    title: 'A seat is free',
    when: 'It goes to the person who has waited longest.',
  },
  {
    kind: 'seat-removed',
    about: 'Events',
    title: 'A registration is canceled',
    when: 'It includes the volunteer’s reason.',
  },
  {
    kind: 'event-cancelled',
    about: 'Events',
    title: 'An event is canceled',
    when: 'It goes to everyone who is registered.',
  },
  {
    kind: 'event-changed',
    about: 'Events',
    title: 'An event is changed',
    when: 'It goes out when a volunteer emails the guests.',
  },
  {
    kind: 'event-back',
    about: 'Events',
    title: 'A canceled event is back on',
    when: 'It goes to everyone who was told it was canceled.',
  },
  {
    kind: 'event-reminder',
    about: 'Events',
    title: 'An event is tomorrow',
    when: 'It goes out the day before, if the event’s reminder is on.',
  },
  {
    kind: 'receipt',
    about: 'Gifts',
    title: 'A gift is received',
    when: 'It has the receipt, and goes out as soon as the payment is complete.',
  },
  {
    kind: 'receipt-corrected',
    about: 'Gifts',
    title: 'A receipt is corrected',
    when: 'It goes out when part of the gift is refunded.',
  },
  {
    kind: 'statement',
    about: 'Gifts',
    title: 'A yearly gift statement is ready',
    when: 'It goes out in January, when a treasurer sends the statements.',
  },
  {
    kind: 'gift-not-taken',
    about: 'Gifts',
    title: 'A gift did not go through',
    when: 'It goes to a donor whose payment was pending.',
  },
  {
    kind: 'my-link',
    about: 'My page',
    title: 'A member asks for the link to their page',
    when: 'It has the link.',
  },
  {
    kind: 'my-signed-in',
    about: 'My page',
    title: 'A new browser signed in to a member’s page',
    when: 'It lets them know in case it was not them.',
  },
  {
    kind: 'my-letters-off',
    about: 'My page',
    title: 'New-browser emails are turned off',
    when: 'It goes out when a member turns them off.',
  },
  {
    kind: 'my-passkey-added',
    about: 'My page',
    title: 'A passkey was added',
    when: 'It says that the passkey now signs them in.',
  },
  {
    kind: 'my-passkey-removed',
    about: 'My page',
    title: 'A passkey was removed',
    when: 'It says that the passkey no longer signs them in.',
  },
  {
    kind: 'email-confirm',
    about: 'My page',
    title: 'A new email address needs to be confirmed',
    when: 'It goes to the new address, which may belong to someone else.',
  },
  {
    kind: 'email-taken',
    about: 'My page',
    title: 'A new email address can’t be used',
    when: 'It goes to that address, which has an entry of its own.',
  },
  {
    kind: 'email-asked',
    about: 'My page',
    title: 'An email address is about to change',
    when: 'It goes to the current address, with a link to stop the change.',
  },
  {
    kind: 'email-changed',
    about: 'My page',
    title: 'An email address was changed',
    when: 'It goes to both addresses.',
  },
  {
    kind: 'email-not-changed',
    about: 'My page',
    title: 'An email address was not changed',
    when: 'It goes out when another member already has the new address.',
  },
  {
    kind: 'leaving',
    about: 'My page',
    title: 'A member’s data will be deleted in a week',
    when: 'It has a link to stop the deletion.',
  },
  {
    kind: 'deleted',
    about: 'My page',
    title: 'A member’s data is deleted',
    when: 'It is the last email to them, and is itself deleted once sent.',
  },
  {
    kind: 'invitation',
    about: 'Volunteers',
    title: 'An invitation to the Office',
    when: 'It has the link to join.',
  },
] as const;

/** Kind of an automatic email. */
export type EmailKind = (typeof messages)[number]['kind'];

/** Texts that an association adds to emails of one kind, and to every email; each may be empty. */
export interface OwnWords {
  paragraph: string;
  signature: string;
  /** Postal address of the association. */
  postalAddress: string;
}

/** Returns the text below an email, in reading order; may be empty. */
export const emailFooter = ({ signature, postalAddress }: Pick<OwnWords, 'signature' | 'postalAddress'>) =>
  [signature, postalAddress].filter(Boolean).join('\n\n');

/** Email as it would arrive, without the association's own texts. */
export const SampleEmail = /* @__PURE__ */ v.object({
  to: v.string(),
  subject: v.string(),
  body: v.string(),
});
export type SampleEmail = v.InferOutput<typeof SampleEmail>;
