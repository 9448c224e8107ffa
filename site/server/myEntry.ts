import { correctEntryForm, hideEntryForm, readValues } from '@banyan/api/contract';
import type { Connection } from '@banyan/server';
import type { OpenedEntry, RequestContext } from '../src/request.ts';
import type { Backend } from './backend.ts';

/** Page that depends only on its request: the render context and its headers. */
export interface EntryAnswer {
  status: number;
  context: Pick<RequestContext, 'entry' | 'ticket' | 'answer' | 'my' | 'unsubscribe'>;
  headers: Record<string, string>;
}

/** Headers of a page whose URL grants access: no other site, search engine or cache may learn it. */
export const ownPageHeaders = {
  'Referrer-Policy': 'no-referrer',
  'X-Robots-Tag': 'noindex',
  'Cache-Control': 'no-store',
};

export const isEntryPath = (pathname: string) => purposeOf(pathname) !== undefined;

function purposeOf(pathname: string): OpenedEntry['purpose'] | undefined {
  if (pathname === hideEntryForm.path) return 'hide';
  return pathname === correctEntryForm.path ? 'correct' : undefined;
}

/** Handles a member’s personal link, or its posted form; `undefined` for all other requests. */
export async function entryAnswer(
  { entry }: Pick<Backend, 'entry'>,
  request: Request,
  connection: Connection,
): Promise<EntryAnswer | undefined> {
  const { pathname, searchParams } = new URL(request.url);
  const purpose = purposeOf(pathname);
  if (!purpose || !['GET', 'HEAD', 'POST'].includes(request.method)) return undefined;
  const opened =
    request.method === 'POST'
      ? await entry.post(purpose, request, connection)
      : await entry.open(purpose, searchParams.get('token') ?? '');
  if (request.method !== 'POST' && refused.has(opened.state))
    connection.note?.({ event: 'entry-link-refused' });
  return { status: opened.status, context: { entry: opened }, headers: ownPageHeaders };
}

/** States of an invalid link, which are logged. For a posted form, the API logs them itself. */
const refused: ReadonlySet<OpenedEntry['state']> = new Set(['expired', 'unknown']);

const { token: _, ...blank } = readValues(correctEntryForm, () => '');

/** Response if the API is another process: only that process can answer. */
export const entryElsewhere = async (purpose: OpenedEntry['purpose']): Promise<OpenedEntry> => ({
  purpose,
  status: 503,
  state: 'elsewhere',
  token: '',
  values: blank,
  errors: [],
});
