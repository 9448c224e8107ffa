import type { actOnMyPage, MyAct } from '@banyan/api/contract';
import type { Handler } from '../http/handler.ts';
import type { Services } from '../http/services.ts';
import { type Act, unknown } from './acting.ts';
import { deleteMe, keepAccountByEmail, stay } from './acts/account-deletion.ts';
import { changeEmail, confirmEmailByLink, stopEmail, stopEmailChangeByEmail } from './acts/email.ts';
import { consent, hide, show } from './acts/entries.ts';
import { renewJob, takeJobDown } from './acts/jobs.ts';
import { addPasskey, notifyOfNewBrowsers, removePasskey } from './acts/passkeys.ts';
import { endSession, signOut } from './acts/sessions.ts';
import { askStoryDown } from './acts/stories.ts';
import { cannotCome, come } from './acts/tickets.ts';
import { requireMe, requireOurs } from './signed-in.ts';

/** Only the link in the email confirms a new address. */
const confirmEmail: Act = () => Promise.reject(unknown());

/** Action of each button; the type requires one for every button. */
const acts: Readonly<Record<MyAct, Act>> = {
  consent,
  hide,
  show,
  'cannot-come': cannotCome,
  come,
  'take-job-down': takeJobDown,
  'renew-job': renewJob,
  'ask-story-down': askStoryDown,
  'end-session': endSession,
  'sign-out': signOut,
  'add-passkey': addPasskey,
  'remove-passkey': removePasskey,
  'new-browser-letter': notifyOfNewBrowsers,
  'change-email': changeEmail,
  'confirm-email': confirmEmail,
  'stop-email': stopEmail,
  'delete-me': deleteMe,
  stay,
};

/** Actions of links in emails. They work without sign-in. */
const byEmail: Readonly<Partial<Record<MyAct, (services: Services, token: string) => Promise<string>>>> = {
  stay: keepAccountByEmail,
  'confirm-email': confirmEmailByLink,
  'stop-email': stopEmailChangeByEmail,
};

/** Handles the buttons of a person's own page. */
export const actHandler = (services: Services): Handler<typeof actOnMyPage> => ({
  async answer({ body: { act, about, to, passkey } }, context) {
    const { visitor } = context;
    const mail = about === '' ? undefined : byEmail[act];
    if (mail) {
      requireOurs(context);
      return { success: true, message: await mail(services, about) };
    }
    const me = await requireMe(services, context);
    const message = await acts[act]({ services, visitor, me, about, to, passkey });
    return { success: true, message };
  },
});
