import { type correctEntry, type hideEntry, entryMessages as messages } from '@banyan/api/contract';
import { spend } from '../database/spent-tokens.ts';
import { transaction } from '../database/transaction.ts';
import type { Handler } from '../http/handler.ts';
import { HttpError } from '../http/http-error.ts';
import type { Services } from '../http/services.ts';
import { queueEmail } from '../mail/outbox.ts';
import { volunteersNow, waitingEmail } from '../mail/waiting-email.ts';
import { differences } from './corrections.ts';
import { type EntryState, entryState, hideEntry as hide } from './entries.ts';
import { type EntryPurpose, type EntryToken, readEntryToken } from './entry-token.ts';
import { replaceCorrection } from './own-corrections.ts';

/** HTTP status of each state that is not open. */
const statuses = { unknown: 404, expired: 410, already: 409 } as const;

const refused = (state: Exclude<EntryState['state'], 'open'>) =>
  new HttpError(statuses[state], messages[state], state === 'already' ? {} : { event: 'entry-link-refused' });

/** @throws HttpError if the token is invalid */
function tokenOf({ secret, now }: Services, purpose: EntryPurpose, text: string): EntryToken {
  const token = readEntryToken(secret, purpose, text, now());
  if (typeof token === 'string') throw refused(token);
  return token;
}

/** Hides a member from the directory. */
export const hideEntryHandler = (services: Services): Handler<typeof hideEntry> => ({
  async answer({ body }) {
    const { config, database, now } = services;
    const done = await hide(database, tokenOf(services, 'hide', body.token), config.publicOrigin, now());
    if (done !== 'done') throw refused(done);
    return { success: true, message: messages.hidden };
  },
});

/** Stores a member's correction for review and queues one email to the volunteers. */
export const correctEntryHandler = (services: Services): Handler<typeof correctEntry> => ({
  answer({ body }) {
    const token = tokenOf(services, 'correct', body.token);
    return transaction(services.database, async (trx) => {
      const found = await entryState(trx, 'correct', token);
      if (found.state !== 'open') throw refused(found.state);
      const changes = differences(found.member, body);
      if (Object.keys(changes).length === 0) throw new HttpError(422, messages.nothingDiffers);
      const now = services.now();
      await spend(trx, token.spend);
      const row = await replaceCorrection(trx, found.member, changes, now);
      const volunteers = await volunteersNow(services, trx);
      await queueEmail(trx, waitingEmail(volunteers, 'Correction', row), now);
      return { success: true as const, message: messages.corrected, reference: row.reference };
    });
  },
});
