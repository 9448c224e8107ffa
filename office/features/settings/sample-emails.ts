import { statementSentences } from '@banyan/api/internal';
import type { EmailKind } from '@banyan/api/office';
import type { ServerConfig } from '@banyan/server/config';
import { replyEmail } from '@banyan/server/contact/replies';
import type { Database } from '@banyan/server/database/database';
import { correctedEmail, donationEmail, notTakenEmail } from '@banyan/server/donations/emails';
import { issuer } from '@banyan/server/donations/issuer';
import { contributionOf } from '@banyan/server/donations/receipt';
import { statementEmail } from '@banyan/server/donations/statement-email';
import {
  backEmails,
  cancelledEmails,
  changedEmails,
  type EmailTo,
  reminderEmails,
} from '@banyan/server/events/emails/announcement-emails';
import { removedEmail, seatEmail } from '@banyan/server/events/emails/emails';
import type { SeatState } from '@banyan/server/events/registration/seats';
import { invitationEmail } from '@banyan/server/identity/emails';
import {
  linkEmail,
  newBrowserEmailsOffEmail,
  passkeyAddedEmail,
  passkeyRemovedEmail,
  signedInEmail,
} from '@banyan/server/identity/member-emails';
import { jobEmail, jobExpiredEmail, jobTakenDownEmail } from '@banyan/server/jobs/emails';
import type { EmailMessage } from '@banyan/server/mail/outbox';
import { correctionEmail, memberEmail, mergedEmail } from '@banyan/server/members/decision-emails';
import { entryHiddenEmail, entryLinksEmail } from '@banyan/server/members/entry-emails';
import { giftsKeptYears } from '@banyan/server/people/account-deletion';
import { deletedEmail, leavingEmail } from '@banyan/server/people/account-deletion-emails';
import {
  changedEmails as addressChangedEmails,
  askedEmail,
  confirmationEmail,
  notChangedEmail,
  takenEmail,
} from '@banyan/server/people/email-change-emails';
import { questionEmail } from '@banyan/server/questions/emails';
import { organisation } from '@banyan/server/settings/organisation';
import { storyEditedEmail, storyEmail, storyTakenDownEmail } from '@banyan/server/stories/emails';

/* Samples of all emails about an invented person, made by the code of the real ones. Personal links in them lead nowhere. */

const email = 'sunita@example.org';
const name = 'Sunita Bakul';
const person = { email, name };
const reason = 'The volunteer’s reason appears here.';
const token = 'sample';
const hourMs = 3_600_000;

const member = {
  id: token,
  reference: 'M-7K2Q-9XPD',
  first_name: 'Sunita',
  last_name: 'Bakul',
  email,
};
const correction = { id: token, reference: 'K-31BD-6TWN' };
const story = { id: token, reference: 'S-88TT-2VHC', title: 'The tabla in hostel four', name, email };
const job = {
  id: token,
  reference: 'J-4R7N-8KQM',
  title: 'Bridge engineer',
  poster_name: name,
  poster_email: email,
};
const gift = {
  id: token,
  reference: 'D-77QX-3MPL',
  provider: 'paypal',
  first_name: 'Sunita',
  last_name: 'Bakul',
  email,
  cents: 25_000,
  currency: 'USD',
  captured_cents: 25_000,
  captured_currency: 'USD',
  refunded_cents: 0,
  capture_id: '5TY05013RG002845M',
  kind: 'online',
  purpose: 'Student Laptops',
  contribution: 'gift',
  organization: null,
  fair_value_cents: null,
  description: '',
} as const;
const event = {
  id: token,
  title: 'Garba night',
  location: 'Gymnasium, Evanston, Illinois',
  date: '2027-10-16T18:00',
  end_date: '2027-10-16T22:00',
  timezone: 'America/Chicago',
};
const registration = { id: token, reference: 'E-7K2M-4QHD', email };

interface Writing {
  config: ServerConfig;
  database: Database;
  now: number;
}

type Sample = (trx: Writing) => EmailMessage | undefined | Promise<EmailMessage | undefined>;

const seat =
  (state: Exclude<SeatState, 'released'>): Sample =>
  ({ config, now }) =>
    seatEmail(config, event, registration, {
      state,
      link: `${config.publicOrigin}/t/…`,
      until: now + 24 * hourMs,
    });

/** Sample of an email to all guests of an event, for a guest with a seat. */
const circular =
  (emailTo: (trx: Writing) => EmailTo): Sample =>
  (trx) =>
    emailTo(trx)({ registration, state: 'confirmed', link: `${trx.config.publicOrigin}/t/…` });

/** Data of emails to the old address when an account moves to a new one. */
const oldEmail = ({ config: { publicOrigin }, now }: Writing) => ({
  ...person,
  newEmail: 'bakul@example.net',
  token,
  due: now + 24 * hourMs,
  publicOrigin,
});
/** Data of emails to the new address. */
const newEmail = (trx: Writing) => ({
  ...oldEmail(trx),
  email: 'bakul@example.net',
  newEmail: email,
});

