import type { Connection } from '@banyan/server';
import type { OpenedLetters } from '../src/request.ts';
import type { Backend } from './backend.ts';
import { type EntryAnswer, ownPageHeaders } from './myEntry.ts';

const tokenOf = (pathname: string): string | undefined => /^\/unsubscribe\/([\w.-]+)$/.exec(pathname)?.[1];

export const isUnsubscribePath = (pathname: string) => tokenOf(pathname) !== undefined;

/** What the link under a letter to many opens, or its button does, or a mailbox's one press; `undefined` for every other request. */
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
  // Of a button that was pressed the API tells by itself.
  if (request.method !== 'POST' && opened.status === 404) connection.note?.({ event: 'unsubscribe-refused' });
  return { status: opened.status, context: { unsubscribe: opened }, headers: ownPageHeaders };
}

/** Where the API is another process, that process has to be asked. */
export const unsubscribeElsewhere = async (): Promise<OpenedLetters> => ({
  status: 503,
  message: undefined,
  isDone: false,
  letters: undefined,
});
