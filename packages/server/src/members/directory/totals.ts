import type { Database } from '../../database/database.ts';

/** So many of them are remembered, those that were asked for first forgotten first: what begins with a letter or two, and what many look for. */
const mostRemembered = 2_000;

interface Remembered {
  /** What was noted of changes when these were counted. */
  changes: string;
  totals: Map<string, number>;
}

const remembered = new WeakMap<Database, Remembered>();

/**
 * Remembers how many match an expression, as long as nothing changes that the directory shows: counting goes through every
 * match, and of a million members some hundred thousand match a letter.
 * @param changes What is noted of changes, read before.
 * @param counted Counts them.
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
