import type { Database } from '../../database/database.ts';

/** Number of totals to remember; the oldest is dropped first. Frequent searches and searches of one or two letters profit most. */
const mostRemembered = 2_000;

interface Remembered {
  /** Change marker at the time these totals were counted. */
  changes: string;
  totals: Map<string, number>;
}

const remembered = new WeakMap<Database, Remembered>();

/**
 * Caches the number of matches of an expression until the directory changes. Counting visits every match: of a million members,
 * some hundred thousand match a single letter.
 * @param changes Change marker, read before.
 * @param counted Counts the matches.
 */
export async function rememberedTotal(
  database: Database,
  changes: string,
  expression: string,
  counted: () => Promise<number>,
): Promise<number> {
  const known = remembered.get(database);
  const totals = known?.changes === changes ? known.totals : new Map<string, number>();
  if (totals !== known?.totals) remembered.set(database, { changes, totals });
  const before = totals.get(expression);
  if (before !== undefined) return before;
  const total = await counted();
  totals.set(expression, total);
  const [first] = totals.keys();
  if (totals.size > mostRemembered && first !== undefined) totals.delete(first);
  return total;
}
