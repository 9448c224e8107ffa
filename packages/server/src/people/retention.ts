import { setTimeout } from 'node:timers/promises';
import { dayMs } from '@banyan/api/contract';
import type { Database } from '../database/database.ts';
import type { KeptKind, Retention } from '../database/personal-data.ts';
import { transaction } from '../database/transaction.ts';
import { forgetEmailsAbout } from '../mail/personal-data.ts';
import { forgetQuestionsAbout } from '../questions/rows.ts';
import { keepSetting, setting } from '../settings/settings.ts';
import { personalTables } from './features.ts';
import type { Kept } from './keep.ts';

/** Days of notice before data is deleted. */
export const noticeDays = 30;
const noticeMs = noticeDays * dayMs;

/** Rows per transaction, and the pause before the next one in milliseconds, so that nobody has to wait for a sweep. */
const portion = 50;
const pauseMs = 12;

const retentions = personalTables.flatMap((tables) => tables.retentions);

const before = (days: number, now: number) => new Date(now - days * dayMs).toISOString();

/**
 * Time since when a kind has its retention, in milliseconds since 1970. A new retention applies 30 days after it was first seen. So
 * every deletion is announced, even after a changed variable or an upgrade.
 */
async function keptSince(
  database: Database,
  keep: KeptKind,
  days: number | undefined,
  now: number,
): Promise<number> {
  const key = `keep:${keep}`;
  const kept = String(days ?? 'forever');
  const [noted, since] = (await setting(database, key))?.split(' ') ?? [];
  if (noted === kept && since !== undefined) return Number(since);
  await keepSetting(database, key, `${kept} ${now}`);
  return now;
}

async function forgetOld({ due, forget }: Retention, database: Database, until: string): Promise<void> {
  for (;;) {
    const count = await transaction(database, async (trx) => {
      const ids = await due(trx, until, portion);
      if (ids.length === 0) return 0;
      await forget(trx, ids);
      await forgetEmailsAbout(trx, [...ids, ...(await forgetQuestionsAbout(trx, ids))]);
      return ids.length;
    });
    if (count < portion) return;
    await setTimeout(pauseMs);
  }
}

/** Deletes data that is older than its retention, in portions. */
export async function forgetDue(database: Database, kept: Kept, now: number): Promise<void> {
  for (const retention of retentions) {
    const days = kept[retention.keep];
    const since = await keptSince(database, retention.keep, days, now);
    if (days !== undefined && since + noticeMs <= now)
      await forgetOld(retention, database, before(days, now));
  }
}

/** Amount of data of one kind that will be deleted within the next 30 days. */
export interface DueSoon {
  /** Name of the kind in the plural: `messages`. */
  what: string;
  /** Retention in days; `undefined` means forever. */
  days: number | undefined;
  count: number;
}

/** Data that will be deleted within the next 30 days, by kind; includes kinds with none. */
export function dueSoon(database: Database, kept: Kept, now: number): Promise<DueSoon[]> {
  return Promise.all(
    retentions.map(async ({ keep, what, due }) => {
      const days = kept[keep];
      const ids =
        days === undefined ? [] : await due(database, before(days, now + noticeMs), Number.MAX_SAFE_INTEGER);
      return { what, days, count: ids.length };
    }),
  );
}
