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

/** Recipient’s email preferences as the page shows them. */
export interface ShownEmails extends EmailPreferenceQuery {
  /** Name of the association. */
  organisation: string;
}

/** Content of the unsubscribe page. */
export interface UnsubscribePage {
  /** HTTP status of the page. */
  status: number;
  /** Message about the pressed button; `undefined` if only the link was opened. */
  message: string | undefined;
  /** True if the button’s action was done. */
  isDone: boolean;
  /** Preferences; `undefined` for an invalid link. */
  emails: ShownEmails | undefined;
}

/** Fields of a form in either encoding, because mail programs use both for one-click requests. */
async function fieldsOf(request: Request): Promise<ReadonlyMap<string, string | File>> {
  const type = (request.headers.get('Content-Type') ?? '').toLowerCase();
  if (type.startsWith('multipart/form-data'))
    return new Map(Object.entries(await readMultipartBody(request, limits.body.json)));
  const bytes = await readBytes(request, limits.body.json);
  return new Map(new URLSearchParams(bytes.toString('utf8')));
}

/** Requested choice: a one-click request of RFC 8058, or a button. @throws HttpError 422 */
async function choiceOf(request: Request) {
  const fields = await fieldsOf(request);
  if (fields.get('List-Unsubscribe') === 'One-Click') return { choice: 'none' as const };
  const parsed = v.safeParse(UnsubscribeBody, { choice: fields.get('choice') });
  if (!parsed.success) throw new HttpError(422, messages.failed);
  return parsed.output;
}

/** Handles the unsubscribe page, its buttons and one-click requests of mail programs. */
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
    // Many people’s mail programs send requests from one network, so a valid link is not rate-limited. Other requests are.
    if (!readUnsubscribeToken(secret, token)) await countWrite(request, connection);
    const context = {
      idempotencyKey: undefined,
      captchaProvider: question,
      tries: 0,
      visitor: anonymousVisitor,
      sentFrom: null,
    };
    const body = await choiceOf(request);
    return handlers.unsubscribe.answer({ body, params: { token }, query: undefined }, context);
  };

  return {
    /** Only reads, because mail scanners open every link. */
    async open(token: string): Promise<UnsubscribePage> {
      const emails = await shown(token);
      return { status: emails ? 200 : 404, message: undefined, isDone: false, emails };
    },
    /** Accepts requests from any page or none, without a cookie: the link is the authorization. Never rejects. */
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
