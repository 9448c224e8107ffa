import { startCampaigns } from '../campaigns/delivering.ts';
import { maySend } from '../campaigns/delivery/campaign-sender.ts';
import type { ServerConfig } from '../config.ts';
import type { Database } from '../database/database.ts';
import { engineOf } from '../database/engine.ts';
import { afterDamage } from '../database/engines/sqlite/file.ts';
import { startReconciling } from '../donations/reconcile.ts';
import type { PaymentContext } from '../donations/record.ts';
import { startReminding } from '../events/emails/reminders.ts';
import { startFlyers } from '../events/flyers/flyer-work.ts';
import { startMovingWaitingLists } from '../events/waitlist/waiting-list.ts';
import { startDelivery, type Transport } from '../mail/delivery.ts';
import type { MediaStore } from '../media/store/media-store.ts';
import { removeUnmatched } from '../members/graduates/import-graduates.ts';
import { removeDeadImport } from '../members/import-member-rows.ts';
import { finishImports } from '../members/member-import/commit-import.ts';
import { deleteThoseWhoLeave } from '../people/account-deletion.ts';
import { changeEmailsDue } from '../people/email-change.ts';
import { forgetDue } from '../people/retention.ts';
import type { FlyerSite } from '../settings/flyer-look.ts';
import { lease } from '../settings/lease.ts';
import { repeat } from '../settings/repeat.ts';
import type { Logger } from '../telemetry/logger.ts';
import { sendDigestIfOwed } from './digest.ts';
import { sweep } from './sweep.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

interface Sweeping {
  database: Database;
  media: MediaStore;
  config: ServerConfig;
  /** Secret of the installation. */
  secret: string;
}

/** Runs the sweep at most twice an hour, in one of all processes that share a database. */
export async function sweepIfOurs(
  { database, media, config: { copiesDays, keep, publicOrigin }, secret }: Sweeping,
  now: number,
): Promise<void> {
  if (!(await lease(database, 'sweep', hourMs / 2, now))) return;
  await sweep(database, media, now);
  await changeEmailsDue(database, publicOrigin, now);
  await deleteThoseWhoLeave(database, { media, secret, copiesDays }, now);
  await forgetDue(database, keep, now);
}

/** Log messages for faults of the database file. */
const faultLines = {
  damaged: `ERROR: a backup has found damage in the database. ${afterDamage}`,
  replaced:
    'ERROR: another file has the name of the database, and nothing can be written until the site is restarted. Stop it, make sure that DATA_DIR has the right banyan.db, and start it.',
};

/** Logs a fault of the database file once. */
async function logFault({ database, logger }: Pick<BackgroundParts, 'database' | 'logger'>): Promise<void> {
  const fault = engineOf(database).fault();
  if (fault) logger.warnOnce(faultLines[fault]);
}

interface BackgroundParts extends Sweeping {
  payments: PaymentContext | undefined;
  /** Sends emails to the mail server; `undefined` if none is set up. */
  transport: Transport | undefined;
  /** Parts of the site that flyers of events show; `undefined` if none are drawn. */
  flyers: FlyerSite | undefined;
  logger: Logger;
}

/** How often background tasks run, and the clock they use. */
export interface BackgroundOverrides {
  /** Interval of asking the provider about open gifts, in milliseconds. @default 60000 */
  reconcileIntervalMs?: number;
  /** Interval of moving the waitlists, in milliseconds. @default 30000 */
  waitingListIntervalMs?: number;
  /** Interval of sending due event reminders, in milliseconds. @default 60000 */
  reminderIntervalMs?: number;
  /** Interval of the check for flyers to draw, in milliseconds. @default 2000 */
  flyerIntervalMs?: number;
  /** Interval of checking the database file, in milliseconds. @default 60000 */
  databaseCheckIntervalMs?: number;
  /** Interval of checking the outbox, in milliseconds. @default 5000 */
  deliveryIntervalMs?: number;
  /** Current time in milliseconds since 1970. @default Date.now */
  now?: () => number;
}

/** Starts the background tasks. @returns a function that stops them */
export function startBackground(parts: BackgroundParts, overrides: BackgroundOverrides): () => Promise<void> {
  const { database, config, secret, payments, transport, logger } = parts;
  const now = overrides.now ?? Date.now;
  const intervalMs = overrides.deliveryIntervalMs ?? 5_000;
  const delivery = transport && startDelivery(database, transport, { now, intervalMs, logger, secret });
  const campaign =
    transport &&
    startCampaigns({ database, config, secret, transport, now, maySend }, { intervalMs, logger });
  const reconciling =
    payments && startReconciling(payments, { intervalMs: overrides.reconcileIntervalMs ?? 60_000, logger });
  const moving = startMovingWaitingLists(
    { database, config, now },
    { intervalMs: overrides.waitingListIntervalMs ?? 30_000, logger },
  );
  const reminding = startReminding(
    { database, config, now },
    { intervalMs: overrides.reminderIntervalMs ?? 60_000, logger },
  );
  const drawing =
    parts.flyers &&
    startFlyers(
      { ...parts.flyers, database, media: parts.media, now, logger },
      overrides.flyerIntervalMs ?? 2_000,
    );
  const sweepAll = async () => {
    await sweepIfOurs(parts, now());
    await removeDeadImport(database);
    await removeUnmatched(database);
    await finishImports(database);
  };
  const watching = repeat(() => logFault(parts), {
    intervalMs: overrides.databaseCheckIntervalMs ?? minuteMs,
    onError: (error) => logger.error('database file', error),
  });
  const onError = (error: unknown) => logger.error('sweep', error);
  const digesting = repeat(() => sendDigestIfOwed({ database, config, now: now() }), {
    intervalMs: minuteMs,
    onError: (error) => logger.error('digest', error),
  });
  const sweeping = repeat(sweepAll, { intervalMs: hourMs, onError });
  return async () => {
    const all = [delivery, campaign, reconciling, moving, reminding, drawing, digesting, sweeping, watching];
    await Promise.all(all.map((one) => one?.stop()));
  };
}
