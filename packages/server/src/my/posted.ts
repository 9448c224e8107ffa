import {
  ActOnMyPageBody,
  type AnyForm,
  AskForMyPageBody,
  actOnMyPageForm,
  askForMyPageForm,
  CorrectMyEntryBody,
  correctMyEntryForm,
  EnterMyPageBody,
  enterMyPageForm,
  type MyAct,
  type MyFeedback,
  type MyOwnPage,
  type MySection,
  myActs,
  myPaths,
} from '@banyan/api/contract';
import * as v from 'valibot';
import type { GuardedHandlers } from '../http/handler.ts';
import {
  checkedForm,
  type NoScriptOptions,
  type NoScriptResult,
  submitNoScriptForm,
} from '../http/no-script-form.ts';
import type { Connection } from '../http/router.ts';
import type { RequestContext, Services, Visitor } from '../http/services.ts';
import { askAgain, type MyAnswer, openedLink, shown, shownTo } from './opened.ts';
import { whoIs } from './signed-in.ts';
import { correctionOf } from './view.ts';

/** A posted form of `/my` with its visitor, and the handlers that process it. */
export interface Posting {
  services: Services;
  handlers: GuardedHandlers;
  options: NoScriptOptions;
  request: Request;
  connection: Connection;
  visitor: Visitor;
}

const none = { params: undefined, query: undefined };

const sections: Readonly<Record<MyAct, MySection>> = {
  consent: 'consents',
  hide: 'entry',
  show: 'entry',
  'cannot-come': 'events',
  come: 'events',
  'take-job-down': 'stories-and-jobs',
  'renew-job': 'stories-and-jobs',
  'ask-story-down': 'stories-and-jobs',
  'end-session': 'sign-in',
  'sign-out': 'sign-in',
  'add-passkey': 'sign-in',
  'remove-passkey': 'sign-in',
  'new-browser-letter': 'sign-in',
  'change-email': 'sign-in',
  'confirm-email': 'sign-in',
  'stop-email': 'sign-in',
  'delete-me': 'leaving',
  stay: 'leaving',
};

const actNamed = (name: string): MyAct | undefined => myActs.find((act) => act === name);

/** Message of a form: success, or the reason for its failure. */
function saidOf(
  section: MySection,
  { success, message, errors }: Pick<NoScriptResult<unknown>, 'success' | 'message' | 'errors'>,
): MyFeedback {
  const isDone = success !== undefined;
  return { section, message: success?.message ?? message ?? '', isDone, errors };
}

/** Submits a form on behalf of the visitor, because such a page shows only their own data. */
function submit<One extends AnyForm>(
  { request, connection, visitor, options }: Posting,
  form: One,
  answer: (typed: unknown, context: RequestContext) => Promise<unknown>,
) {
  const take = (typed: unknown, context: RequestContext) => answer(typed, { ...context, visitor });
  return submitNoScriptForm(request, connection, {}, { form, submit: take }, options);
}

/** Handles the sign-in form: link, six-character code or passkey. */
export async function postedEnter(posting: Posting): Promise<MyAnswer> {
  const result = await submit(posting, enterMyPageForm, (typed, context) =>
    posting.handlers.enterMyPage.answer(
      { body: checkedForm(EnterMyPageBody, typed, enterMyPageForm), ...none },
      context,
    ),
  );
  if (result.success) return { goTo: myPaths.page };
  const { status, values } = result;
  const said = saidOf('sign-in', result);
  if (values.passkey !== '') return askAgain(status, said);
  return values.token === ''
    ? shown(status, { state: 'asked' }, said)
    : openedLink(posting.services, values.token, posting.visitor, { status, said });
}

/** Handles the correction of an entry. */
export async function postedCorrection(posting: Posting): Promise<MyAnswer> {
  const { services, handlers, visitor } = posting;
  const result = await submit(posting, correctMyEntryForm, (typed, context) =>
    handlers.correctMyEntry.answer(
      { body: checkedForm(CorrectMyEntryBody, typed, correctMyEntryForm), ...none },
      context,
    ),
  );
  const { status, values } = result;
  const said = saidOf('entry', result);
  const me = await whoIs(services, visitor);
  if (!me) return askAgain(401, said);
  const { entry, ...typed } = values;
  const form = (page: MyOwnPage) => (result.success ? undefined : correctionOf(page, entry, typed));
  return shownTo(services, me, form, { status, said });
}

/** Fields of both forms that a page of `/my` may have: the address form and its buttons. The field `act` tells them apart. */
const eitherForm = {
  ...askForMyPageForm,
  fields: { ...askForMyPageForm.fields, ...actOnMyPageForm.fields },
} as const;

const Pressed = v.object({
  act: v.pipe(v.string(), v.nonEmpty()),
  about: v.string(),
  to: v.string(),
  passkey: v.string(),
});
const Asking = v.object({ email: v.string(), homepage: v.string(), captchaToken: v.string() });

/** Page after a request for the email, and for a visitor who is not signed in. */
function askedPage(result: NoScriptResult<{ email: string }>): MyAnswer {
  const { success, status, values, errors, question } = result;
  const said = saidOf('sign-in', result);
  if (success) return shown(200, { state: 'asked' }, said);
  const isAsked = errors.some(({ field }) => field === 'questionAnswer');
  return shown(status, { state: 'ask', typed: values.email, ...(isAsked && { question }) }, said);
}

/** Paths of the links in emails that have a button. */
const emailPaths: readonly string[] = [myPaths.stay, myPaths.confirm, myPaths.keep];

/** View that a button belongs to, shown again after a failure. */
function viewBelow(
  pathname: string,
  { success, values }: Pick<NoScriptResult<{ to: string }>, 'success' | 'values'>,
) {
  if (pathname === myPaths.leaving) return { name: 'leaving' } as const;
  if (pathname === myPaths.email && !success) return { name: 'email', typed: values.to } as const;
  return undefined;
}

/** Handles the address form or a button. The token of an email may be in the URL alone. */
export async function postedButton(posting: Posting, { pathname, searchParams }: URL): Promise<MyAnswer> {
  const { services, handlers, visitor } = posting;
  const token = emailPaths.includes(pathname) ? (searchParams.get('token') ?? '') : '';
  const seen = { button: '' };
  const result = await submit(posting, eitherForm, (typed, context) => {
    const pressed = v.safeParse(Pressed, typed);
    if (!pressed.success)
      return handlers.askForMyPage.answer(
        { body: checkedForm(AskForMyPageBody, v.parse(Asking, typed), askForMyPageForm), ...none },
        context,
      );
    seen.button = pressed.output.act;
    const about = pressed.output.about || token;
    const body = checkedForm(ActOnMyPageBody, { ...pressed.output, about }, actOnMyPageForm);
    return handlers.actOnMyPage.answer({ body, ...none }, context);
  });
  // A form refused before it was parsed still has its button in the values.
  const button = seen.button || result.values.act;
  if (button === '') return askedPage(result);
  const act = actNamed(button);
  if (result.success && act === 'sign-out') return { goTo: myPaths.page };
  const { status } = result;
  const said = saidOf(act ? sections[act] : 'coming', result);
  const me = await whoIs(services, visitor);
  if (!me)
    return emailPaths.includes(pathname) && status === 410
      ? shown(410, { state: 'spent' }, said)
      : askAgain(status, said);
  return shownTo(services, me, () => viewBelow(pathname, result), { status, said });
}
