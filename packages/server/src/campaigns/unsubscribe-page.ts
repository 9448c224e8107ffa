import { limits, unsubscribeMessages as messages, UnsubscribeBody } from '@banyan/api/contract';
import * as v from 'valibot';
import type { GuardedHandlers } from '../http/handler.ts';
import { HttpError, refusalOf } from '../http/http-error.ts';
import { readBytes } from '../http/json-body.ts';
import { readMultipartBody } from '../http/multipart-body.ts';
import type { NoScriptOptions } from '../http/no-script-form.ts';
import { type Connection, noteRefusal } from '../http/router.ts';
import type { Services } from '../http/services.ts';
import { anonymousVisitor } from '../http/visitor.ts';
import { organisation } from '../settings/organisation.ts';
import { readUnsubscribeToken } from './token.ts';
import { type EmailPreferenceQuery, emailPreferenceQuery } from './unsubscribing.ts';

/** Somebody and what they want of letters to many, as the page shows them. */
export interface ShownEmails extends EmailPreferenceQuery {
  /** Whose letters. */
  organisation: string;
}

/** What the page behind the link under a letter to many shows. */
export interface UnsubscribePage {
  /** Status the page should be sent with. */
  status: number;
  /** What was said about the button that was pressed; `undefined` when only the link was opened. */
  message: string | undefined;
  /** Whether what the button says has been done. */
  isDone: boolean;
  /** `undefined` for a link that is none of ours. */
  emails: ShownEmails | undefined;
}

/** The fields of a form, however it is sent: mailboxes send their one press either way. */
async function fieldsOf(request: Request): Promise<ReadonlyMap<string, string | File>> {
  const type = (request.headers.get('Content-Type') ?? '').toLowerCase();
  if (type.startsWith('multipart/form-data'))
    return new Map(Object.entries(await readMultipartBody(request, limits.body.json)));
  const bytes = await readBytes(request, limits.body.json);
  return new Map(new URLSearchParams(bytes.toString('utf8')));
}

/** What is asked for: by a mailbox in the words of RFC 8058, or by a button. @throws Refusal 422 */
async function choiceOf(request: Request) {
  const fields = await fieldsOf(request);
  if (fields.get('List-Unsubscribe') === 'One-Click') return { choice: 'none' as const };
  const parsed = v.safeParse(UnsubscribeBody, { choice: fields.get('choice') });
  if (!parsed.success) throw new HttpError(422, messages.failed);
  return parsed.output;
}

/** What the link under a letter to many opens, and what its buttons and a mailbox's one press do. */
export const unsubscribePages = (
  { database, secret }: Services,
  handlers: Pick<GuardedHandlers, 'unsubscribe'>,
  { countWrite, logger, question }: Pick<NoScriptOptions, 'countWrite' | 'logger' | 'question'>,
) => {
  const shown = async (token: string): Promise<ShownEmails | undefined> => {
    const wants = await emailPreferenceQuery(database, secret, token);
    return wants && { ...wants, organisation: (await organisation(database)).name };
  };
  const answered = async (token: string, request: Request, connection: Connection) => {
    // Many people's mailboxes press from one network, and who has a link is asked nothing else. Others are counted.
    if (!readUnsubscribeToken(secret, token)) await countWrite(request, connection);
    const context = {
      ...{ idempotencyKey: undefined, captchaProvider: question, tries: 0 },
      ...{ visitor: anonymousVisitor, sentFrom: null },
    };
    const body = await choiceOf(request);
    return handlers.unsubscribe.answer({ body, params: { token }, query: undefined }, context);
  };

  return {
    /** Looks only: mail scanners open every link. */
    async open(token: string): Promise<UnsubscribePage> {
      const emails = await shown(token);
      return { status: emails ? 200 : 404, message: undefined, isDone: false, emails };
    },
    /** From any page or none, without a cookie: whoever has the link may. Never rejects. */
    async post(token: string, request: Request, connection: Connection): Promise<UnsubscribePage> {
      const page = async (status: number, message: string | undefined, isDone: boolean) => {
        const emails = await shown(token).catch(() => undefined);
        return { status, message, isDone, emails };
      };
      try {
        const { message } = await answered(token, request, connection);
        return await page(200, message, true);
      } catch (error) {
        noteRefusal(error, connection);
        const refusal = refusalOf(error);
        if (!refusal) logger.error('unsubscribe', error);
        return page(refusal?.status ?? 500, refusal?.message ?? messages.errorOccurred, false);
      }
    },
  };
};
