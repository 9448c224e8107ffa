import { serverNow } from '@banyan/api/client';
import type { NewsPiece } from '@banyan/api/office';
import { pushSaved } from '../../../kit/undoSaved.ts';
import type { SavedChange } from '../../../kit/ways.ts';
import { pushUndo } from '../../../shell/atoms/undo.ts';
import { fieldsOf, isWhole, valuesOf } from './fieldsOf.ts';

/** Undo of the actions with a news item. */
export function useNewsUndo() {
  /**
   * Adds the undo of saved text. Removed pictures are deleted, so the undo leaves the pictures as they are. @returns the undo’s id;
   * `undefined` if there is no undo
   */
  const saved = (before: NewsPiece, { title: newTitle, version }: { title: string; version: number }) => {
    const { id, state, title } = before;
    const fields = fieldsOf(valuesOf(before));
    if (!isWhole(fields) || state === 'removed') return undefined;
    const body = { ...fields, publish: state === 'published' };
    const change: SavedChange = {
      subject: `news ${id}`,
      versionBefore: before.version,
      version,
      words: `“${newTitle}” is saved.`,
      back: `“${title}” is back to what it was. Its pictures stay as they are now.`,
      restored: { kind: 'news', id, body },
    };
    return pushSaved(change);
  };
  /** Adds the undo of a publication. @returns the undo’s id */
  const published = ({ id, title, version }: Pick<NewsPiece, 'id' | 'title' | 'version'>) => {
    const key = `news ${id} ${Date.now()}`;
    pushUndo({
      id: key,
      words: `“${title}” is published.`,
      at: serverNow(),
      leavesAt: null,
      way: { kind: 'news published', id, title, version },
    });
    return key;
  };
  return { saved, published };
}
