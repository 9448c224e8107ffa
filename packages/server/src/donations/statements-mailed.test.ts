import { describe, expect, test } from 'vitest';
import { noon } from './test-books.ts';
import { at } from './test-giving-back.ts';
import { holdMs, yearOfBooks } from './test-statements-of.ts';

const unmarked = { statement: null, statement_at: null };

describe('letters with statements', () => {
  test('are promised to everybody with an email, held, and noted', async () => {
    const { gave, mail, outbox, mailings, marks, deeds } = await yearOfBooks();
    const [first, second] = [await gave('Tara', 10_000), await gave('Tara', 500)];
    const asha = await gave('Asha', 700);
    const kiran = await gave('Kiran', 300, { email: null, email_key: null });
    expect(await mail()).toEqual({ letters: 2, leavesAt: noon + holdMs });
    const letters = await outbox();
    const [batch] = await mailings();
    expect(letters).toMatchObject([
      { recipient: 'asha@example.org', next_attempt_at: noon + holdMs, batch: batch?.id },
      { recipient: 'tara@example.org', next_attempt_at: noon + holdMs, batch: batch?.id },
    ]);
    expect(letters[1]?.body).toMatch(/^Total: +\$105\.00$/m);
    expect(letters[1]?.body).not.toContain('demonstration');
    expect(await mailings()).toEqual([
      {
        ...{ id: expect.any(String), year: 2026, volunteer_id: 'V', many: 2, withdrawn: 0 },
        ...{ created_at: at, leaves_at: noon + holdMs },
      },
    ]);
    const mark = { statement: letters[1]?.about, statement_at: at };
    expect([await marks(first), await marks(second), await marks(kiran)]).toEqual([mark, mark, unmarked]);
    expect(await marks(asha)).toEqual({ statement: letters[0]?.about, statement_at: at });
    expect(await deeds()).toEqual([`V|V|statements mail|gift statements||{"year":"2026","letters":2}|${at}`]);
  });

  test('are no more than one to each: pressed again, nothing is written or noted', async () => {
    const { gave, mail, outbox, mailings, deeds } = await yearOfBooks();
    await gave('Tara', 10_000);
    await mail();
    const before = [await outbox(), await mailings(), await deeds()];
    expect(await mail(noon + 1)).toEqual({ letters: 0, leavesAt: noon + 1 });
    expect([await outbox(), await mailings(), await deeds()]).toEqual(before);
  });

  test('say so where all of it was a demonstration', async () => {
    const { gave, mail, outbox } = await yearOfBooks();
    await gave('Tara', 10_000, { provider: 'demo' });
    await mail(noon, { provider: 'demo' });
    expect((await outbox())[0]?.body).toContain('demonstration');
  });

  test('that could not be sent leave at once, those that were given up are written anew, those that left are not', async () => {
    const { database, gave, mail, outbox, marks, deeds } = await yearOfBooks();
    const [tara] = [await gave('Tara', 10_000), await gave('Asha', 700), await gave('Kiran', 500)];
    await mail();
    const of = (name: string) => database.updateTable('outbox').where('recipient', 'like', `${name}%`);
    await of('asha')
      .set({ attempts: 2, next_attempt_at: noon + 7_000_000 })
      .execute();
    await of('kiran').set({ sent_at: at }).execute();
    await database.deleteFrom('outbox').where('recipient', 'like', 'tara%').execute();
    const before = await marks(tara);
    const later = noon + 1_000;
    expect(await mail(later)).toEqual({ letters: 2, leavesAt: later + holdMs });
    expect(await outbox()).toMatchObject([
      { recipient: 'asha@example.org', next_attempt_at: later },
      { recipient: 'kiran@example.org', sent_at: at },
      { recipient: 'tara@example.org', next_attempt_at: later + holdMs },
    ]);
    const after = await marks(tara);
    expect(after.statement_at).toBe(new Date(later).toISOString());
    expect(after.statement).not.toBe(before.statement);
    expect(await deeds()).toHaveLength(2);
  });

  test('that only could not be sent need no letter more', async () => {
    const { database, gave, mail, mailings, deeds } = await yearOfBooks();
    await gave('Asha', 700);
    await mail();
    await database
      .updateTable('outbox')
      .set({ attempts: 2, next_attempt_at: noon + 7_000_000 })
      .execute();
    expect(await mail(noon + 1_000)).toEqual({ letters: 1, leavesAt: noon + 1_000 });
    expect(await mailings()).toHaveLength(1);
    expect((await deeds())[1]).toContain('"letters":1');
  });

  test('are not written to an unreachable address', async () => {
    const { gave, mail, outbox, dead } = await yearOfBooks();
    await gave('Tara', 10_000);
    await dead('tara@example.org');
    expect((await mail()).letters).toBe(0);
    expect(await outbox()).toEqual([]);
  });
});

