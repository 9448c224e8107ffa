import { myPaths, type OpenedMyPage } from '@banyan/api/contract';
import type { Connection, MyPageAnswer } from '@banyan/server';
import type { Backend } from './backend.ts';
import { type EntryAnswer, ownPageHeaders } from './myEntry.ts';

const paths: ReadonlySet<string> = new Set(Object.values(myPaths));

export const isMyPath = (pathname: string) => paths.has(pathname);

/** What a link that does not hold here opens. */
const refused: ReadonlySet<OpenedMyPage['my']['state']> = new Set(['other-browser', 'spent']);

/** What one's own page has for the browser to keep. */
function withCookies(headers: Headers, cookies: readonly string[]): Headers {
  for (const cookie of cookies) headers.append('Set-Cookie', cookie);
  return headers;
}

/** Somewhere else to go to, and by what kind of request: a form that was posted is not posted again. */
const goTo = (Location: string, cookies: readonly string[]) =>
  new Response(null, {
    status: 303,
    headers: withCookies(new Headers({ Location, ...ownPageHeaders }), cookies),
  });

/** A file to be kept; it never opens as a page of this site. */
const sendAway = (request: Request, { file }: Extract<MyPageAnswer, { file: unknown }>) =>
  new Response(request.method === 'HEAD' ? null : file.body, {
    headers: {
      'Content-Type': file.type,
      'Content-Disposition': `attachment; filename="${file.name}"`,
      ...ownPageHeaders,
    },
  });

/** What `/my` and below opens, or its forms do; `undefined` for every other request. */
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
  // Of a form that was posted the API tells by itself.
  if (request.method !== 'POST' && refused.has(page.my.state))
    connection.note?.({ event: 'sign-in-refused' });
  // A page gives its browser one thing to keep at most; what signs in or out leads on.
  const [cookie] = cookies;
  const headers = { ...ownPageHeaders, ...(cookie && { 'Set-Cookie': cookie }) };
  return { status: page.status, context: { my: page }, headers };
}

/** Where the API is another process, that process has to be asked. */
export const myElsewhere = async (): Promise<MyPageAnswer> => ({
  page: { status: 503, my: { state: 'elsewhere' }, said: undefined },
  cookies: [],
});
