import { type Copies, officeMessages as messages } from '@banyan/api/office';
import { auditUnseen } from '@banyan/server/audit/audit';
import { engineOf } from '@banyan/server/database/engine';
import { transaction } from '@banyan/server/database/transaction';
import { HttpError } from '@banyan/server/http/http-error';
import type { Services } from '@banyan/server/http/services';
import { copiesIn, makeCopyOf } from '@banyan/server/settings/copies';

export const copiesNow = async ({ config }: Services): Promise<Copies> =>
  config.database
    ? { madeBy: 'postgres', copies: [] }
    : { madeBy: 'site', copies: await copiesIn(config.dataDir) };

/** Services that a backup is being made for. */
const busy = new WeakSet<Services>();

/** Makes one backup at a time, because each reads all data. @throws HttpError 409 and 503 */
export async function makeCopy(services: Services, withMedia: boolean, volunteer: string): Promise<Copies> {
  const { config, database, logger, now } = services;
  if (config.database) throw new HttpError(409, messages.copiesElsewhere);
  if (busy.has(services)) throw new HttpError(409, messages.copyUnderWay);
  busy.add(services);
  try {
    await makeCopyOf(config.dataDir, withMedia && !config.bucket);
  } catch (error) {
    logger.error('copy', error);
    const isDamaged = engineOf(database).fault() === 'damaged';
    throw new HttpError(503, isDamaged ? messages.copyDamaged : messages.copyFailed, {
      headers: { 'Retry-After': '60' },
    });
  } finally {
    busy.delete(services);
  }
  const auditAction = {
    who: volunteer,
    volunteer,
    action: 'copy make',
    subject: 'copies',
    detail: '',
  } as const;
  // A backup may take minutes, so the audit log notes the time it was ready.
  await transaction(database, (trx) => auditUnseen(trx, auditAction, now()));
  return copiesNow(services);
}
