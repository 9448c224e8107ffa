import { serverNow } from '@banyan/api/client';
import type { Published } from '@banyan/api/office';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import type { Feedback } from '../../../kit/useActions.ts';
import { errorMessage, withStepUp } from '../../../kit/withStepUp.ts';
import { dayWords } from '../../../kit/words/times.ts';
import { pushUndo, type Undoable } from '../../../shell/atoms/undo.ts';
import { client } from '../../../shell/client.ts';
import type { Edited } from '../components/EditForm/EditForm.tsx';
import { publishedTitle, unpublishedWords } from '../components/words.ts';

/** Number of days a renewed job is on the board. */
const daysOnBoard = 60;

/** Change of a row to show before the server has answered. */
interface Change {
  isGone: boolean;
  row: Published;
}

/** Actions that renew, unpublish and correct, with their undo. Changes that can be undone show at once. */
export function usePublishedActions(rows: readonly Published[]) {
  const router = useRouter();
  const [changes, setChanges] = useState<ReadonlyMap<string, Change>>(new Map());
  const [said, setSaid] = useState<Feedback>();
  const [latest, setLatest] = useState<string>();

  const change = (ref: string, next: Change | undefined) =>
    setChanges((all) => {
      const changed = new Map(all);
      if (next) changed.set(ref, next);
      else changed.delete(ref);
      return changed;
    });

  const remember = (row: Published, words: string, message: Pick<Undoable, 'leavesAt' | 'isMailSetUp'>) => {
    const id = `${Date.now()} ${row.ref}`;
    const way = { kind: 'published', ref: row.ref, title: publishedTitle(row) } as const;
    pushUndo({ id, words, at: serverNow(), ...message, way });
    setLatest(id);
    setSaid(undefined);
  };

  const optimistic = async (row: Published, next: Change, run: () => Promise<void>) => {
    setSaid(undefined);
    change(row.ref, next);
    try {
      await run();
      await router.invalidate();
    } catch (error) {
      const words = errorMessage(error);
      if (words !== undefined) setSaid({ tone: 'critical', words: `${publishedTitle(row)}: ${words}` });
    }
    change(row.ref, undefined);
  };

  const unpublish = (row: Published, reason: string) =>
    optimistic(row, { isGone: true, row }, async () => {
      const message = await withStepUp(`Remove ${publishedTitle(row)}`, (options) =>
        client.unpublish({ version: row.version, reason }, { params: { ref: row.ref }, ...options }),
      );
      remember(row, unpublishedWords(row), message);
    });
  const renew = (row: Extract<Published, { kind: 'job' }>) =>
    optimistic(row, { isGone: false, row: { ...row, daysLeft: daysOnBoard } }, async () => {
      const { until } = await withStepUp(`Renew ${publishedTitle(row)}`, (options) =>
        client.renewJob({ version: row.version }, { params: { ref: row.ref }, ...options }),
      );
      remember(row, `“${publishedTitle(row)}” stays on the board until ${dayWords(until)}.`, {
        leavesAt: null,
      });
    });
  /** Saves a correction. @throws as the call does */
  const edit = async (row: Published, edited: Edited) => {
    await withStepUp(`Edit ${publishedTitle(row)}`, (options) =>
      client.editStory({ version: row.version, ...edited }, { params: { ref: row.ref }, ...options }),
    );
    await router.invalidate();
    setSaid({
      tone: 'success',
      words: edited.notifyAuthor
        ? `“${edited.title}” is saved. We email its author the new text.`
        : `“${edited.title}” is saved.`,
    });
  };

  const shown = rows.flatMap((row) => {
    const changed = changes.get(row.ref);
    return changed?.isGone ? [] : [changed?.row ?? row];
  });
  return { rows: shown, said, setSaid, latest, unpublish, renew, edit };
}
