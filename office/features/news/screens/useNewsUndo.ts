import { serverNow } from '@banyan/api/client';
import type { NewsPiece } from '@banyan/api/office';
import { useRouter } from '@tanstack/react-router';
import { act } from '../../../kit/act.ts';
import { newestOf } from '../../../kit/newestOf.ts';
import { pushSaved } from '../../../kit/undoSaved.ts';
import { pushUndo } from '../../../shell/atoms/undo.ts';
import { client } from '../../../shell/client.ts';
import { fieldsOf, isWhole, valuesOf } from './fieldsOf.ts';

/** Takes back what was done to a piece of news here. */
export function useNewsUndo() {
  const router = useRouter();

  /** Its words were saved; pictures that were taken out are deleted, so those stay as they are now. @returns the undo's id; `undefined` where there is none */
  const saved = (before: NewsPiece, { title: newTitle, version }: { title: string; version: number }) => {
    const { id, state, title } = before;
    const fields = fieldsOf(valuesOf(before));
    if (!isWhole(fields) || state === 'removed') return undefined;
    const body = { ...fields, publish: state === 'published' };
    const change = {
      subject: `news ${id}`,
      versionBefore: before.version,
      version,
      words: `“${newTitle}” is saved.`,
      back: `“${title}” is back to what it was. Its pictures stay as they are now.`,
      restore: (over: number, options: { idempotencyKey: string }) =>
        client.saveNews({ ...body, version: over }, { params: { id }, ...options }),
      readNewest: async () => newestOf((await client.getNewsPiece({ params: { id } })).piece),
    };
    return pushSaved(change, router);
  };
  /** Takes off the site again what was just published. @returns the undo's id */
  const published = ({ id, title, version }: Pick<NewsPiece, 'id' | 'title' | 'version'>) => {
    const key = `news ${id} ${Date.now()}`;
    pushUndo({
      id: key,
      words: `“${title}” is published.`,
      at: serverNow(),
      leavesAt: null,
      takeBack: async () => {
        await act('Remove it from the site', (options) =>
          client.removeNews({ version }, { params: { id }, ...options }),
        );
        await router.invalidate();
        return `“${title}” is off the site. It is kept under Removed.`;
      },
    });
    return key;
  };
  /** @returns the undo's id */
  const removed = ({ id, title }: NewsPiece) => {
    const key = `news ${id} ${Date.now()}`;
    pushUndo({
      id: key,
      words: `“${title}” is removed.`,
      at: serverNow(),
      leavesAt: null,
      takeBack: async () => {
        await act('Restore', (options) => client.restoreNews({}, { params: { id }, ...options }));
        await router.invalidate();
        return `“${title}” is back.`;
      },
    });
    return key;
  };
  return { saved, published, removed };
}
