import {
  type MyFeedback,
  type MyPage,
  type MyView,
  myMessages as messages,
  myPaths,
  type OpenedMyPage,
} from '@banyan/api/contract';
import type { Services, Visitor } from '../http/services.ts';
import { readCookie } from '../identity/cookies.ts';
import { memberLinkState } from '../identity/member-links.ts';
import { leavingBehind } from '../people/account-deletion.ts';
import { type ChangeLink, changeBehind } from '../people/email-change.ts';
import { maskedEmail } from '../people/email-change-emails.ts';
import { exportPerson } from '../people/export.ts';
import { htmlFile, jsonFile, type MyFile } from './download.ts';
import { ownPage } from './own-page.ts';
import { type Me, whoIs } from './signed-in.ts';
import { viewOf } from './view.ts';

/** Response to a request for `/my` or below. */
export type MyAnswer = { page: OpenedMyPage } | { goTo: string } | { file: MyFile };

/** Downloads per person in ten minutes: each reads every table. */
const mostFiles = 20;

/** A page with an optional message. */
export const shown = (status: number, my: MyPage, said?: MyFeedback): MyAnswer => ({
  page: { status, my, said },
});

/** Sign-in page that asks for the address. */
export const askAgain = (status: number, said?: MyFeedback): MyAnswer =>
  shown(status, { state: 'ask', typed: '' }, said);

/** Own page of a signed-in person. @param view Selects a view; the main page if it returns `undefined` */
export async function shownTo(
  services: Services,
  me: Me,
  view: (page: Awaited<ReturnType<typeof ownPage>>) => MyView | undefined,
  { status = 200, said }: { status?: number; said?: MyFeedback } = {},
): Promise<MyAnswer> {
  const page = await ownPage(services, me);
  return shown(status, { state: 'signed-in', view: view(page) ?? { name: 'page' }, page }, said);
}

/** Page behind the sign-in link, with the message of its button. */
export async function openedLink(
  { config, database, now }: Services,
  token: string,
  visitor: Visitor,
  { status, said }: { status?: number; said?: MyFeedback } = {},
): Promise<MyAnswer> {
  const binding = readCookie(visitor, 'myAsked', config.publicOrigin) ?? '';
  const found = await memberLinkState(database, { token, binding }, now());
  if (found.state === 'open')
    return shown(status ?? 200, { state: 'enter', token, address: maskedEmail(found.subject) }, said);
  return found.state === 'spent'
    ? shown(410, { state: 'spent' }, said)
    : shown(409, { state: 'other-browser' }, said);
}

async function openedStay({ database, now }: Services, token: string): Promise<MyAnswer> {
  const leaving = await leavingBehind(database, token, now());
  if (!leaving) return shown(410, { state: 'spent' });
  return shown(200, { state: 'stay', token, due: new Date(leaving.due_at).toISOString() });
}

/** Page behind the links in emails about a change of address: the one to the new address, and the one to the old. */
async function openedChange({ database, now }: Services, link: ChangeLink, token: string): Promise<MyAnswer> {
  const change = await changeBehind(database, link, token, now());
  if (!change) return shown(410, { state: 'spent' });
  const due = new Date(change.due_at).toISOString();
  return link === 'confirm_hash'
    ? shown(200, { state: 'confirm', token, address: maskedEmail(change.email), due })
    : shown(200, { state: 'keep', token, address: maskedEmail(change.new_email), due });
}

async function takenAlong(services: Services, me: Me, visitor: Visitor, asHtml: boolean): Promise<MyAnswer> {
  const { database, now, secret } = services;
  if ((await visitor.count(`my page files of ${me.key}`)).all > mostFiles) {
    const said = {
      section: 'leaving',
      message: messages.enteredTooOften,
      isDone: false,
      errors: [],
    } as const;
    return shownTo(services, me, () => ({ name: 'leaving' }), { status: 429, said });
  }
  const all = await exportPerson(database, secret, me.key);
  const day = new Date(now()).toISOString().slice(0, 10);
  return { file: asHtml ? htmlFile(all, me.key, day) : jsonFile(all) };
}

/** Page of a URL of `/my` or below. Changes nothing and uses nothing up, because mail scanners open every link. */
export async function openMyPage(services: Services, url: URL, visitor: Visitor): Promise<MyAnswer> {
  const { pathname, searchParams } = url;
  const token = searchParams.get('token') ?? '';
  if (pathname === myPaths.stay) return openedStay(services, token);
  if (pathname === myPaths.confirm) return openedChange(services, 'confirm_hash', token);
  if (pathname === myPaths.keep) return openedChange(services, 'stop_hash', token);
  if (pathname === myPaths.enter && token !== '') return openedLink(services, token, visitor);
  const me = await whoIs(services, visitor);
  if (pathname === myPaths.enter) return me ? { goTo: myPaths.page } : shown(200, { state: 'asked' });
  if (!me) return pathname === myPaths.page ? askAgain(200) : { goTo: myPaths.page };
  if (pathname === myPaths.exportJson || pathname === myPaths.exportPage)
    return takenAlong(services, me, visitor, pathname === myPaths.exportPage);
  const page = await ownPage(services, me);
  const view = viewOf(url, page);
  return view ? shown(200, { state: 'signed-in', view, page }) : { goTo: myPaths.page };
}
