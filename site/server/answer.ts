import { answerForm } from '@banyan/api/contract';
import type { Connection } from '@banyan/server';
import type { OpenedAnswer } from '../src/request.ts';
import type { Backend } from './backend.ts';
import { type EntryAnswer, ownPageHeaders } from './myEntry.ts';

export const isAnswerPath = (pathname: string) => pathname === answerForm.path;

/** States of an invalid link, which are logged. For a posted form, the API logs them itself. */
const refused: ReadonlySet<OpenedAnswer['state']> = new Set(['expired', 'unknown']);

/** Handles a link to a volunteer’s question, or its posted form; `undefined` for all other requests. */
export async function answerAnswer(
  { answer }: Pick<Backend, 'answer'>,
  request: Request,
  connection: Connection,
): Promise<EntryAnswer | undefined> {
  const { pathname, searchParams } = new URL(request.url);
  if (!isAnswerPath(pathname) || !['GET', 'HEAD', 'POST'].includes(request.method)) return undefined;
  const opened =
    request.method === 'POST'
      ? await answer.post(request, connection)
      : await answer.open(searchParams.get('token') ?? '');
  if (request.method !== 'POST' && refused.has(opened.state))
    connection.note?.({ event: 'answer-link-refused' });
  return { status: opened.status, context: { answer: opened }, headers: ownPageHeaders };
}

/** Response if the API is another process: only that process can answer. */
export const answerElsewhere = async (): Promise<OpenedAnswer> => ({
  status: 503,
  state: 'elsewhere',
  token: '',
  question: '',
  reference: '',
  answer: '',
  errors: [],
  message: undefined,
});
