import { DatabaseUnavailable } from './unavailable.ts';

const failing = new WeakSet<object>();

/**
 * Notes of a database whether what was written last came to be.
 * @param engine Of that database.
 * @returns what `written` answers. @throws what it throws
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

/** Whether the last write could not be done, because the database is away or its disk is full or fails. */
export const isFailing = (engine: object): boolean => failing.has(engine);
