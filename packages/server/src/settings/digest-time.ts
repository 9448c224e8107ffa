import { dayMs, instantOfWall, wallClock } from '@banyan/api/contract';
import * as v from 'valibot';
import type { Database, Transaction } from '../database/database.ts';
import { organisation } from './organisation.ts';
import { keepSetting, setting } from './settings.ts';

const key = 'office.digest';
/** Settings key of the last digest’s time, in milliseconds since 1970. */
const doneKey = 'office.digest-done';

/** Weekday and hour of the digest, in the association’s time zone. */
const DigestTime = v.object({
  /** Weekday from 0 for Sunday; `null` to send no digest. */
  weekday: v.nullable(v.number()),
  hour: v.number(),
});
export type DigestTime = v.InferOutput<typeof DigestTime>;

/** Default: no digest until an admin sets a time. */
const usual: DigestTime = { weekday: null, hour: 8 };

/** Time of the automatic digest. @default none */
export async function digestTimeFrom(database: Database | Transaction): Promise<DigestTime> {
  const kept = await setting(database, key);
  return kept === undefined ? usual : v.parse(DigestTime, JSON.parse(kept));
}

/** Stores the time. It counts from now on: a time earlier this week is not made up for. */
export async function keepDigestTime(trx: Transaction, time: DigestTime, now: number): Promise<void> {
  await keepSetting(trx, key, JSON.stringify(time));
  await keepSetting(trx, doneKey, String(now));
}

/** Last moment at which the clocks of a zone showed a weekday and hour, in milliseconds since 1970. */
function lastMoment(weekday: number, hour: number, timeZone: string, now: number): number {
  const wall = wallClock(now, timeZone);
  const today = wall - (wall % dayMs);
  const daysAgo = (new Date(today).getUTCDay() - weekday + 7) % 7;
  const at = (weeks: number) =>
    instantOfWall(today - (daysAgo + weeks * 7) * dayMs + hour * 3_600_000, timeZone);
  return at(0) <= now ? at(0) : at(1);
}

const doneUntil = async (database: Database | Transaction) => Number((await setting(database, doneKey)) ?? 0);

/** Time of a due digest that is not sent yet; `undefined` if there is none. */
export async function digestOwed(database: Database, now: number): Promise<number | undefined> {
  const { weekday, hour } = await digestTimeFrom(database);
  if (weekday === null) return undefined;
  const { timeZone } = await organisation(database);
  const moment = lastMoment(weekday, hour, timeZone, now);
  return moment > (await doneUntil(database)) ? moment : undefined;
}

/** Marks the digest as sent, in the transaction that queues its emails. `false` if another process was faster. */
export async function noteDigest(trx: Transaction, moment: number): Promise<boolean> {
  if ((await doneUntil(trx)) >= moment) return false;
  await keepSetting(trx, doneKey, String(moment));
  return true;
}
