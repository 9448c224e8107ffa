import { type correctMyEntry, entryMessages, myMessages } from '@banyan/api/contract';
import { auditUnseen } from '../audit/audit.ts';
import { transaction } from '../database/transaction.ts';
import type { Handler } from '../http/handler.ts';
import { HttpError } from '../http/http-error.ts';
import type { Services } from '../http/services.ts';
import { queueEmail } from '../mail/outbox.ts';
import { volunteersNow, waitingEmail } from '../mail/waiting-email.ts';
import { differences } from '../members/corrections.ts';
import { replaceCorrection, takeCorrectionsBack } from '../members/own-corrections.ts';
import { asListed } from '../members/self-service.ts';
import { theMember } from './acting.ts';
import { myEntry } from './acts/entries.ts';
import { requireMe } from './signed-in.ts';

/**
 * Stores a correction of an own entry for review, replaces a pending one, and queues one email to the volunteers. A correction
 * without differences withdraws the pending one.
 */
export const correctHandler = (services: Services): Handler<typeof correctMyEntry> => ({
  async answer({ body: { entry: id, ...body } }, context) {
    const { key } = await requireMe(services, context);
    return transaction(services.database, async (trx) => {
      const now = services.now();
      const entry = await myEntry(trx, key, id);
      const changes = differences(asListed(entry), body);
      if (Object.keys(changes).length === 0) {
        if (await takeCorrectionsBack(trx, entry, { reason: 'taken back' }, now))
          return { success: true as const, message: myMessages.correctionTakenBack };
        throw new HttpError(422, entryMessages.nothingDiffers);
      }
      const row = await replaceCorrection(trx, entry, changes, now);
      const volunteers = await volunteersNow(services, trx);
      await queueEmail(trx, waitingEmail(volunteers, 'Correction', row), now);
      const auditAction = {
        ...theMember,
        action: 'correct',
        subject: `correction ${row.id}`,
        detail: '',
      } as const;
      await auditUnseen(trx, auditAction, now);
      return { success: true as const, message: entryMessages.corrected, reference: row.reference };
    });
  },
});
