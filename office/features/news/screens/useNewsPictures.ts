import { galleryLimits, type NewsPiece, newsPictures } from '@banyan/api/office';
import { useAtomValue } from 'jotai';
import { useEffect, useEffectEvent } from 'react';
import type { WritingDraft } from '../../../kit/useDraft.ts';
import { client } from '../../../shell/client.ts';
import { type Edits, editsIn, itemsToSave, tilesOf } from '../../gallery/screens/uploads/board.ts';
import {
  dropFiles,
  forgetSaved,
  knowUploads,
  sendFiles,
  tryAgain,
} from '../../gallery/screens/uploads/queue.ts';
import { uploadsAtom } from '../../gallery/screens/uploadsAtom.ts';
import type { NewsPicturesProps } from '../components/NewsPictures/NewsPictures.tsx';

/** Field of the draft that holds all changes of the pictures. */
export const picturesField = 'pictures' as const;

/**
 * Pictures of a news item, their changes, and the uploads for it. The changes are part of the item’s draft. When two volunteers
 * change pictures, both sets are kept, in the order of the later save.
 * @param write Writes the changes into the draft.
 */
export function useNewsPictures(
  piece: NewsPiece | undefined,
  { text }: Pick<WritingDraft, 'text'>,
  write: WritingDraft['write'],
) {
  const id = piece?.id ?? 'new';
  const subject = { kind: 'news', id } as const;
  const entries = useAtomValue(uploadsAtom(subject));
  const items = piece?.pictures ?? [];
  const edits = editsIn(text[picturesField]);
  const tiles = tilesOf(items, entries, edits);
  const edit = (change: Partial<Edits>) => write(picturesField, JSON.stringify({ ...edits, ...change }));

  const read = () =>
    client
      .getNewsUploads({ params: { id } })
      .then(({ uploads }) => knowUploads(subject, uploads))
      // A failed read does no harm: the uploads of this browser are known here.
      .catch(() => undefined);
  const readFirst = useEffectEvent(() => void read());
  // biome-ignore lint/correctness/useExhaustiveDependencies: another piece has other files
  useEffect(() => readFirst(), [id]);

  const wanted = itemsToSave(items, entries, edits).map(({ path, alt, focus, hasText }) => ({
    path,
    alt,
    focus,
    hasText,
  }));
  const form: NewsPicturesProps = {
    tiles,
    most: newsPictures,
    mostCharacters: galleryLimits.alt,
    onFiles: (files) => void sendFiles(subject, files),
    onOrder: (order) => edit({ order: [...order] }),
    onDescribe: (key, alt) => edit({ words: { ...edits.words, [key]: alt } }),
    onCrop: (key, crop) => edit({ crops: { ...edits.crops, [key]: { ...edits.crops[key], ...crop } } }),
    onLeaveOut: (key) => {
      if (items.some(({ path }) => path === key)) edit({ left: [...edits.left, key] });
      else dropFiles(subject, [key]);
    },
    onDrop: (key) => dropFiles(subject, [key]),
    onTryAgain: (key) => tryAgain(subject, [key]),
  };
  return {
    form,
    /** Pictures to save. */
    wanted,
    /** True while an upload is unfinished. */
    areComing: tiles.some(({ state }) => state === 'coming' || state === 'working'),
    read,
    /** Forgets uploads that are part of the item now, and rejected ones. */
    settle: () => {
      forgetSaved(subject, new Set(wanted.map(({ path }) => path)));
      dropFiles(
        subject,
        tiles.filter(({ state }) => state === 'refused').map(({ key }) => key),
      );
    },
  };
}
