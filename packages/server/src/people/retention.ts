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

/** How long beforehand it is told what will be forgotten, in days. */
export const noticeDays = 30;
const noticeMs = noticeDays * dayMs;

/** Rows of one transaction, and how long others have their turn before the next (ms): nobody waits for a sweep. */
const portion = 50;
const pauseMs = 12;

const retentions = personalTables.flatMap((tables) => tables.retentions);

const before = (days: number, now: number) => new Date(now - days * dayMs).toISOString();

/**
 * Since when a kind is kept for so long, in milliseconds since 1970. A time that is new is noted: it holds from 30 days
 * later on, so that nothing goes that was not told of, also when a variable was changed or a version is the first to forget.
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

/** Forgets what is older than it is kept, bit by bit. */
export async function forgetDue(database: Database, kept: Kept, now: number): Promise<void> {
  for (const retention of retentions) {
    const days = kept[retention.keep];
    const since = await keptSince(database, retention.keep, days, now);
    if (days !== undefined && since + noticeMs <= now)
      await forgetOld(retention, database, before(days, now));
  }
}

/** How much of one kind will be forgotten within the next 30 days. */
export interface DueSoon {
  /** In the plural: `messages`. */
  what: string;
  /** For how many days it is kept; `undefined` for ever. */
  days: number | undefined;
  count: number;
}

/** What will be forgotten within the next 30 days, kind by kind; also kinds of which nothing will. */
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
