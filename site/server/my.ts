import { myPaths, type OpenedMyPage } from '@banyan/api/contract';
import type { Connection, MyPageAnswer } from '@banyan/server';
import type { Backend } from './backend.ts';
import { type EntryAnswer, ownPageHeaders } from './myEntry.ts';

const paths: ReadonlySet<string> = new Set(Object.values(myPaths));

export const isMyPath = (pathname: string) => paths.has(pathname);

/** States of an invalid sign-in link. */
const refused: ReadonlySet<OpenedMyPage['my']['state']> = new Set(['other-browser', 'spent']);

/** Adds the cookies of the member’s own page to the headers. */
function withCookies(headers: Headers, cookies: readonly string[]): Headers {
  for (const cookie of cookies) headers.append('Set-Cookie', cookie);
  return headers;
}

/** Redirects with 303, so that the browser does not post a form again. */
const goTo = (Location: string, cookies: readonly string[]) =>
  new Response(null, {
    status: 303,
    headers: withCookies(new Headers({ Location, ...ownPageHeaders }), cookies),
  });

/** Sends a file as a download, so that it never opens as a page of this site. */
const sendAway = (request: Request, { file }: Extract<MyPageAnswer, { file: unknown }>) =>
  new Response(request.method === 'HEAD' ? null : file.body, {
    headers: {
      'Content-Type': file.type,
      'Content-Disposition': `attachment; filename="${file.name}"`,
      ...ownPageHeaders,
    },
  });

/** Handles `/my` and its subpages, or their posted forms; `undefined` for all other requests. */
export async function myAnswer(
  { my }: Pick<Backend, 'my'>,
  request: Request,
  connection: Connection,
): Promise<EntryAnswer | Response | undefined> {
  const { pathname } = new URL(request.url);
  if (!isMyPath(pathname) || !['GET', 'HEAD', 'POST'].includes(request.method)) return undefined;
  const answer =
    request.method === 'POST' ? await my.post(request, connection) : await my.open(request, connection);
  if ('goTo' in answer) return goTo(answer.goTo, answer.cookies);
  if ('file' in answer) return sendAway(request, answer);
  const { page, cookies } = answer;
  // For a posted form, the API logs it itself.
  if (request.method !== 'POST' && refused.has(page.my.state))
    connection.note?.({ event: 'sign-in-refused' });
  // A page sets at most one cookie; signing in or out redirects instead.
  const [cookie] = cookies;
  const headers = { ...ownPageHeaders, ...(cookie && { 'Set-Cookie': cookie }) };
  return { status: page.status, context: { my: page }, headers };
}

/** Response if the API is another process: only that process can answer. */
export const myElsewhere = async (): Promise<MyPageAnswer> => ({
  page: { status: 503, my: { state: 'elsewhere' }, said: undefined },
  cookies: [],
});
