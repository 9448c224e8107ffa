import { Button, DimensionLine, Icon, VisuallyHidden } from '@banyan/ui/elements';
import { classNames } from '@banyan/ui/style';
import { CircleAlert } from 'lucide';
import { sentShare, sentWords, type Tile } from '../tiles.ts';
import * as styles from './GalleryTile.css.ts';
import type { GalleryTileProps } from './GalleryTile.tsx';

interface TileOnItsWayProps extends Pick<GalleryTileProps, 'tile' | 'onDrop' | 'onTryAgain'> {
  /** Id of the button that cancels the upload. */
  buttonId?: string;
}

function Coming({ tile }: { tile: Tile }) {
  const { name, received, size, isPaused, reason } = tile;
  if (isPaused)
    return (
      <>
        <span className={styles.strong}>Stopped</span>
        <span>{sentWords(tile)} uploaded. Choose the file again to continue.</span>
      </>
    );
  return (
    <>
      <span className={styles.strong}>{received > 0 ? `${sentShare(tile)} %` : 'Waiting'}</span>
      <DimensionLine
        value={received}
        max={Math.max(size, 1)}
        label={`${name}, uploading`}
        valueText={sentWords(tile)}
      />
      <span>{reason || sentWords(tile)}</span>
    </>
  );
}

/** File without a picture yet: uploading, being processed, or rejected. */
export function TileOnItsWay({ tile, buttonId, onDrop, onTryAgain }: TileOnItsWayProps) {
  const { key, name, state, reason, canTryAgain } = tile;
  const isRefused = state === 'refused';
  const ofFile = <VisuallyHidden> {name}</VisuallyHidden>;
  return (
    <>
      <div className={classNames(styles.picture, isRefused ? styles.bad : styles.onItsWay)}>
        <div className={styles.said}>
          {state === 'coming' && <Coming tile={tile} />}
          {state === 'working' && (
            <>
              <span className={styles.strong}>Working…</span>
              <span>Making smaller copies</span>
            </>
          )}
          {isRefused && (
            <>
              <span className={styles.strong}>
                <Icon icon={CircleAlert} size={20} /> Refused
              </span>
              <span>{reason}</span>
            </>
          )}
        </div>
      </div>
      <p className={styles.meta}>{name}</p>
      <div className={styles.acts}>
        {isRefused && canTryAgain && (
          <Button variant="quiet" size="small" onClick={() => onTryAgain(key)}>
            Try again{ofFile}
          </Button>
        )}
        <Button id={buttonId} variant="quiet" size="small" onClick={() => onDrop(key)}>
          {isRefused ? 'Remove' : 'Stop'}
          {ofFile}
        </Button>
      </div>
    </>
  );
}
