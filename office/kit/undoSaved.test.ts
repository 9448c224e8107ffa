import { ApiError } from '@banyan/api/client';
import { expect, test, vi } from 'vitest';
import { store } from '../shell/atoms/asked.ts';
import { Overtaken, pushUndo, undoStackAtom } from '../shell/atoms/undo.ts';
import { undo } from './undo.ts';
import { takeBackSaved } from './undoSaved.ts';
import type { Way } from './ways.ts';

// The real module loads the undo code of every feature, with its styles.
vi.mock('./takeBack.ts', () => ({ takeBack: async ({ run }: Extract<Way, { kind: 'here' }>) => run() }));

let places = 0;

/** Fake record on a server that accepts only changes made from its newest version. */
function saving() {
  places += 1;
  const subject = `news ${places}`;
  const row = { version: 1, title: 'One' };
  const save = (title: string, over: number) => {
    if (over !== row.version)
      throw new ApiError('http', {
        status: 409,
        fieldErrors: [{ field: 'version', code: 'changed', message: '' }],
      });
    Object.assign(row, { title, version: row.version + 1 });
    return { version: row.version };
  };
  /** Saves a title. @returns a function that undoes it */
  const saved = (title: string) => {
    const before = { ...row };
    const { version } = save(title, before.version);
    return () =>
      takeBackSaved(
        { subject, versionBefore: before.version, version },
        { id: subject, body: before.title },
        {
          restore: async (title, over) => save(title, over),
          newest: async () => ({ who: 'Asha', at: 'at 7:40 PM' }),
        },
      );
  };
  return { row, save, saved };
}

test('undoes saved changes one after the other', async () => {
  const { row, saved } = saving();
  const [two, three] = [saved('Two'), saved('Three')];
  await three();
  expect(row.title).toBe('Two');
  const four = saved('Four');
  await four();
  await two();
  expect(row).toEqual({ title: 'One', version: 7 });
});

test('keeps a later change by somebody else and names them', async () => {
  const { row, save, saved } = saving();
  const two = saved('Two');
  save('Theirs', row.version);
  await expect(two()).rejects.toThrow('Asha changed this at 7:40 PM. Nothing was undone.');
  expect(row.title).toBe('Theirs');
});

test('removes an action that can never be undone from the stack and keeps one that can be retried', async () => {
  const act = (id: string, error: Error) =>
    pushUndo({
      id,
      words: id,
      at: 0,
      leavesAt: null,
      way: {
        kind: 'here',
        run: () => {
          throw error;
        },
      },
    });
  store.set(undoStackAtom, []);
  act('away', new ApiError('network'));
  act('overtaken', new Overtaken('Asha changed this.'));
  await expect(undo('overtaken')).rejects.toThrow('Asha changed this.');
  await expect(undo('away')).rejects.toThrow();
  expect(store.get(undoStackAtom).map(({ id }) => id)).toEqual(['away']);
});
