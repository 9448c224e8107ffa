import { officeMessages as messages, type OfficeCalls } from '@banyan/api/office';
import { auditUnseen } from '../../audit/audit.ts';
import { write } from '../../database/write.ts';
import { Refusal } from '../../http/refusal.ts';
import type { Services, Visitor } from '../../http/services.ts';
import type { Actor } from '../identity/actor.ts';
import { replaceCodes } from '../identity/codes.ts';
import { givePasskey, ownDeed } from '../identity/entering.ts';
import { labelOf } from '../identity/label.ts';
import { tellPasskeyRemoved } from '../identity/letters.ts';
import { meOf } from '../identity/me.ts';
import { passkeysOf, removePasskey as remove } from '../identity/passkeys.ts';
import { endSession as end, sessionsOf } from '../identity/sessions.ts';
import { saveVolunteer, volunteerById } from '../identity/volunteers.ts';
import type { OfficeHandler } from '../kernel/handler.ts';
import { checkedNewPasskey, newPasskeyOptions } from '../sign-in/new-passkey.ts';

const nothingHere = () => new Refusal(404, messages.nothingHere);

export const getMeHandler = (services: Services): OfficeHandler<OfficeCalls['getMe']> => ({
  answer: (_, { actor, visitor }) => meOf(services, visitor, actor),
});

/** The same after something of theirs has changed. */
async function meAgain(services: Services, visitor: Visitor, actor: Actor) {
  const volunteer = (await volunteerById(services.database, actor.volunteer.id)) ?? actor.volunteer;
  return meOf(services, visitor, { ...actor, volunteer });
}

export const saveMeHandler = (services: Services): OfficeHandler<OfficeCalls['saveMe']> => ({
  async answer({ body: { name, keysOff, told, stepsAway } }, { actor, visitor }) {
    const { database, now } = services;
    const { id } = actor.volunteer;
    const more = {
      ...(name !== undefined && { name }),
      ...(keysOff !== undefined && { keys_off: keysOff ? 1 : 0 }),
      ...(told && { told: JSON.stringify(told) }),
      ...(stepsAway !== undefined && { steps_away: stepsAway ? 1 : 0 }),
    };
    const fields = Object.keys(more);
    if (fields.length > 0)
      await write(database, async (writing) => {
        await saveVolunteer(writing, id, more);
        await auditUnseen(writing, { ...ownDeed(id, 'save'), data: { fields } }, now());
      });
    return meAgain(services, visitor, actor);
  },
});

export const passkeyOptionsHandler = (services: Services): OfficeHandler<OfficeCalls['passkeyOptions']> => ({
  answer: (_, { actor: { volunteer } }) => newPasskeyOptions(services, 'passkey', volunteer),
});

export const addPasskeyHandler = (services: Services): OfficeHandler<OfficeCalls['addPasskey']> => ({
  async answer({ body: { attestation } }, { actor, visitor }) {
    const { database, now } = services;
    const { volunteer } = actor;
    const passkey = await checkedNewPasskey(services, 'passkey', volunteer, attestation);
    await write(database, async (writing) => {
      await givePasskey(writing, volunteer, { passkey, label: labelOf(visitor.agent) }, now());
      await auditUnseen(writing, ownDeed(volunteer.id, 'passkey add'), now());
    });
    return meAgain(services, visitor, actor);
  },
});

/** One passkey less, and the sessions that began with it. */
export const removePasskeyHandler = (services: Services): OfficeHandler<OfficeCalls['removePasskey']> => ({
  async answer({ body: { id } }, { visitor, actor }) {
    const { database, now } = services;
    const { volunteer, session } = actor;
    await write(database, async (writing) => {
      const all = await passkeysOf(writing, volunteer.id);
      const passkey = all.find((one) => one.id === id);
      if (!passkey) throw nothingHere();
      if (all.length === 1) throw new Refusal(409, messages.lastPasskey);
      await remove(writing, volunteer.id, id);
      for (const other of await sessionsOf(writing, volunteer.id, now()))
        if (other.passkey_id === id && other.id !== session.id) await end(writing, other.id, now());
      await tellPasskeyRemoved(writing, volunteer, passkey.label, now());
      await auditUnseen(writing, ownDeed(volunteer.id, 'passkey remove'), now());
    });
    return meAgain(services, visitor, actor);
  },
});

export const newCodesHandler = ({ database, now }: Services): OfficeHandler<OfficeCalls['newCodes']> => ({
  answer: (_, { actor: { volunteer } }) =>
    write(database, async (writing) => {
      await auditUnseen(writing, ownDeed(volunteer.id, 'codes'), now());
      return { codes: await replaceCodes(writing, volunteer.id, now()) };
    }),
});

export const endSessionHandler = (services: Services): OfficeHandler<OfficeCalls['endSession']> => ({
  async answer({ body: { id } }, { visitor, actor }) {
    const { database, now } = services;
    const { volunteer } = actor;
    await write(database, async (writing) => {
      const theirs = await sessionsOf(writing, volunteer.id, now());
      if (theirs.every((session) => session.id !== id)) throw nothingHere();
      await end(writing, id, now());
      await auditUnseen(writing, ownDeed(volunteer.id, 'session end'), now());
    });
    return meAgain(services, visitor, actor);
  },
});
