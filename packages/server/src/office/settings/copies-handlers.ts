import { type Copies, officeMessages as messages, type OfficeCalls } from '@banyan/api/office';
import { auditUnseen } from '../../audit/audit.ts';
import { engineOf } from '../../database/engine.ts';
import { write } from '../../database/write.ts';
import { Refusal } from '../../http/refusal.ts';
import type { Services } from '../../http/services.ts';
import type { OfficeHandler } from '../kernel/handler.ts';
import { copiesIn, makeCopyOf } from './copies.ts';

const copiesNow = async ({ config }: Services): Promise<Copies> =>
  config.database
    ? { madeBy: 'postgres', copies: [] }
    : { madeBy: 'site', copies: await copiesIn(config.dataDir) };

export const getCopiesHandler = (services: Services): OfficeHandler<OfficeCalls['getCopies']> => ({
  answer: () => copiesNow(services),
});

/** One at a time: each reads everything. */
export const makeCopyHandler = (services: Services): OfficeHandler<OfficeCalls['makeCopy']> => {
  const { config, database, logger, now } = services;
  let isBusy = false;
  return {
    async answer({ body: { withMedia } }, { actor }) {
      if (config.database) throw new Refusal(409, messages.copiesElsewhere);
      if (isBusy) throw new Refusal(409, messages.copyUnderWay);
      isBusy = true;
      try {
        await makeCopyOf(config.dataDir, withMedia && !config.bucket);
      } catch (error) {
        logger.error('copy', error);
        const isDamaged = engineOf(database).fault() === 'damaged';
        throw new Refusal(503, isDamaged ? messages.copyDamaged : messages.copyFailed, {
          headers: { 'Retry-After': '60' },
        });
      } finally {
        isBusy = false;
      }
      const { id } = actor.volunteer;
      const deed = { who: id, volunteer: id, action: 'copy make', subject: 'copies', detail: '' } as const;
      await write(database, (writing) => auditUnseen(writing, deed, now()));
      return copiesNow(services);
    },
  };
};
