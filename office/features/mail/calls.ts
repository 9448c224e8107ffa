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
  /** When it was written. */
  at: v.string(),
  state: v.picklist(['stuck', 'retrying', 'waiting', 'held', 'sent']),
  /** When it is sent, is tried again, or was sent. */
  when: v.string(),
  tries: v.number(),
  /** Code of the last failure, such as `ECONNREFUSED`; empty for none. */
  error: v.string(),
};

export const mailCalls = {
  /** Emails: given up, then tried again, then waiting, then sent, newest first. 50 to a page. */
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
      /** Whether mail is set up at all. */
      isSetUp: v.boolean(),
      more: v.boolean(),
    },
  }),

  /** One email of the outbox as it was or will be sent, with its failed tries. 404 for one of a campaign. */
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

  /** Sends a letter at the next round instead of when its turn comes. 409 when it has left, or is just leaving. */
  retryEmail: write('/outbox/{id}/retry', {
    permission: 'settings.edit',
    answer: Done,
  }),

  /** Gives a letter up: it is never sent. 409 when it has left, or is just leaving. */
  dropEmail: write('/outbox/{id}/drop', {
    permission: 'settings.edit',
    stepUp: true,
    answer: Done,
  }),

  /** Looks up whether the mail server may write in the association's name. */
  checkMail: write('/settings/mail-check', {
    permission: 'settings.edit',
    answer: MailCheck,
  }),

  /** A letter to whoever asks, to see that mail arrives. 409 without a mail server. */
  sendMeOne: write('/settings/mail-test', {
    permission: 'settings.edit',
    answer: TestSent,
  }),
} as const;