/** Samples by kind of email; a kind without a sample does not compile. */
const samples: Readonly<Record<EmailKind, Sample>> = {
  'member-approved': ({ config, database, now }) =>
    memberEmail(database, member, { action: 'approve', reason, config }, now),
  'member-rejected': ({ config, database, now }) =>
    memberEmail(database, member, { action: 'reject', reason, config }, now),
  'member-merged': ({ config }) => mergedEmail(correction, member, config.publicOrigin),
  'correction-approved': ({ config }) =>
    correctionEmail(correction, member, { action: 'approve', reason, config }),
  'correction-rejected': ({ config }) =>
    correctionEmail(correction, member, { action: 'reject', reason, config }),
  'entry-links': ({ config, database, now }) => entryLinksEmail(database, member, config, now),
  'entry-hidden': ({ config }) => entryHiddenEmail(member, config.publicOrigin),
  'story-approved': ({ config }) => storyEmail(story, { action: 'approve', reason, config }),
  'story-rejected': ({ config }) => storyEmail(story, { action: 'reject', reason, config }),
  'story-mended': ({ config }) =>
    storyEditedEmail(
      story,
      { title: story.title, text: 'The story as it is now appears here.' },
      config.publicOrigin,
    ),
  'story-taken-down': () => storyTakenDownEmail(story, reason),
  'job-approved': ({ config }) => jobEmail(job, { action: 'approve', reason, config }),
  'job-rejected': ({ config }) => jobEmail(job, { action: 'reject', reason, config }),
  'job-taken-down': () => jobTakenDownEmail(job, reason),
  'job-expired': ({ config }) => jobExpiredEmail(job, config.publicOrigin),
  question: ({ config: { publicOrigin } }) =>
    questionEmail({
      id: token,
      token,
      to: email,
      name,
      what: 'membership request',
      reference: member.reference,
      text: 'The volunteer’s question appears here.',
      publicOrigin,
    }),
  reply: ({ config: { mail } }) =>
    replyEmail({
      id: token,
      to: email,
      name,
      reference: 'C-7K2Q-9XPD',
      replyTo: mail.to,
      text: 'The volunteer’s reply is here.',
    }),
  'seat-confirmed': seat('confirmed'),
  'seat-held': seat('held'),
  'seat-waiting': seat('waiting'),
  'seat-offered': seat('offered'),
  'seat-removed': ({ config }) => removedEmail(config, event, registration, reason),
  'event-cancelled': circular(({ config }) =>
    cancelledEmails(config, { ...event, cancelled_reason: reason }),
  ),
  'event-changed': circular(({ config }) => changedEmails(config, event, ['date', 'location'])),
  'event-back': circular(({ config }) => backEmails(config, event)),
  'event-reminder': circular(({ config }) => reminderEmails(config, event)),
  receipt: async ({ database, now }) => {
    const at = new Date(now).toISOString();
    return donationEmail(await issuer(database), { ...gift, captured_at: at, created_at: at });
  },
  'receipt-corrected': async ({ database, now }) => {
    const at = new Date(now).toISOString();
    const back = { ...gift, refunded_cents: 10_000, captured_at: at, created_at: at };
    return correctedEmail(await issuer(database), back);
  },
  statement: async ({ database, now }) =>
    statementEmail(await issuer(database), {
      year: new Date(now).getFullYear() - 1,
      id: token,
      donor: {
        organization: '',
        firstName: 'Sunita',
        lastName: 'Bakul',
        email,
        cents: 35_000,
        refundedCents: 0,
        leftOut: 0,
        sentences: statementSentences([contributionOf(gift), contributionOf(gift)]),
        gifts: [
          {
            reference: 'D-77QX-3MPL',
            at: new Date(now).toISOString(),
            cents: 25_000,
            purpose: 'Student Laptops',
          },
          { reference: 'D-4K2M-81WT', at: new Date(now).toISOString(), cents: 10_000, purpose: '' },
        ],
      },
      demo: false,
    }),
  'gift-not-taken': async ({ database }) => notTakenEmail(await organisation(database), gift),
  'my-link': ({ config }) => linkEmail(person, { token, code: '7K2Q9X' }, config.publicOrigin),
  'my-signed-in': ({ config }) => signedInEmail(person, 'Chrome, Windows', config.publicOrigin),
  'my-letters-off': ({ config }) => newBrowserEmailsOffEmail(person, config.publicOrigin),
  'my-passkey-added': ({ config }) => passkeyAddedEmail(person, 'Chrome, Windows', config.publicOrigin),
  'my-passkey-removed': ({ config }) => passkeyRemovedEmail(person, 'Chrome, Windows', config.publicOrigin),
  'email-confirm': (trx) => confirmationEmail(newEmail(trx)),
  'email-taken': (trx) => takenEmail(newEmail(trx)),
  'email-asked': (trx) => askedEmail(oldEmail(trx)),
  'email-changed': (trx) => addressChangedEmails(newEmail(trx))[0],
  'email-not-changed': (trx) => notChangedEmail(oldEmail(trx)),
  leaving: ({ config: { publicOrigin }, now }) =>
    leavingEmail({ ...person, token, due_at: now + 7 * 24 * hourMs, publicOrigin }),
  deleted: ({ config: { copiesDays } }) => deletedEmail(person, { giftsKeptYears, copiesDays }),
  invitation: async ({ config, database }) => {
    const { name: association } = await organisation(database);
    const link = `${config.publicOrigin}/office/join#${token}`;
    const grants = [{ role: 'reviewer', chapter: null } as const];
    return invitationEmail({ id: token, name, email }, { link, association, invitedBy: 'An admin', grants });
  },
};

/** Sample of a kind of email; `undefined` for an unknown kind. */
export async function sampleEmail(trx: Writing, kind: string): Promise<EmailMessage | undefined> {
  return Object.entries(samples).find(([one]) => one === kind)?.[1](trx);
}
