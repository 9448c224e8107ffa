import { officeMessages as messages } from '@banyan/api/office';
import { auditUnseen } from '@banyan/server/audit/audit';
import { transaction } from '@banyan/server/database/transaction';
import { HttpError } from '@banyan/server/http/http-error';
import type { Services } from '@banyan/server/http/services';
import { giveCookie, takeCookie } from '@banyan/server/identity/cookies';
import { enterDemo, isDemo } from '@banyan/server/identity/demo';
import {
  enter,
  enterInvited,
  enterRecovered,
  ownAction,
  showPasskey,
} from '@banyan/server/identity/entering';
import { checkedAssertion, passkeysOf } from '@banyan/server/identity/passkeys';
import { endSession, freshMs } from '@banyan/server/identity/sessions';
import { askedAt, checkedAttestation, requestOptions } from '@banyan/server/identity/webauthn';
import { implement } from '../../kernel/implement.ts';
import { placeOf, welcome } from './browser-session.ts';
import { signInCalls } from './calls.ts';
import { invitationDetails, joinChallenge, openedInvitation } from './joining.ts';
import { challengeAudit, checkedNewPasskey, newPasskeyOptions } from './new-passkey.ts';
import { requestRecovery, spendRecoveryLink } from './recovery.ts';

const signInChallenge = (services: Services) => askedAt(services, 'sign-in');

const stepUpChallenge = (services: Services, volunteer: string) => askedAt(services, 'fresh', volunteer);

export const signInServer = implement(signInCalls, {
  signInOptions: {
    summary: 'Begins a sign-in with a passkey.',
    tries: 30,
    audit: challengeAudit,
    handle: async (_, { services, at }) => ({
      options: await requestOptions(services.database, signInChallenge(services), [], at),
    }),
  },
  signIn: {
    summary: 'Signs in with a passkey.',
    tries: 30,
    audit: ['sign in', 'passkey counted backwards'],
    async handle({ body: { assertion } }, { services, visitor, at }) {
      const { database } = services;
      const used = await checkedAssertion(database, assertion, signInChallenge(services), at);
      return welcome(services, visitor, await enter(database, used, placeOf(services, visitor), at));
    },
  },
  demoSignIn: {
    summary: 'Signs in to the demo on the computer that runs it.',
    tries: 30,
    audit: ['sign in'],
    async handle({ body: { role } }, { services, visitor, at }) {
      const { config, database } = services;
      if (!isDemo(config, visitor)) throw new HttpError(404, messages.nothingHere);
      return welcome(services, visitor, await enterDemo(database, role, placeOf(services, visitor), at));
    },
  },
  openInvitation: {
    summary: 'Reads an invitation, and begins its passkey.',
    tries: 30,
    audit: challengeAudit,
    handle: ({ body: { token } }, { services, at }) => invitationDetails(services, token, at),
  },
  join: {
    summary: 'Accepts an invitation with a passkey, and signs in.',
    tries: 30,
    audit: ['join'],
    async handle({ body: { token, name, attestation } }, { services, visitor, at }) {
      const { database } = services;
      const { invitation, handle } = await openedInvitation(services, token, at);
      const challenge = joinChallenge(services, invitation.id);
      const passkey = await checkedAttestation(database, attestation, challenge, at);
      const joining = { passkey, ...placeOf(services, visitor), name, handle };
      const { codes, ...begun } = await enterInvited(database, invitation, joining, at);
      return { ...(await welcome(services, visitor, begun)), codes };
    },
  },
  lost: {
    summary: 'Requests a recovery email for a lost passkey.',
    tries: 20,
    audit: ['recovery code used'],
    handle: ({ body }, { services, visitor, at }) => requestRecovery(services, body, { visitor, at }),
  },
  openRecovery: {
    summary: 'Opens the link of a recovery email.',
    tries: 30,
    audit: ['recovery link used'],
    handle: ({ body: { token } }, { services, visitor, at }) =>
      spendRecoveryLink(services, token, { visitor, at }),
  },
  enrolOptions: {
    summary: 'Begins a passkey in place of a lost one.',
    tries: 30,
    audit: challengeAudit,
    handle: (_, { services, actor }) => newPasskeyOptions(services, 'enrol', actor.volunteer),
  },
  enrol: {
    summary: 'Replaces a lost passkey, and signs in.',
    tries: 30,
    audit: ['recover'],
    async handle({ body: { attestation } }, { services, actor, visitor, at }) {
      const { config, database } = services;
      const passkey = await checkedNewPasskey(services, 'enrol', actor.volunteer, attestation);
      const made = { passkey, ...placeOf(services, visitor) };
      const begun = await enterRecovered(database, actor, made, at);
      takeCookie(visitor, 'enrol', config.publicOrigin);
      return welcome(services, visitor, begun);
    },
  },
  stepUpOptions: {
    summary: 'Begins to confirm the passkey again.',
    tries: 30,
    audit: challengeAudit,
    async handle(_, { services, volunteer, at }) {
      const { database } = services;
      const known = await passkeysOf(database, volunteer);
      return { options: await requestOptions(database, stepUpChallenge(services, volunteer), known, at) };
    },
  },
  stepUp: {
    summary: 'Confirms the passkey again, and gives the session a new token.',
    tries: 30,
    audit: { none: 'The action that it opens is logged by itself.' },
    async handle({ body: { assertion } }, { services, actor, volunteer, visitor, at }) {
      const { config, database } = services;
      const used = await checkedAssertion(database, assertion, stepUpChallenge(services, volunteer), at);
      giveCookie(visitor, 'office', await showPasskey(database, used, actor, at), config.publicOrigin);
      return { freshLeft: freshMs };
    },
  },
  signOut: {
    summary: 'Signs out.',
    audit: ['sign out'],
    async handle(_, { services: { config, database }, actor: { session }, volunteer, visitor, at }) {
      await transaction(database, async (trx) => {
        await endSession(trx, session.id, at);
        await auditUnseen(trx, ownAction(volunteer, 'sign out'), at);
      });
      takeCookie(visitor, 'office', config.publicOrigin);
      return { success: true };
    },
  },
});
