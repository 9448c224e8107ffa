import { MailCheck, TestSent } from '@banyan/api/office/mail/mail-check';
import { officeMessages as messages } from '@banyan/api/office/messages';
import * as v from 'valibot';
import { read, write } from '../../kernel/define.ts';
import { Done } from '../../kernel/done.ts';

export const mailCalls = {
  /** Letters: those that could not be sent first, then those that wait or are held, then those that left, newest first. 50 to a page. */
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
      letters: v.array(
        v.object({
          id: v.string(),
          to: v.string(),
          subject: v.string(),
          at: v.string(),
          state: v.picklist(['stuck', 'waiting', 'held', 'sent']),
          /** When it leaves, is tried again, or left (ISO). */
          when: v.string(),
          tries: v.number(),
          /** What the other server said last; empty for nothing. */
          error: v.string(),
        }),
      ),
      counts: v.object({ stuck: v.number(), waiting: v.number() }),
      /** Whether mail is set up at all. */
      isSetUp: v.boolean(),
      more: v.boolean(),
    },
  }),

  /** Sends a letter at the next round instead of when its turn comes. 409 when it has left, or is just leaving. */
  retryLetter: write('/outbox/{id}/retry', {
    permission: 'settings.edit',
    answer: Done,
  }),

  /** Gives a letter up: it is never sent. 409 when it has left, or is just leaving. */
  dropLetter: write('/outbox/{id}/drop', {
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
