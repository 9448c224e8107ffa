import { describe, expect, test } from 'vitest';
import { transaction } from '../database/transaction.ts';
import { openTestDatabase, temporaryDirectory } from '../testing/test-database.ts';
import { answeredBefore, inTurn, keepAnswer, writeOnce } from './once.ts';

const noon = Date.UTC(2027, 0, 1, 12);
const name = (key: string, fingerprint = 'as sent') => ({ key, fingerprint, keptMs: 1_000 });
const asked = (...names: ReturnType<typeof name>[]) => ({ names, otherwise: 'That was something else.' });
const other = { status: 409, message: 'That was something else.' };

/** Stores responses for one second in a new database, at noon. */
async function answers() {
  const database = await openTestDatabase(temporaryDirectory());
  return {
    database,
    before: (of: ReturnType<typeof asked>, now = noon) => answeredBefore(database, of, now),
    keep: (of: ReturnType<typeof asked>, answer: unknown) =>
      transaction(database, (trx) => keepAnswer(trx, of, answer, noon)),
    once: <T>(of: ReturnType<typeof asked>, work: (now: number) => Promise<T>) =>
      writeOnce(
        database,
        of,
        () => noon,
        (_, now) => work(now),
      ),
  };
}

describe('stored response', () => {
  test('finds a stored response under each of its keys until it expires', async () => {
    const { before, keep } = await answers();
    const both = asked(name('one'), name('two'));
    expect(await before(both)).toBeUndefined();
    await keep(both, { reference: 'M-1' });
    for (const of of [both, asked(name('one')), asked(name('two')), asked(name('none'), name('two'))])
      expect(await before(of)).toMatchObject({ answer: { reference: 'M-1' } });
    expect(await before(both, noon + 999)).toMatchObject({ answer: { reference: 'M-1' } });
    expect(await before(both, noon + 1_000)).toBeUndefined();
  });

  test('throws an error when one of its keys comes with other content', async () => {
    const { before, keep } = await answers();
    await keep(asked(name('one')), 'done');
    await expect(before(asked(name('none'), name('one', 'otherwise')))).rejects.toMatchObject(other);
  });
});

describe('work under an idempotency key', () => {
  test('does the work once, however often it is requested', async () => {
    const { once } = await answers();
    const times: number[] = [];
    const work = async (now: number) => times.push(now);
    const of = asked(name('one'));
    expect([await once(of, work), await once(of, work)]).toEqual([
      { isRepeat: false, answer: 1 },
      { isRepeat: true, answer: 1 },
    ]);
    await expect(once(asked(name('one', 'otherwise')), work)).rejects.toMatchObject(other);
    expect(times).toEqual([noon]);
  });

  test('does the work again after a failure', async () => {
    const { once } = await answers();
    const of = asked(name('one'));
    await expect(once(of, () => Promise.reject(new Error('Not now.')))).rejects.toThrow('Not now.');
    expect(await once(of, async () => 'done')).toEqual({ isRepeat: false, answer: 'done' });
  });
});

describe('attempts under one key', () => {
  /** Attempts that end when the test says so. */
  function attempts() {
    const inFlight = new Map<string, Promise<unknown>>();
    const began: string[] = [];
    const start = (name: string, what: string) => {
      const { promise, resolve, reject } = Promise.withResolvers<string>();
      const ended = inTurn(inFlight, name, () => {
        began.push(what);
        return promise;
      });
      return { ended, end: () => resolve(what), fail: () => reject(new Error(what)) };
    };
    return { inFlight, began, start };
  }
  const turn = () => new Promise((resolve) => setTimeout(resolve, 0));

  test('runs attempts under one key one after another, and attempts under other keys in parallel', async () => {
    const { inFlight, began, start } = attempts();
    const [first, second, other] = [start('one', '1'), start('one', '2'), start('two', '3')];
    await turn();
    expect(began).toEqual(['1', '3']);
    first.end();
    expect(await first.ended).toBe('1');
    await turn();
    expect(began).toEqual(['1', '3', '2']);
    // The second attempt is running, so a third waits for it.
    expect([...inFlight.keys()]).toEqual(['one', 'two']);
    const third = start('one', '4');
    await turn();
    expect(began).toHaveLength(3);
    for (const one of [second, other, third]) one.end();
    expect(await Promise.all([second.ended, other.ended, third.ended])).toEqual(['2', '3', '4']);
    expect(inFlight.size).toBe(0);
  });

  test('runs the next attempt after a failed one', async () => {
    const { inFlight, start } = attempts();
    const [first, second] = [start('one', '1'), start('one', '2')];
    first.fail();
    await expect(first.ended).rejects.toThrow('1');
    second.end();
    expect(await second.ended).toBe('2');
    const third = start('one', '3');
    third.fail();
    await expect(third.ended).rejects.toThrow('3');
    expect(inFlight.size).toBe(0);
  });
});
