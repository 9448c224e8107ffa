import { serverNow } from '@banyan/api/client';
import { galleryLimits } from '@banyan/api/office';
import { ErrorState, Skeleton, SkeletonGroup } from '@banyan/ui/elements';
import { Stack } from '@banyan/ui/layout';
import { useEffect, useState } from 'react';
import { useOnline } from '../../../kit/useOnline.ts';
import { pushUndo } from '../../../shell/atoms/undo.ts';
import { InlineAlert } from '../../../shell/components/InlineAlert/InlineAlert.tsx';
import { DropBar } from '../components/DropBar/DropBar.tsx';
import { GalleryBoard } from '../components/GalleryBoard/GalleryBoard.tsx';
import { dropFiles, sendFiles, tryAgain } from './uploads/queue.ts';
import { useGallery } from './useGallery.ts';
import { useTileKeys } from './useTileKeys.ts';

export interface GalleryTabProps {
  event: { id: string };
}

const offlineId = 'gallery-offline';

/** Asks before the page is closed while something would be lost. */
function useWarning(isNeeded: boolean): void {
  useEffect(() => {
    if (!isNeeded) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isNeeded]);
}

/** Gallery tab of an event: uploads, describes and orders files, which are public once the gallery is saved. */
export function GalleryTab({ event: { id } }: GalleryTabProps) {
  const gallery = useGallery(id);
  const { subject, tiles, edits, edit, said } = gallery;
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  useTileKeys(tiles, { chosen, onChosen: setChosen });
  const isOnline = useOnline();
  const unavailableBecause = isOnline ? undefined : offlineId;
  useWarning(gallery.isChanged || gallery.isGoingUp);

  if (gallery.trouble)
    return (
      <ErrorState live heading="The gallery didn’t load" headingLevel={2} onRetry={() => void gallery.load()}>
        {gallery.trouble}
      </ErrorState>
    );
  if (!gallery.isRead)
    return (
      <SkeletonGroup label="Loading...">
        <Stack space={16}>
          <Skeleton shape="control" />
          <Skeleton shape="picture" length="short" />
        </Stack>
      </SkeletonGroup>
    );

  const order = (keys: readonly string[], moved: number) => {
    const before = edits.order;
    edit({ order: [...keys] });
    pushUndo({
      id: crypto.randomUUID(),
      words: `${moved} moved in the gallery.`,
      at: serverNow(),
      leavesAt: null,
      way: {
        kind: 'here',
        run: () => {
          edit({ order: before });
          return 'The gallery is back in its previous order.';
        },
      },
    });
  };
  const side = (film: string, kind: 'posters' | 'captions', file: File) => {
    const [key] = sendFiles(subject, [file], kind === 'posters' ? 'poster' : 'captions');
    if (key) edit({ [kind]: { ...edits[kind], [film]: key } });
  };
  const leaveOut = (keys: readonly string[]) => {
    const here = new Set(tiles.filter(({ state }) => state === 'ready').map(({ key }) => key));
    edit({ left: [...edits.left, ...keys.filter((key) => here.has(key))] });
    dropFiles(subject, keys);
  };
  const refused = tiles.filter(({ state, canTryAgain }) => state === 'refused' && canTryAgain);

  return (
    <Stack space={16}>
      {!isOnline && (
        <InlineAlert live tone="warning" id={offlineId}>
          You’re offline. Uploads continue when you’re back online; you can save then.
        </InlineAlert>
      )}
      <DropBar onFiles={(files) => void sendFiles(subject, files)} unavailableBecause={unavailableBecause} />
      <GalleryBoard
        tiles={tiles}
        chosen={chosen}
        onChosen={setChosen}
        mostCharacters={galleryLimits.alt}
        isChanged={gallery.isChanged}
        busy={gallery.busy}
        unavailableBecause={unavailableBecause}
        said={gallery.isChanged ? gallery.draftSaid : undefined}
        onOrder={order}
        onLeaveOut={leaveOut}
        onDescribe={(key, alt) => edit({ words: { ...edits.words, [key]: alt } })}
        onCrop={(key, crop) => edit({ crops: { ...edits.crops, [key]: { ...edits.crops[key], ...crop } } })}
        onDrop={(key) => dropFiles(subject, [key])}
        onTryAgain={(key) => tryAgain(subject, [key])}
        onTryAllAgain={() =>
          tryAgain(
            subject,
            refused.map(({ key }) => key),
          )
        }
        onPoster={(key, file) => side(key, 'posters', file)}
        onCaptions={(key, file) => side(key, 'captions', file)}
        onSave={() => void gallery.save()}
      />
      {said && (
        <InlineAlert live tone={said.tone}>
          {said.words}
        </InlineAlert>
      )}
    </Stack>
  );
}
