import { type DailyMember, dayMs, type getDailyMembers, limits } from '@banyan/api/contract';
import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import { spell } from '../database/identity.ts';
import { isoDayIn } from '../dates.ts';
import type { Handler } from '../http/handler.ts';
import type { Services } from '../http/services.ts';
import { organisation } from '../settings/organisation.ts';
import { cardOf, readable } from './directory/members-at.ts';
import { listed, listedMembers } from './imports.ts';

/** Members who were asked: they joined through the site, or chose since then what it shows. An import may name others. */
const wasAsked = sql<boolean>`(imported = 0 or consents <> '{}')`;

/** Random half of an id, by which members take turns. Written as in the index `members_turn`, so that the database uses it. */
const turn = sql<string>`substr(id, 11)`;

/** Multiples of the golden ratio are spread evenly between whole numbers, so every member has a turn about equally often. */
const golden = (1 + Math.sqrt(5)) / 2;

/** Place in the order of turns at which a day begins: 30 bits as the digits of an id. @param day Days since 1970 */
function startOf(day: number): string {
  let rest = (day * golden) % 1;
  const digits = Uint8Array.from({ length: 6 }, () => {
    const digit = Math.floor(rest * 32);
    rest = rest * 32 - digit;
    return digit;
  });
  return spell(digits);
}

/** Reads the next members from the start of a day; after the last one the first one follows. Two ranges of one index. */
async function membersOf(database: Database, day: number) {
  const start = startOf(day);
  const { staged } = await listed(database);
  const all = listedMembers(database, staged).where(wasAsked).select(readable).orderBy(turn);
  const after = await all.where(turn, '>=', start).limit(limits.dailyMembers).execute();
  const missing = limits.dailyMembers - after.length;
  if (missing === 0) return after;
  return [...after, ...(await all.where(turn, '<', start).limit(missing).execute())];
}

/**
 * Answers with the members of the day in the association's time zone. They are few and the same for everybody, so they do not count
 * for the limit on copying the directory.
 */
export const dailyMembersHandler = ({ database, now }: Services): Handler<typeof getDailyMembers> => ({
  async answer() {
    const { timeZone } = await organisation(database);
    const day = Date.parse(isoDayIn(timeZone)(now())) / dayMs;
    const data = (await membersOf(database, day)).map((row): DailyMember => {
      const { _id, firstName, lastName, image, graduationYear } = cardOf(row);
      return { _id, firstName, lastName, image, graduationYear };
    });
    return { success: true, data };
  },
});
