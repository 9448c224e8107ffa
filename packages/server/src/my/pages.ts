import { myPaths } from '@banyan/api/contract';
import type { GuardedHandlers } from '../http/handler.ts';
import type { NoScriptOptions } from '../http/no-script-form.ts';
import type { Connection, RouterOptions } from '../http/router.ts';
import type { Services } from '../http/services.ts';
import { type MyAnswer, openMyPage } from './opened.ts';
import { postedButton, postedCorrection, postedEnter } from './posted.ts';

/** Response with its `Set-Cookie` lines. */
export type MyPageAnswer = MyAnswer & { cookies: readonly string[] };

/** Pages of `/my` and below, and their forms. */
export const myPages = (
  services: Services,
  handlers: GuardedHandlers,
  options: NoScriptOptions & Pick<RouterOptions, 'visitorOf'>,
) => ({
  /** Only reads, because mail scanners open every link. */
  async open(request: Request, connection: Connection): Promise<MyPageAnswer> {
    const headers = new Headers();
    const visitor = options.visitorOf(request, connection, headers);
    const answer = await openMyPage(services, new URL(request.url), visitor);
    return { ...answer, cookies: headers.getSetCookie() };
  },
  async post(request: Request, connection: Connection): Promise<MyPageAnswer> {
    const headers = new Headers();
    const visitor = options.visitorOf(request, connection, headers);
    const posting = { services, handlers, options, request, connection, visitor };
    const url = new URL(request.url);
    const post = { [myPaths.enter]: postedEnter, [myPaths.correct]: postedCorrection }[url.pathname];
    const answer = await (post ?? postedButton)(posting, url);
    return { ...answer, cookies: headers.getSetCookie() };
  },
});
