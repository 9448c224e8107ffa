import type { HandlerAnswer } from '@banyan/api/contract';
import { officeMessages as messages } from '@banyan/api/office';
import { type AuditAction, auditUnseen } from '@banyan/server/audit/audit';
import { tryMail } from '@banyan/server/campaigns/testing';
import type { Transaction } from '@banyan/server/database/database';
import type { OutboxTable } from '@banyan/server/database/tables';
import { transaction } from '@banyan/server/database/transaction';
import { HttpError } from '@banyan/server/http/http-error';
import type { Services } from '@banyan/server/http/services';
import {
  dropEmail,
  type EmailChanged,
  emailOfOutbox,
  emailState,
  emailsByState,
  emailsListed,
  hurryEmail,
} from '@banyan/server/mail/email-states';
import { failuresOf } from '@banyan/server/mail/failures';
import { withoutSecrets } from '@banyan/server/mail/outbox';
import { checkSender } from '@banyan/server/mail/sender-check';
import type { Scope } from '@banyan/server/permissions/scope';
import { found } from '../../kernel/errors.ts';
import { implement } from '../../kernel/implement.ts';
import { mailCalls } from './calls.ts';

const perPage = 50;

/** Maximum number of checks and test emails of one volunteer in ten minutes. */
const manyTries = 30;

type Answer = HandlerAnswer<typeof mailCalls.getOutbox>;

const nothingHere = () => new HttpError(404, messages.nothingHere);

/** Allows only a scope of the whole association. @throws HttpError 404 for the scope of a chapter */
function requireWhole(scope: Scope): void {
  if (!scope.covers(null)) throw nothingHere();
}

function shown(message: OutboxTable, now: number): Answer['emails'][number] {
  const { id, recipient, subject, created_at, next_attempt_at, sent_at, attempts, last_error } = message;
  return {
    id,
    to: recipient,
    subject,
    at: created_at,
    state: emailState(message, now),
    when: sent_at ?? new Date(next_attempt_at).toISOString(),
    tries: attempts,
    error: last_error ?? '',
  };
}

/** Part of a call’s context that changes an email. */
interface MailContext {
  services: Services;
  volunteer: string;
  scope: Scope;
  at: number;
}

/**
 * Changes an email, and notes its id but not its recipient in the audit log. @throws HttpError 404; 409 if it was sent or is being
 * sent
 */
async function changeQueuedEmail(
  { services: { database }, volunteer, scope, at }: MailContext,
  { id, action }: { id: string; action: AuditAction['action'] },
  change: (trx: Transaction, id: string, now: number) => Promise<EmailChanged>,
) {
  requireWhole(scope);
  return transaction(database, async (trx) => {
    const changed = await change(trx, id, at);
    if (changed === 'gone') throw nothingHere();
    if (changed === 'left') throw new HttpError(409, messages.emailLeft);
    const auditAction = { who: volunteer, volunteer, action, subject: `letter ${id}`, detail: '' } as const;
    await auditUnseen(trx, auditAction, at);
    return { success: true as const };
  });
}

export const mailServer = implement(mailCalls, {
  getOutbox: {
    summary: 'Scheduled, sent and failed emails.',
    async handle({ query: { state, page } }, { services: { config, database }, scope, at }) {
      requireWhole(scope);
      const range = { offset: (page - 1) * perPage, most: perPage + 1 };
      const mails = await emailsListed(database, state, range);
      const { stuck, retrying, waiting, held } = await emailsByState(database, at);
      return {
        emails: mails.slice(0, perPage).map((message) => shown(message, at)),
        counts: { stuck, waiting: retrying + waiting + held },
        isSetUp: config.mail.smtpUrl !== undefined,
        more: mails.length > perPage,
      };
    },
  },
  getEmail: {
    summary: 'One email with its failed tries.',
    async handle({ params: { id } }, { services: { database }, scope, at }) {
      requireWhole(scope);
      requireWhole(scope);
      const email = found(await emailOfOutbox(database, id));
      return {
        ...shown(email, at),
        replyTo: email.reply_to ?? '',
        text: withoutSecrets(email.body),
        failures: failuresOf(email),
      };
    },
  },
  retryEmail: {
    summary: 'Send an email in the next round.',
    audit: ['letter send'],
    handle: ({ params: { id } }, context) =>
      changeQueuedEmail(context, { id, action: 'letter send' }, (trx, message, now) =>
        hurryEmail(trx, context.services.secret, message, now),
      ),
  },
  dropEmail: {
    summary: 'Cancel an email, so that it is never sent.',
    audit: ['letter drop'],
    handle: ({ params: { id } }, context) =>
      changeQueuedEmail(context, { id, action: 'letter drop' }, dropEmail),
  },
  checkMail: {
    summary: 'Check whether the mail server may send email in the association’s name.',
    audit: { none: 'Only reads or checks.' },
    writes: manyTries,
    handle: (_, { services: { config, lookUpTexts }, at }) => checkSender(config, lookUpTexts, at),
  },
  sendMeOne: {
    summary: 'Send a test email to the volunteer who asks.',
    audit: { none: 'The test email goes to the volunteer who asks; nothing else changes.' },
    writes: manyTries,
    handle: (_, { services, actor }) => tryMail(services, actor.volunteer),
  },
});
