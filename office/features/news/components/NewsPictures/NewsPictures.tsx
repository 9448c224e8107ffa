import { FieldSet } from '@banyan/forms/fields';
import { Badge, Button, Icon, VisuallyHidden } from '@banyan/ui/elements';
import { classNames } from '@banyan/ui/style';
import { ArrowLeft, ArrowRight, X } from 'lucide';
import { useId, useState } from 'react';
import { type Crop, CropButton } from '../../../gallery/components/CropButton/CropButton.tsx';
import { DropBar } from '../../../gallery/components/DropBar/DropBar.tsx';
import * as tileStyles from '../../../gallery/components/GalleryTile/GalleryTile.css.ts';
import { TileOnItsWay } from '../../../gallery/components/GalleryTile/TileOnItsWay.tsx';
import { TilePicture } from '../../../gallery/components/GalleryTile/TilePicture.tsx';
import type { Tile } from '../../../gallery/components/tiles.ts';
import * as styles from './NewsPictures.css.ts';

export interface NewsPicturesProps {
  /** Pictures in their order; the first one leads. Uploads in progress have their future place. */
  tiles: readonly Tile[];
  /** Maximum number of pictures. */
  most: number;
  /** Maximum number of characters of a description. */
  mostCharacters: number;
  /** Handles files that were dropped or chosen. */
  onFiles: (files: readonly File[]) => void;
  /** Handles a new order, given as the keys of all tiles. */
  onOrder: (keys: readonly string[]) => void;
  /** Handles a changed description, given as the picture’s key and one line of text. */
  onDescribe: (key: string, alt: string) => void;
  /** Handles a changed focal point, or a change of whether the picture has text. */
  onCrop: (key: string, crop: Partial<Crop>) => void;
  /** Leaves a picture out of the item. */
  onLeaveOut: (key: string) => void;
  /** Cancels an upload or removes a failed one. */
  onDrop: (key: string) => void;
  /** Tries again to upload a picture, by its key. */
  onTryAgain: (key: string) => void;
  /** Error message of the pictures. */
  error?: string | undefined;
  /** Id of the sentence that says why nothing can be sent now. */
  unavailableBecause?: string | undefined;
}

/** Keys with the key at `at` swapped with its neighbor in the direction of `step`. */
function swapped(keys: readonly string[], at: number, step: -1 | 1): string[] {
  const rest = keys.filter((_, place) => place !== at);
  return [...rest.slice(0, at + step), ...keys.slice(at, at + 1), ...rest.slice(at + step)];
}

/** Field for the pictures of a news item: upload, describe and order them. A gallery of an event has a `GalleryBoard`. */
export function NewsPictures({
  tiles,
  most,
  mostCharacters,
  onFiles,
  onOrder,
  onDescribe,
  onCrop,
  onLeaveOut,
  onDrop,
  onTryAgain,
  error,
  unavailableBecause,
}: NewsPicturesProps) {
  const id = useId();
  const [said, setSaid] = useState('');
  const keys = tiles.map(({ key }) => key);
  const buttonId = (what: string, key: string) => `${id}${what}${key}`;
  /** Focuses an element after the next frame, when it has been rendered. */
  const focusSoon = (found: string) => requestAnimationFrame(() => document.getElementById(found)?.focus());

  const move = (at: number, step: -1 | 1) => {
    onOrder(swapped(keys, at, step));
    setSaid(`Moved to position ${at + step + 1} of ${tiles.length}.`);
    focusSoon(buttonId(`${step}`, keys[at] ?? ''));
  };
  const leave = (at: number, how: (key: string) => void) => {
    how(keys[at] ?? '');
    setSaid('Picture removed.');
    const next = keys[at + 1] ?? keys[at - 1];
    focusSoon(next === undefined ? 'news-pictures' : buttonId('out', next));
  };
  const onItsWay = (tile: Tile, at: number) => (
    <TileOnItsWay
      tile={tile}
      buttonId={buttonId('out', tile.key)}
      onDrop={() => leave(at, onDrop)}
      onTryAgain={onTryAgain}
    />
  );
  const ready = (tile: Tile, at: number) => {
    const { key, thumb, alt } = tile;
    const name = `picture ${at + 1}`;
    return (
      <>
        <div className={classNames(tileStyles.picture, at === 0 && tileStyles.lead)}>
          {thumb !== null && <TilePicture tile={tile} />}
          {at === 0 && <Badge className={tileStyles.badge}>Cover</Badge>}
        </div>
        <textarea
          aria-label={`Description of ${name}`}
          placeholder="Describe this photo"
          rows={2}
          maxLength={mostCharacters}
          value={alt}
          className={tileStyles.alt}
          onChange={({ target }) => onDescribe(key, target.value.replaceAll('\n', ' '))}
        />
        {thumb !== null && (
          <CropButton {...tile} src={thumb} onCrop={(crop) => onCrop(key, crop)}>
            Crop<VisuallyHidden> of {name}</VisuallyHidden>
          </CropButton>
        )}
        <div className={styles.tools}>
          {([-1, 1] as const).map((step) => (
            <Button
              key={step}
              id={buttonId(`${step}`, key)}
              variant="quiet"
              size="small"
              className={styles.tool}
              aria-label={step < 0 ? `Move ${name} forward` : `Move ${name} back`}
              title={step < 0 ? 'Forward' : 'Back'}
              unavailable={keys[at + step] === undefined}
              onClick={() => move(at, step)}
            >
              <Icon icon={step < 0 ? ArrowLeft : ArrowRight} size={18} />
            </Button>
          ))}
          <Button
            id={buttonId('out', key)}
            variant="quiet"
            size="small"
            className={styles.tool}
            aria-label={`Remove ${name}`}
            title="Remove"
            onClick={() => leave(at, onLeaveOut)}
          >
            <Icon icon={X} size={18} />
          </Button>
        </div>
      </>
    );
  };

  return (
    <FieldSet
      legend="Pictures"
      id="news-pictures"
      tabIndex={-1}
      optional
      hint={`Up to ${most}. The first is the cover and appears in lists. Files that are not saved with the news are kept for a day.`}
      error={error}
      space="tight"
    >
      <div className={styles.body}>
        {tiles.length < most && (
          <DropBar takes="photos" onFiles={onFiles} unavailableBecause={unavailableBecause} />
        )}
        {tiles.length > 0 && (
          <ol className={styles.grid}>
            {tiles.map((tile, at) => (
              <li key={tile.key} className={tileStyles.tile}>
                {tile.state === 'ready' ? ready(tile, at) : onItsWay(tile, at)}
              </li>
            ))}
          </ol>
        )}
      </div>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </FieldSet>
  );
}
