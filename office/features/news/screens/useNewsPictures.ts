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

/** One field of the draft holds all of it. */
export const picturesField = 'pictures' as const;

/**
 * The pictures of a piece of news, what was changed of them, and the files that go up for it. What is changed is part of the piece's draft.
 * Of two who change them each one's are there, in the order of whoever saves later.
 * @param write Writes it into the draft.
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
      // What goes up from here is known here.
      .catch(() => undefined);
  const readFirst = useEffectEvent(() => void read());
  // biome-ignore lint/correctness/useExhaustiveDependencies: another piece has other files
  useEffect(() => readFirst(), [id]);

  const wanted = itemsToSave(items, entries, edits).map(({ path, alt }) => ({ path, alt }));
  const form: NewsPicturesProps = {
    tiles,
    most: newsPictures,
    mostCharacters: galleryLimits.alt,
    onFiles: (files) => void sendFiles(subject, files),
    onOrder: (order) => edit({ order: [...order] }),
    onDescribe: (key, alt) => edit({ words: { ...edits.words, [key]: alt } }),
    onLeaveOut: (key) => {
      if (items.some(({ path }) => path === key)) edit({ left: [...edits.left, key] });
      else dropFiles(subject, [key]);
    },
    onDrop: (key) => dropFiles(subject, [key]),
    onTryAgain: (key) => tryAgain(subject, [key]),
  };
  return {
    form,
    /** What is saved. */
    wanted,
    /** Whether one is not there yet that is to be. */
    areComing: tiles.some(({ state }) => state === 'coming' || state === 'working'),
    read,
    /** Forgets what is part of the piece now, and what never can be. */
    settle: () => {
      forgetSaved(subject, new Set(wanted.map(({ path }) => path)));
      dropFiles(
        subject,
        tiles.filter(({ state }) => state === 'refused').map(({ key }) => key),
      );
    },
  };
}
