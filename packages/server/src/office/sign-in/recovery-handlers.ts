import { setTimeout as pause } from 'node:timers/promises';
import { emailKey } from '@banyan/api/internal';
import { officeMessages as messages, type OfficeCalls } from '@banyan/api/office';
import { auditUnseen } from '../../audit/audit.ts';
import { write } from '../../database/write.ts';
import { tooOften } from '../../http/rate-window.ts';
import { Refusal } from '../../http/refusal.ts';
import type { Services } from '../../http/services.ts';
import { giveCookie, readCookie, takeCookie } from '../identity/cookies.ts';
import { enterRecovered, ownDeed } from '../identity/entering.ts';
import { labelOf } from '../identity/label.ts';
import { tellRecovery } from '../identity/letters.ts';
import { newRecovery, spendRecovery } from '../identity/recovery.ts';
import { newSecret } from '../identity/secrets.ts';
import { beginSession } from '../identity/sessions.ts';
import { volunteerById } from '../identity/volunteers.ts';
import type { OfficeHandler } from '../kernel/handler.ts';
import { checkedNewPasskey, newPasskeyOptions } from './new-passkey.ts';
import { placeOf, welcome } from './server.ts';

/**
 * Tries of one network for one e-mail in ten minutes that are wrong. A right code is never refused, and what others try for the same
 * e-mail does not count: a code has 130 bits, so this limit saves work, and no stranger may use it to keep a volunteer out.
 */
const wrongTries = 5;

/** How long the answer takes at least, in milliseconds: longer than the work of a right guess, so that time tells nothing. */
const neutralMs = 300;

/** Somebody has lost their passkey. Whatever they typed, the answer is the same. */
export const lostHandler = (services: Services): OfficeHandler<OfficeCalls['lost']> => ({
  async answer({ body: { email, code } }, { visitor }) {
    const { config, database, now } = services;
    // Of two emails that one browser has asked for, either works there.
    const binding = readCookie(visitor, 'lost', config.publicOrigin) ?? newSecret();
    giveCookie(visitor, 'lost', binding, config.publicOrigin);
    const asking = write(database, async (writing) => {
      const made = await newRecovery(writing, { email, code, binding }, now());
      if (!made) return false;
      const link = `${config.publicOrigin}/office/enrol#${made.token}`;
      await tellRecovery(writing, made.volunteer, link, now());
      await auditUnseen(writing, ownDeed(made.volunteer.id, 'recovery code used'), now());
      return true;
    });
    const [isRight] = await Promise.all([asking, pause(neutralMs)]);
    if (!isRight && (await visitor.count(`office codes of ${emailKey(email)}`)).one > wrongTries)
      throw tooOften(messages.tooOften, now());
    return { success: true, message: messages.recoverySent };
  },
});

/** The link of the letter, in the browser that asked for it. */
export const openRecoveryHandler = (services: Services): OfficeHandler<OfficeCalls['openRecovery']> => ({
  async answer({ body: { token } }, { visitor }) {
    const { config, database, now } = services;
    const binding = readCookie(visitor, 'lost', config.publicOrigin) ?? '';
    const opened = await write(database, async (writing) => {
      const id = await spendRecovery(writing, { token, binding }, now());
      const volunteer = id === undefined ? undefined : await volunteerById(writing, id);
      if (!volunteer) throw new Refusal(410, messages.recoveryGone, { event: 'sign-in-refused' });
      const label = labelOf(visitor.agent);
      await auditUnseen(writing, ownDeed(volunteer.id, 'recovery link used'), now());
      const beginning = { kind: 'enrol', subject: volunteer.id, passkey: null, label } as const;
      return { volunteer, begun: await beginSession(writing, beginning, now()) };
    });
    takeCookie(visitor, 'lost', config.publicOrigin);
    giveCookie(visitor, 'enrol', opened.begun.token, config.publicOrigin);
    return { name: opened.volunteer.name };
  },
});

export const enrolOptionsHandler = (services: Services): OfficeHandler<OfficeCalls['enrolOptions']> => ({
  answer: (_, { actor: { volunteer } }) => newPasskeyOptions(services, 'enrol', volunteer),
});

/** The passkey instead of the lost one. */
export const enrolHandler = (services: Services): OfficeHandler<OfficeCalls['enrol']> => ({
  async answer({ body: { attestation } }, { actor, visitor }) {
    const { config, database, now } = services;
    const passkey = await checkedNewPasskey(services, 'enrol', actor.volunteer, attestation);
    const made = { passkey, ...placeOf(services, visitor) };
    const begun = await enterRecovered(database, actor, made, now());
    takeCookie(visitor, 'enrol', config.publicOrigin);
    return welcome(services, visitor, begun);
  },
});
