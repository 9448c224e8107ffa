import { answerForm } from '@banyan/api/contract';
import type { Connection } from '@banyan/server';
import type { OpenedAnswer } from '../src/request.ts';
import type { Backend } from './backend.ts';
import { type EntryAnswer, ownPageHeaders } from './myEntry.ts';

export const isAnswerPath = (pathname: string) => pathname === answerForm.path;

/** What a link that does not hold opens; of a form the API tells by itself. */
const refused: ReadonlySet<OpenedAnswer['state']> = new Set(['expired', 'unknown']);

/** What the link in a letter that asks something opens, or its form does; `undefined` for every other request. */
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

/** Where the API is another process, that process has to be asked. */
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
