import { correctEntryForm, hideEntryForm, readValues } from '@banyan/api/contract';
import type { Connection } from '@banyan/server';
import type { OpenedEntry, RequestContext } from '../src/request.ts';
import type { Backend } from './backend.ts';

/** A page that depends on its request alone: what it is rendered with, and the headers that belong to it. */
export interface EntryAnswer {
  status: number;
  context: Pick<RequestContext, 'entry' | 'ticket' | 'answer' | 'my' | 'unsubscribe'>;
  headers: Record<string, string>;
}

/** Whoever has the address may act on it, so no other site, no search engine and no cache hears of it. */
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

/** What a link out of a member's letter opens, or its form does; `undefined` for every other request. */
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

/** What a link that does not hold opens; of a form the API tells by itself. */
const refused: ReadonlySet<OpenedEntry['state']> = new Set(['expired', 'unknown']);

const { token: _, ...blank } = readValues(correctEntryForm, () => '');

/** Where the API is another process, that process has to be asked. */
export const entryElsewhere = async (purpose: OpenedEntry['purpose']): Promise<OpenedEntry> => ({
  purpose,
  status: 503,
  state: 'elsewhere',
  token: '',
  values: blank,
  errors: [],
});
