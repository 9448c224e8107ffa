import { serverNow } from '@banyan/api/client';
import type { NewsPiece } from '@banyan/api/office';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { act } from '../../act.ts';
import { pushUndo } from '../../atoms/undo.ts';
import { client } from '../../client.ts';
import { useUndoBar } from '../../review/useUndoBar.ts';
import { pushSaved } from '../../undoSaved.ts';
import type { Said } from '../../useDeed.ts';
import { useShortcuts } from '../../useShortcuts.ts';
import { newestOf } from '../newestOf.ts';
import { fieldsOf, isWhole, valuesOf } from './fieldsOf.ts';

/** Takes back what was done to a piece of news here. @param say Says what came of it. */
export function useNewsUndo(say: (said: Said | undefined) => void) {
  const router = useRouter();
  const [latest, setLatest] = useState<string>();
  const { bar, undo } = useUndoBar(latest, say);
  useShortcuts('list', { z: () => void undo() });

  /** Its words were saved; pictures that were taken out are deleted, so those stay as they are now. @returns whether it can be taken back */
  const saved = (before: NewsPiece, { title: newTitle, version }: { title: string; version: number }) => {
    const { id, state, title } = before;
    const fields = fieldsOf(valuesOf(before));
    if (!isWhole(fields) || state === 'removed') return false;
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
    setLatest(pushSaved(change, router));
    return true;
  };
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
    setLatest(key);
  };
  return { bar, saved, removed };
}
