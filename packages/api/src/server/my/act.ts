import type { actOnMyPage } from '../../contract/my/act-on-my-page.ts';
import type { MyAct } from '../../contract/my/acts.ts';
import type { Handler } from '../http/handler.ts';
import type { Services } from '../http/services.ts';
import { type Act, unknown } from './acting.ts';
import { consent, hide, show } from './acts/entries.ts';
import { renewJob, takeJobDown } from './acts/jobs.ts';
import { deleteMe, stay, stayByLetter } from './acts/leaving.ts';
import { endSession, signOut } from './acts/sessions.ts';
import { askStoryDown } from './acts/stories.ts';
import { cannotCome, come } from './acts/tickets.ts';
import { requireMe, requireOurs } from './signed-in.ts';

/** Members have no passkeys, so there is none to remove. */
const removePasskey: Act = () => Promise.reject(unknown());

/** Who does what a button says: one for every button, or this does not compile. */
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
  'remove-passkey': removePasskey,
  'delete-me': deleteMe,
  stay,
};

/** Does what the buttons of one's own page say. */
export const actHandler = (services: Services): Handler<typeof actOnMyPage> => ({
  async answer({ body: { act, about, to } }, context) {
    const { visitor } = context;
    if (act === 'stay' && about !== '') {
      requireOurs(context);
      return { success: true, message: await stayByLetter(services, about) };
    }
    const me = await requireMe(services, context);
    const message = await acts[act]({ services, visitor, me, about, to });
    return { success: true, message };
  },
});
