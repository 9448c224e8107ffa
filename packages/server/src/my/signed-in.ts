import { myMessages as messages } from '@banyan/api/contract';
import type { SignInSessionTable } from '../database/office-tables.ts';
import { transaction } from '../database/transaction.ts';
import { HttpError } from '../http/http-error.ts';
import type { RequestContext, Services, Visitor } from '../http/services.ts';
import { readCookie } from '../identity/cookies.ts';
import { isActNoted, noteAct, sessionOf } from '../identity/sessions.ts';

/** Signed-in person and the session of their browser. */
export interface Me {
  /** Email, as `emailKey` makes it. Only rows with this email belong to the person. */
  key: string;
  session: Readonly<SignInSessionTable>;
}

/** Person whose member session has not ended. Each page view counts as activity. */
export async function whoIs({ config, database, now }: Services, visitor: Visitor): Promise<Me | undefined> {
  const token = readCookie(visitor, 'my', config.publicOrigin);
  const session = token ? await sessionOf(database, token, 'member', now()) : undefined;
  if (!session) return undefined;
  if (!isActNoted(session, now())) await transaction(database, (trx) => noteAct(trx, session, now()));
  return { key: session.subject_id, session };
}

/**
 * Accepts requests from our own pages only: a site of `ALLOWED_ORIGINS` may be on a subdomain, where browsers send our cookies
 * along.
 * @throws HttpError 403
 */
export function requireOurs({ sentFrom }: RequestContext): void {
  if (sentFrom !== null) throw new HttpError(403, 'Requests from other sites are not accepted.');
}

/** Signed-in person, as {@link whoIs}. @throws HttpError 401 if nobody is signed in, 403 for a page of another site */
export async function requireMe(services: Services, context: RequestContext): Promise<Me> {
  requireOurs(context);
  const me = await whoIs(services, context.visitor);
  if (!me) throw new HttpError(401, messages.signedOut);
  return me;
}
