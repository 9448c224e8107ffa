import { officeMessages as messages, type OfficeCalls, type SignedIn } from '@banyan/api/office';
import { auditUnseen } from '../../audit/audit.ts';
import { write } from '../../database/write.ts';
import { Refusal } from '../../http/refusal.ts';
import type { Services, Visitor } from '../../http/services.ts';
import { actorOf } from '../identity/actor.ts';
import { giveCookie, readCookie, takeCookie } from '../identity/cookies.ts';
import { enterDemo, isDemo } from '../identity/demo.ts';
import { enter, ownDeed, showPasskey } from '../identity/entering.ts';
import { labelOf } from '../identity/label.ts';
import { meOf } from '../identity/me.ts';
import { checkedAssertion, passkeysOf } from '../identity/passkeys.ts';
import { type Begun, endSession, freshMs, type Place } from '../identity/sessions.ts';
import { askedAt, requestOptions } from '../identity/webauthn.ts';
import type { OfficeHandler } from '../kernel/handler.ts';

/** Where somebody signs in, and who was signed in there before. */
export const placeOf = ({ config }: Services, visitor: Visitor): Place => ({
  label: labelOf(visitor.agent),
  instead: readCookie(visitor, 'office', config.publicOrigin),
});

/** Gives a browser the session that has begun, and says who it is of. */
export async function welcome(
  services: Services,
  visitor: Visitor,
  { token, ended }: Begun,
): Promise<SignedIn> {
  const { config, database, now } = services;
  const actor = await actorOf(database, token, 'office', now());
  if (!actor) throw new Refusal(401, messages.signedOut);
  giveCookie(visitor, 'office', token, config.publicOrigin);
  return { me: await meOf(services, visitor, actor), ended };
}

const anybodys = (services: Services) => askedAt(services, 'sign-in');

export const signInOptionsHandler = (services: Services): OfficeHandler<OfficeCalls['signInOptions']> => ({
  answer: async () => ({
    options: await requestOptions(services.database, anybodys(services), [], services.now()),
  }),
});

/** Somebody signs in, and whoever was signed in there before is not any more. */
export const signInHandler = (services: Services): OfficeHandler<OfficeCalls['signIn']> => ({
  async answer({ body: { assertion } }, { visitor }) {
    const { database, now } = services;
    const used = await checkedAssertion(database, assertion, anybodys(services), now());
    return welcome(services, visitor, await enter(database, used, placeOf(services, visitor), now()));
  },
});

/** Somebody tries the Office on their own computer. Everywhere else there is no such call. */
export const demoSignInHandler = (services: Services): OfficeHandler<OfficeCalls['demoSignIn']> => ({
  async answer({ body: { role } }, { visitor }) {
    const { config, database, now } = services;
    if (!isDemo(config, visitor)) throw new Refusal(404, messages.nothingHere);
    return welcome(services, visitor, await enterDemo(database, role, placeOf(services, visitor), now()));
  },
});

const own = (services: Services, volunteer: string) => askedAt(services, 'fresh', volunteer);

export const stepUpOptionsHandler = (services: Services): OfficeHandler<OfficeCalls['stepUpOptions']> => ({
  async answer(_, { actor: { volunteer } }) {
    const { database, now } = services;
    const known = await passkeysOf(database, volunteer.id);
    return { options: await requestOptions(database, own(services, volunteer.id), known, now()) };
  },
});

/** Somebody shows their passkey once more, and their session gets another secret. */
export const stepUpHandler = (services: Services): OfficeHandler<OfficeCalls['stepUp']> => ({
  async answer({ body: { assertion } }, { actor, visitor }) {
    const { config, database, now } = services;
    const used = await checkedAssertion(database, assertion, own(services, actor.volunteer.id), now());
    giveCookie(visitor, 'office', await showPasskey(database, used, actor, now()), config.publicOrigin);
    return { freshLeft: freshMs };
  },
});

export const signOutHandler = ({
  config,
  database,
  now,
}: Services): OfficeHandler<OfficeCalls['signOut']> => ({
  async answer(_, { actor: { volunteer, session }, visitor }) {
    await write(database, async (writing) => {
      await endSession(writing, session.id, now());
      await auditUnseen(writing, ownDeed(volunteer.id, 'sign out'), now());
    });
    takeCookie(visitor, 'office', config.publicOrigin);
    return { success: true };
  },
});
