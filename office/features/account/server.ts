import { officeMessages as messages } from '@banyan/api/office';
import { auditUnseen } from '@banyan/server/audit/audit';
import { transaction } from '@banyan/server/database/transaction';
import { HttpError } from '@banyan/server/http/http-error';
import type { Services, Visitor } from '@banyan/server/http/services';
import type { Actor } from '@banyan/server/identity/actor';
import { replaceCodes } from '@banyan/server/identity/codes';
import { notifyPasskeyRemoved } from '@banyan/server/identity/emails';
import { givePasskey, ownAction } from '@banyan/server/identity/entering';
import { labelOf } from '@banyan/server/identity/label';
import { meOf } from '@banyan/server/identity/me';
import { passkeysOf, removePasskey } from '@banyan/server/identity/passkeys';
import { endSession, sessionsOf } from '@banyan/server/identity/sessions';
import { saveVolunteer, volunteerById } from '@banyan/server/identity/volunteers';
import { implement } from '../../kernel/implement.ts';
import { challengeAudit, checkedNewPasskey, newPasskeyOptions } from '../sign-in/new-passkey.ts';
import { accountCalls } from './calls.ts';

const nothingHere = () => new HttpError(404, messages.nothingHere);

/** Reads the volunteer’s account again after a change. */
async function meAgain(services: Services, visitor: Visitor, actor: Actor) {
  const volunteer = (await volunteerById(services.database, actor.volunteer.id)) ?? actor.volunteer;
  return meOf(services, visitor, { ...actor, volunteer });
}

export const accountServer = implement(accountCalls, {
  getMe: {
    summary: 'The signed-in volunteer.',
    handle: (_, { services, actor, visitor }) => meOf(services, visitor, actor),
  },
  saveMe: {
    summary: 'Changes the name and preferences of the signed-in volunteer.',
    audit: ['save'],
    async handle(
      { body: { name, keysOff, told, stepsAway } },
      { services, actor, volunteer: id, visitor, at },
    ) {
      const more = {
        ...(name !== undefined && { name }),
        ...(keysOff !== undefined && { keys_off: keysOff ? 1 : 0 }),
        ...(told && { told: JSON.stringify(told) }),
        ...(stepsAway !== undefined && { steps_away: stepsAway ? 1 : 0 }),
      };
      const fields = Object.keys(more);
      if (fields.length > 0)
        await transaction(services.database, async (trx) => {
          await saveVolunteer(trx, id, more);
          await auditUnseen(trx, { ...ownAction(id, 'save'), data: { fields } }, at);
        });
      return meAgain(services, visitor, actor);
    },
  },
  passkeyOptions: {
    summary: 'Begins another passkey.',
    tries: 30,
    audit: challengeAudit,
    handle: (_, { services, actor }) => newPasskeyOptions(services, 'passkey', actor.volunteer),
  },
  addPasskey: {
    summary: 'Adds a passkey.',
    tries: 30,
    audit: ['passkey add'],
    async handle({ body: { attestation } }, { services, actor, visitor, at }) {
      const { volunteer } = actor;
      const passkey = await checkedNewPasskey(services, 'passkey', volunteer, attestation);
      await transaction(services.database, async (trx) => {
        await givePasskey(trx, volunteer, { passkey, label: labelOf(visitor.agent) }, at);
        await auditUnseen(trx, ownAction(volunteer.id, 'passkey add'), at);
      });
      return meAgain(services, visitor, actor);
    },
  },
  removePasskey: {
    summary: 'Removes a passkey, and ends the other sessions that began with it.',
    audit: ['passkey remove'],
    async handle({ body: { id } }, { services, actor, visitor, at }) {
      const { volunteer, session } = actor;
      await transaction(services.database, async (trx) => {
        const all = await passkeysOf(trx, volunteer.id);
        const passkey = all.find((one) => one.id === id);
        if (!passkey) throw nothingHere();
        if (all.length === 1) throw new HttpError(409, messages.lastPasskey);
        await removePasskey(trx, volunteer.id, id);
        for (const other of await sessionsOf(trx, volunteer.id, at))
          if (other.passkey_id === id && other.id !== session.id) await endSession(trx, other.id, at);
        await notifyPasskeyRemoved(trx, volunteer, passkey.label, at);
        await auditUnseen(trx, ownAction(volunteer.id, 'passkey remove'), at);
      });
      return meAgain(services, visitor, actor);
    },
  },
  newCodes: {
    summary: 'Replaces the recovery codes.',
    audit: ['codes'],
    handle: (_, { volunteer, at, transaction }) =>
      transaction(async (trx) => {
        await auditUnseen(trx, ownAction(volunteer, 'codes'), at);
        return { codes: await replaceCodes(trx, volunteer, at) };
      }),
  },
  endSession: {
    summary: 'Ends another session of the signed-in volunteer.',
    audit: ['session end'],
    async handle({ body: { id } }, { services, actor, volunteer, visitor, at }) {
      await transaction(services.database, async (trx) => {
        const theirs = await sessionsOf(trx, volunteer, at);
        if (theirs.every((session) => session.id !== id)) throw nothingHere();
        await endSession(trx, id, at);
        await auditUnseen(trx, ownAction(volunteer, 'session end'), at);
      });
      return meAgain(services, visitor, actor);
    },
  },
});
