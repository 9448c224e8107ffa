import { ApiError } from '@banyan/api/client';
import type { GalleryItem } from '@banyan/api/office';
import { useRouter } from '@tanstack/react-router';
import { atom, useAtom, useAtomValue } from 'jotai';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Feedback } from '../../../kit/useActions.ts';
import { useDraft } from '../../../kit/useDraft.ts';
import { errorMessage, withStepUp } from '../../../kit/withStepUp.ts';
import { client } from '../../../shell/client.ts';
import { type Edits, editsAfter, editsIn, isOther, itemsToSave, noEdits, tilesOf } from './uploads/board.ts';
import { forgetSaved, knowUploads } from './uploads/queue.ts';
import { uploadsAtom } from './uploadsAtom.ts';

interface Gallery {
  event: string;
  version: string;
  items: readonly GalleryItem[];
}

/** Gallery that was read last. */
const galleryAtom = atom<Gallery | undefined>(undefined);

/** Name of the draft’s only field, which holds all edits. */
const field = 'gallery';

const isChangedMeanwhile = (error: unknown) => error instanceof ApiError && error.status === 409;

/** State of the gallery editor: the saved gallery, its edits, and its uploads. The edits are a draft until they are saved. */
export function useGallery(event: string) {
  const router = useRouter();
  const subject = { kind: 'event', id: event } as const;
  const [read, setRead] = useAtom(galleryAtom);
  const entries = useAtomValue(uploadsAtom(subject));
  const draft = useDraft('gallery', event);
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<string>();
  const [said, setSaid] = useState<Feedback>();
  const gallery = read?.event === event ? read : undefined;
  const items = gallery?.items ?? [];
  const edits = editsIn(draft.text[field]);
  const wanted = itemsToSave(items, entries, edits);

  const load = async () => {
    setTrouble(undefined);
    try {
      const found = await withStepUp('Read the gallery', () => client.getGallery({ params: { id: event } }));
      setRead({ event, version: found.version, items: found.items });
      knowUploads(subject, found.uploads);
    } catch (error) {
      setTrouble(errorMessage(error) ?? 'The gallery didn’t load.');
    }
  };
  const loadFirst = useEffectEvent(() => void load());
  // biome-ignore lint/correctness/useExhaustiveDependencies: another event has another gallery
  useEffect(() => loadFirst(), [event]);

  // An undo that comes later must change the current edits.
  const latest = useRef(edits);
  useEffect(() => {
    latest.current = edits;
  });
  const edit = (change: Partial<Edits>) => {
    setSaid(undefined);
    latest.current = { ...latest.current, ...change };
    draft.write(field, JSON.stringify(latest.current));
  };

  const save = async () => {
    if (!gallery) return;
    setBusy(true);
    setSaid(undefined);
    try {
      const saved = await withStepUp('Save the gallery', (options) =>
        client.saveGallery(
          { version: gallery.version, items: wanted },
          { params: { id: event }, ...options },
        ),
      );
      const pathOf = (key: string) => entries.find((entry) => entry.key === key)?.item?.path ?? key;
      const rest = editsAfter(entries, edits, pathOf);
      setRead({ event, version: saved.version, items: saved.items });
      const used = saved.items.flatMap(({ path, poster, captions }) => [path, poster ?? '', captions ?? '']);
      forgetSaved(subject, new Set(used));
      if (JSON.stringify(rest) === JSON.stringify(noEdits)) draft.forget();
      else draft.write(field, JSON.stringify(rest));
      setSaid({ tone: 'success', words: 'The gallery is saved and on the site.' });
      await router.invalidate();
    } catch (error) {
      if (isChangedMeanwhile(error)) await load();
      const words = isChangedMeanwhile(error)
        ? 'Someone else saved this gallery. What you both added is here, in your order. Check it, then save again.'
        : errorMessage(error);
      if (words) setSaid({ tone: 'critical', words });
    } finally {
      setBusy(false);
    }
  };

  return {
    subject,
    isRead: gallery !== undefined && draft.isRead,
    trouble,
    load,
    tiles: tilesOf(items, entries, edits),
    edits,
    edit,
    isChanged: isOther(items, wanted),
    isGoingUp: entries.some(({ state, file }) => state === 'waiting' && file !== undefined),
    busy,
    said,
    save,
    draftSaid: draft.said,
  };
}
