import { ApiError } from '@banyan/api/client';
import { expect, test, vi } from 'vitest';
import { store } from '../shell/atoms/asked.ts';
import { Overtaken, pushUndo, undoStackAtom } from '../shell/atoms/undo.ts';
import { undo } from './undo.ts';
import { takeBackSaved } from './undoSaved.ts';
import type { Way } from './ways.ts';

// The module knows every screen's words, with their styles.
vi.mock('./takeBack.ts', () => ({ takeBack: async ({ run }: Extract<Way, { kind: 'here' }>) => run() }));

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
  /** Saves a title. @returns takes it back */
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

test('what was saved is taken back one act after another, each over what the one before left', async () => {
  const { row, saved } = saving();
  const [two, three] = [saved('Two'), saved('Three')];
  await three();
  expect(row.title).toBe('Two');
  const four = saved('Four');
  await four();
  await two();
  expect(row).toEqual({ title: 'One', version: 7 });
});

test('what somebody else has changed since stays, and they are named', async () => {
  const { row, save, saved } = saving();
  const two = saved('Two');
  save('Theirs', row.version);
  await expect(two()).rejects.toThrow('Asha changed this at 7:40 PM. Nothing was undone.');
  expect(row.title).toBe('Theirs');
});

test('what can never be taken back leaves the stack, what can be tried again stays', async () => {
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
  act('away', new ApiError('network'));
  act('overtaken', new Overtaken('Asha changed this.'));
  await expect(undo('overtaken')).rejects.toThrow('Asha changed this.');
  await expect(undo('away')).rejects.toThrow();
  expect(store.get(undoStackAtom).map(({ id }) => id)).toEqual(['away']);
});
