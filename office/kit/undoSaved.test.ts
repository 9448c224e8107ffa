import { ApiError } from '@banyan/api/client';
import { expect, test } from 'vitest';
import { store } from '../shell/atoms/asked.ts';
import { Overtaken, pushUndo, undo, undoStackAtom } from '../shell/atoms/undo.ts';
import { type SavedChange, takeBackSaved } from './undoSaved.ts';

let places = 0;

/** Something on a server that takes only what was made of its newest version. */
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
  /** Saves a title. @returns the way back */
  const saved = (title: string): SavedChange => {
    const before = { ...row };
    const { version } = save(title, before.version);
    return {
      ...{ subject, versionBefore: before.version, version, words: 'It is saved.', back: 'It is as it was.' },
      restore: async (over) => save(before.title, over),
      readNewest: async () => ({ who: 'Asha', at: 'at 7:40 PM' }),
    };
  };
  return { row, save, saved };
}

test('what was saved is taken back one act after another, each over what the one before left', async () => {
  const { row, saved } = saving();
  const [two, three] = [saved('Two'), saved('Three')];
  await takeBackSaved(three);
  expect(row.title).toBe('Two');
  const four = saved('Four');
  await takeBackSaved(four);
  await takeBackSaved(two);
  expect(row).toEqual({ title: 'One', version: 7 });
});

test('what somebody else has changed since stays, and they are named', async () => {
  const { row, save, saved } = saving();
  const two = saved('Two');
  save('Theirs', row.version);
  await expect(takeBackSaved(two)).rejects.toThrow('Asha changed this at 7:40 PM. Nothing was undone.');
  expect(row.title).toBe('Theirs');
});

test('what can never be taken back leaves the stack, what can be tried again stays', async () => {
  const act = (id: string, error: Error) =>
    pushUndo({ id, words: id, at: 0, leavesAt: null, takeBack: () => Promise.reject(error) });
  act('away', new ApiError('network'));
  act('overtaken', new Overtaken('Asha changed this.'));
  await expect(undo('overtaken')).rejects.toThrow('Asha changed this.');
  await expect(undo('away')).rejects.toThrow();
  expect(store.get(undoStackAtom).map(({ id }) => id)).toEqual(['away']);
});