describe('letters that are taken back', () => {
  test('are as if they never were', async () => {
    const { gave, mail, undo, outbox, mailings, marks, states, deeds } = await yearOfBooks();
    const [tara, asha] = [await gave('Tara', 10_000), await gave('Asha', 700)];
    await gave('Kiran', 300, { email: null, email_key: null });
    await mail();
    expect(await undo(noon + holdMs - 1)).toBe(2);
    expect(await outbox()).toEqual([]);
    expect([await marks(tara), await marks(asha)]).toEqual([unmarked, unmarked]);
    expect(await mailings()).toMatchObject([{ many: 2, withdrawn: 2 }]);
    expect(await states()).toEqual([
      ['Tara', 'none'],
      ['Asha', 'none'],
      ['Kiran', 'none'],
    ]);
    const when = new Date(noon + holdMs - 1).toISOString();
    expect(await deeds()).toContain(
      `V|V|statements undo|gift statements||{"year":"2026","letters":2}|${when}`,
    );
  });

  test('are those of that year that are held, and no others', async () => {
    const { gave, mail, undo, outbox, mailings, deeds } = await yearOfBooks();
    await gave('Tara', 10_000);
    await mail();
    expect(await undo(noon + holdMs)).toBe(0);
    expect(await undo(noon, { year: 2025 })).toBe(0);
    expect([(await outbox()).length, (await deeds()).length]).toEqual([1, 1]);
    expect(await mailings()).toMatchObject([{ withdrawn: 0 }]);
  });

  test('leave what left, or was given up, as it is', async () => {
    const { database, gave, mail, undo, marks, outbox, mailings, states } = await yearOfBooks();
    const [tara, asha] = [await gave('Tara', 10_000), await gave('Asha', 700)];
    await gave('Kiran', 500);
    await mail();
    const before = [await marks(tara), await marks(asha)];
    await database.updateTable('outbox').set({ sent_at: at }).where('recipient', 'like', 'tara%').execute();
    await database.deleteFrom('outbox').where('recipient', 'like', 'asha%').execute();
    expect(await undo()).toBe(1);
    expect([await marks(tara), await marks(asha)]).toEqual(before);
    expect(await outbox()).toMatchObject([{ recipient: 'tara@example.org' }]);
    expect(await mailings()).toMatchObject([{ many: 3, withdrawn: 1 }]);
    expect(await states()).toEqual([
      ['Tara', 'sent'],
      ['Asha', 'failed'],
      ['Kiran', 'none'],
    ]);
  });

  test('are of each time that letters were written, and one of before waits on', async () => {
    const { database, gave, mail, undo, marks, outbox, mailings } = await yearOfBooks();
    const tara = await gave('Tara', 10_000);
    await mail();
    await database.updateTable('outbox').set({ attempts: 1 }).execute();
    const later = noon + holdMs;
    await gave('Asha', 700);
    await mail(later);
    await gave('Kiran', 500);
    await mail(later + 1);
    expect(await undo(later + 2)).toBe(2);
    expect((await marks(tara)).statement).not.toBeNull();
    expect(await outbox()).toMatchObject([{ recipient: 'tara@example.org' }]);
    expect((await mailings()).map(({ withdrawn }) => withdrawn)).toEqual([0, 1, 1]);
    await gave('Leela', 300);
    await mail(later + 3);
    expect(await undo(later + 4)).toBe(3);
    expect((await mailings()).map(({ withdrawn }) => withdrawn)).toEqual([0, 1, 1, 3]);
  });
});
