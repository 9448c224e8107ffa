import { DatabaseUnavailable } from './unavailable.ts';

const failing = new WeakSet<object>();

/**
 * Records if the latest write of a database failed because the database was unavailable.
 * @param engine Engine of the database.
 * @returns the result of `written`. @throws the error of `written`
 */
export async function noteOutcome<T>(engine: object, written: Promise<T>): Promise<T> {
  try {
    const answer = await written;
    failing.delete(engine);
    return answer;
  } catch (error) {
    if (error instanceof DatabaseUnavailable) failing.add(engine);
    throw error;
  }
}

/** True if the latest write failed because the database was unreachable, or its disk was full or failing. */
export const isFailing = (engine: object): boolean => failing.has(engine);
