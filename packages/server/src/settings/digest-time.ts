import { dayMs, instantOfWall, wallClock } from '@banyan/api/contract';
import * as v from 'valibot';
import type { Database, Transaction } from '../database/database.ts';
import { organisation } from './organisation.ts';
import { keepSetting, setting } from './settings.ts';

const key = 'office.digest';
/** The moment up to which no digest is owed any more, in milliseconds since 1970. */
const doneKey = 'office.digest-done';

/** When the digest is sent, in the association's zone. */
const DigestTime = v.object({
  /** 0 is Sunday; `null`: it is not sent by itself. */
  weekday: v.nullable(v.number()),
  hour: v.number(),
});
export type DigestTime = v.InferOutput<typeof DigestTime>;

/** An admin says when. */
const usual: DigestTime = { weekday: null, hour: 8 };

/** When the digest is sent by itself. @default not at all */
export async function digestTimeFrom(database: Database | Transaction): Promise<DigestTime> {
  const kept = await setting(database, key);
  return kept === undefined ? usual : v.parse(DigestTime, JSON.parse(kept));
}

/** Counts from now on: a moment of this week that is over is not made up for. */
export async function keepDigestTime(trx: Transaction, time: DigestTime, now: number): Promise<void> {
  await keepSetting(trx, key, JSON.stringify(time));
  await keepSetting(trx, doneKey, String(now));
}

/** The last moment at which the clocks of a zone showed a weekday and hour, in milliseconds since 1970. */
function lastMoment(weekday: number, hour: number, timeZone: string, now: number): number {
  const wall = wallClock(now, timeZone);
  const today = wall - (wall % dayMs);
  const daysAgo = (new Date(today).getUTCDay() - weekday + 7) % 7;
  const at = (weeks: number) =>
    instantOfWall(today - (daysAgo + weeks * 7) * dayMs + hour * 3_600_000, timeZone);
  return at(0) <= now ? at(0) : at(1);
}

const doneUntil = async (database: Database | Transaction) => Number((await setting(database, doneKey)) ?? 0);

/** The moment of a digest that was to be sent and was not yet; `undefined` for none. */
export async function digestOwed(database: Database, now: number): Promise<number | undefined> {
  const { weekday, hour } = await digestTimeFrom(database);
  if (weekday === null) return undefined;
  const { timeZone } = await organisation(database);
  const moment = lastMoment(weekday, hour, timeZone, now);
  return moment > (await doneUntil(database)) ? moment : undefined;
}

/** Notes that it is sent, in the transaction that promises its letters. `false` when another process was faster. */
export async function noteDigest(trx: Transaction, moment: number): Promise<boolean> {
  if ((await doneUntil(trx)) >= moment) return false;
  await keepSetting(trx, doneKey, String(moment));
  return true;
}
