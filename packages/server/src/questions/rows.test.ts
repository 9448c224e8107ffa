import { dayMs, limits } from '@banyan/api/contract';
import { describe, expect, test } from 'vitest';
import { transaction } from '../database/transaction.ts';
import { openTestDatabase, temporaryDirectory } from '../testing/test-database.ts';
import {
  addQuestion,
  forgetQuestion,
  forgetQuestionsAbout,
  keepAnswer,
  questionBehind,
  questionsAbout,
} from './rows.ts';

const now = Date.UTC(2027, 0, 1, 12);
const [iso, ends] = [new Date(now).toISOString(), now + limits.answerLinkDays * dayMs];

/** Opens a database with functions that ask questions about rows, at noon. */
async function asked() {
  const database = await openTestDatabase(temporaryDirectory());
  return {
    database,
    ask: (id = 'S1', at = now) =>
      transaction(database, (trx) =>
        addQuestion(
          trx,
          {
            subject: { kind: 'story', id },
            reference: 'S-1234',
            email: 'Leela@Example.org',
            text: 'Who is on the photo?',
            who: 'V',
          },
          at,
        ),
      ),
    behind: (token: string, at = now) => questionBehind(database, token, at),
    keep: (id: string, answer: string) =>
      transaction(database, (trx) => keepAnswer(trx, id, answer, now + 1)),
    about: async (...subjects: string[]) => (await questionsAbout(database, subjects)).map(({ id }) => id),
    forgetAbout: (...subjects: string[]) =>
      transaction(database, (trx) => forgetQuestionsAbout(trx, subjects)),
    kept: () => database.selectFrom('questions').selectAll().execute(),
  };
}

describe('question', () => {
  test('stores a question with a hash of its link, and finds it by the link', async () => {
    const { ask, behind, kept } = await asked();
    const { id, token } = await ask();
    expect(token).toMatch(/^[\w-]{43}$/);
    const [row] = await kept();
    expect(row).toEqual({
      id,
      subject_kind: 'story',
      subject_id: 'S1',
      reference: 'S-1234',
      email_key: 'leela@example.org',
      question: 'Who is on the photo?',
      asked_by: 'V',
      created_at: iso,
      token_hash: expect.stringMatching(/^[\w-]{43}$/),
      answer: null,
      answered_at: null,
    });
    expect(row?.token_hash).not.toBe(token);
    expect(await behind(token)).toEqual({ state: 'open', question: row });
    expect(await behind('x')).toEqual({ state: 'unknown' });
  });

  test('accepts an answer until the link expires', async () => {
    const { ask, behind } = await asked();
    const { token } = await ask();
    expect((await behind(token, ends - 1)).state).toBe('open');
    expect(await behind(token, ends)).toEqual({ state: 'expired' });
  });

  test('stores one answer to a question, and none to others', async () => {
    const { ask, behind, keep, kept } = await asked();
    const [{ id, token }, other] = [await ask(), await ask('S2')];
    expect([await keep(id, 'Kiran.'), await keep(id, 'Nobody.')]).toEqual([true, false]);
    const rows = new Map((await kept()).map((row) => [row.id, row]));
    const answered = { answer: 'Kiran.', answered_at: new Date(now + 1).toISOString() };
    expect(rows.get(id)).toMatchObject(answered);
    expect(rows.get(other.id)).toMatchObject({ answer: null, answered_at: null });
    expect([await behind(token), await behind(token, ends)]).toEqual(Array(2).fill({ state: 'already' }));
  });

  test('invalidates the link of a deleted question', async () => {
    const { database, ask, behind } = await asked();
    const [gone, other] = [await ask(), await ask()];
    await transaction(database, (trx) => forgetQuestion(trx, gone.id));
    expect([(await behind(gone.token)).state, (await behind(other.token)).state]).toEqual([
      'unknown',
      'open',
    ]);
  });
});

describe('questions about rows', () => {
  test('returns the questions about rows in their order', async () => {
    const { ask, about } = await asked();
    const second = await ask('S1', now + 1);
    const first = await ask('S1');
    const other = await ask('S2');
    await ask('S3');
    expect(await about('S1')).toEqual([first.id, second.id]);
    expect((await about('S1', 'S2')).toSorted()).toEqual([first.id, second.id, other.id].toSorted());
    expect(await about()).toEqual([]);
  });

  test('returns the questions about any number of rows', async () => {
    const { ask, about } = await asked();
    const { id } = await ask('S1999');
    expect(await about(...Array.from({ length: 2_000 }, (_, index) => `S${index}`))).toEqual([id]);
  });

  test('deletes the questions about rows, and no others', async () => {
    const { ask, about, forgetAbout } = await asked();
    const [one, other] = [await ask(), await ask('S2')];
    expect(await forgetAbout('S1', 'S4')).toEqual([one.id]);
    expect(await forgetAbout('S1')).toEqual([]);
    expect(await about('S1', 'S2')).toEqual([other.id]);
  });
});
