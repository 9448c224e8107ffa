import { describe, expect, test } from 'vitest';
import { inTurn } from './once.ts';

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
