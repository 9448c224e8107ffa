import { MailCheck, TestSent } from '@banyan/api/office/mail/mail-check';
import { officeMessages as messages } from '@banyan/api/office/messages';
import * as v from 'valibot';
import { read, write } from '../../kernel/define.ts';
import { Done } from '../../kernel/done.ts';

/** An email of the outbox. Instants are ISO. */
const OutboxEmail = {
  id: v.string(),
  to: v.string(),
  subject: v.string(),
  /** Time it was created. */
  at: v.string(),
  state: v.picklist(['stuck', 'retrying', 'waiting', 'held', 'sent']),
  /** Time it is sent or tried again, or was sent. */
  when: v.string(),
  tries: v.number(),
  /** Code of the last failure, such as `ECONNREFUSED`; empty for none. */
  error: v.string(),
};

export const mailCalls = {
  /** Emails of the outbox: failed, then retrying, then waiting, then sent, newest first. 50 to a page. */
  getOutbox: read('/outbox', {
    permission: 'settings.edit',
    query: {
      state: v.optional(v.picklist(['stuck', 'waiting', 'sent'], messages.notUnderstood)),
      page: v.optional(
        v.pipe(v.string(), v.regex(/^[1-9]\d{0,4}$/, messages.notUnderstood), v.transform(Number)),
        '1',
      ),
    },
    answer: {
      emails: v.array(v.object(OutboxEmail)),
      counts: v.object({ stuck: v.number(), waiting: v.number() }),
      /** True if the server can send email. */
      isSetUp: v.boolean(),
      more: v.boolean(),
    },
  }),

  /** Email of the outbox as it was or will be sent, with its failed tries. 404 for one of a campaign. */
  getEmail: read('/outbox/{id}', {
    permission: 'settings.edit',
    answer: {
      ...OutboxEmail,
      /** Address that answers go to; empty for the address that all emails come from. */
      replyTo: v.string(),
      /** Plain text. Private parts of links, and sign-in codes, are hidden. */
      text: v.string(),
      /** Failed tries, oldest first; the last 20 of them. */
      failures: v.array(v.object({ at: v.string(), code: v.string() })),
    },
  }),

  /** Sends an email in the next round, before its scheduled time. 409 if it was sent or is being sent. */
  retryEmail: write('/outbox/{id}/retry', {
    permission: 'settings.edit',
    answer: Done,
  }),

  /** Cancels an email, so it is never sent. 409 if it was sent or is being sent. */
  dropEmail: write('/outbox/{id}/drop', {
    permission: 'settings.edit',
    stepUp: true,
    answer: Done,
  }),

  /** Looks up in DNS if the mail server may send email in the association’s name. */
  checkMail: write('/settings/mail-check', {
    permission: 'settings.edit',
    answer: MailCheck,
  }),

  /** Sends the volunteer a test email. 409 without a mail server. */
  sendMeOne: write('/settings/mail-test', {
    permission: 'settings.edit',
    answer: TestSent,
  }),
} as const;
