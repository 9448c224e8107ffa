import type { Connection } from '@banyan/server';
import type { OpenedEmails } from '../src/request.ts';
import type { Backend } from './backend.ts';
import { type EntryAnswer, ownPageHeaders } from './myEntry.ts';

const tokenOf = (pathname: string): string | undefined => /^\/unsubscribe\/([\w.-]+)$/.exec(pathname)?.[1];

export const isUnsubscribePath = (pathname: string) => tokenOf(pathname) !== undefined;

/** Handles an unsubscribe link, its posted buttons, or a mailbox’s one-click unsubscribe; `undefined` for all other requests. */
export async function unsubscribeAnswer(
  { unsubscribe }: Pick<Backend, 'unsubscribe'>,
  request: Request,
  connection: Connection,
): Promise<EntryAnswer | undefined> {
  const token = tokenOf(new URL(request.url).pathname);
  if (token === undefined || !['GET', 'HEAD', 'POST'].includes(request.method)) return undefined;
  const opened =
    request.method === 'POST'
      ? await unsubscribe.post(token, request, connection)
      : await unsubscribe.open(token);
  // For a posted button, the API logs it itself.
  if (request.method !== 'POST' && opened.status === 404) connection.note?.({ event: 'unsubscribe-refused' });
  return { status: opened.status, context: { unsubscribe: opened }, headers: ownPageHeaders };
}

/** Response if the API is another process: only that process can answer. */
export const unsubscribeElsewhere = async (): Promise<OpenedEmails> => ({
  status: 503,
  message: undefined,
  isDone: false,
  emails: undefined,
});
