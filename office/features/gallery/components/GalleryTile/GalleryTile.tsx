import { Badge, Icon, VisuallyHidden } from '@banyan/ui/elements';
import { classNames } from '@banyan/ui/style';
import { Film } from 'lucide';
import type { KeyboardEvent, ReactNode } from 'react';
import { box } from '../../../../shell/components/box.css.ts';
import { type Crop, CropButton } from '../CropButton/CropButton.tsx';
import { FileButton } from '../FileButton/FileButton.tsx';
import type { Tile } from '../tiles.ts';
import * as styles from './GalleryTile.css.ts';
import { TileOnItsWay } from './TileOnItsWay.tsx';
import { TilePicture } from './TilePicture.tsx';

export interface TileHandlers {
  /** Called when the tile is selected or deselected. */
  onChoose: (key: string, isChosen: boolean) => void;
  /** Called with the typed description. */
  onDescribe: (key: string, alt: string) => void;
  /** Called with a changed focal point, or a change of whether the photo has text. */
  onCrop: (key: string, crop: Partial<Crop>) => void;
  /** Called when Enter is pressed in the description. */
  onNext: (key: string) => void;
  /** Cancels the upload, or gives up a failed one. */
  onDrop: (key: string) => void;
  /** Retries the upload. */
  onTryAgain: (key: string) => void;
  /** Called with the chosen poster image of a film. */
  onPoster: (key: string, file: File) => void;
  /** Called with the chosen captions of a film, a WebVTT file. */
  onCaptions: (key: string, file: File) => void;
}

export interface GalleryTileProps extends TileHandlers {
  /** Photo or film, with the state of its file. */
  tile: Tile;
  /** Set for the first tile, which is the lead image of the page. */
  isLead: boolean;
  /** Set if the tile is selected. */
  isChosen: boolean;
  /** Maximum length of a description, in characters. */
  mostCharacters: number;
  /** Content before the tile: the place to put the selection. */
  before?: ReactNode;
}

/** Id of the description field, by the tile’s key. */
export const describeId = (key: string) => `seen-${key}`;
/** Id of the tile’s checkbox. */
export const chooseId = (key: string) => `choose-${key}`;

function Sides({ tile, onPoster, onCaptions }: Pick<GalleryTileProps, 'tile' | 'onPoster' | 'onCaptions'>) {
  const { key, name, hasPoster, hasCaptions, sides } = tile;
  const ofFilm = <VisuallyHidden> of {name}</VisuallyHidden>;
  return (
    <>
      <div className={styles.acts}>
        <FileButton
          variant="quiet"
          size="small"
          accept="image/jpeg,image/png,image/webp,image/avif,.jfif,.jpe"
          onFiles={([file]) => file && onPoster(key, file)}
        >
          {hasPoster ? 'Change poster' : 'Poster'}
          {ofFilm}
        </FileButton>
        <FileButton
          variant="quiet"
          size="small"
          accept=".vtt,text/vtt"
          onFiles={([file]) => file && onCaptions(key, file)}
        >
          {hasCaptions ? 'Change captions' : 'Captions'}
          {ofFilm}
        </FileButton>
      </div>
      {sides.map(({ words, isRefused }) => (
        <p key={words} role="status" className={classNames(styles.meta, isRefused && styles.wrong)}>
          {words}
        </p>
      ))}
    </>
  );
}

/** Tile of the gallery editor: a photo or film in any state of its file. */
export function GalleryTile({ tile, isLead, isChosen, mostCharacters, before, ...on }: GalleryTileProps) {
  const { key, name, type, state, thumb, alt } = tile;
  if (state !== 'ready')
    return (
      <li className={styles.tile}>
        {before}
        <TileOnItsWay tile={tile} onDrop={on.onDrop} onTryAgain={on.onTryAgain} />
      </li>
    );
  const keys = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    on.onNext(key);
  };
  return (
    <li className={styles.tile}>
      {before}
      <div className={classNames(styles.picture, isLead && styles.lead, isChosen && styles.chosen)}>
        {thumb === null ? (
          <Icon icon={Film} size={32} className={styles.film} />
        ) : (
          <TilePicture tile={tile} />
        )}
        <label className={styles.pick}>
          <input
            type="checkbox"
            id={chooseId(key)}
            aria-label={`Choose ${name}`}
            checked={isChosen}
            className={classNames(box, styles.box)}
            onChange={({ target }) => on.onChoose(key, target.checked)}
          />
        </label>
        {isLead ? (
          <Badge className={styles.badge}>Cover</Badge>
        ) : (
          type === 'video' && <Badge className={styles.badge}>Film</Badge>
        )}
      </div>
      <textarea
        id={describeId(key)}
        aria-label={`Description of ${name}`}
        placeholder="Describe this photo"
        rows={2}
        maxLength={mostCharacters}
        value={alt}
        className={styles.alt}
        onChange={({ target }) => on.onDescribe(key, target.value.replaceAll('\n', ' '))}
        onKeyDown={keys}
      />
      <p className={styles.meta}>
        <span>{name}</span>
        {alt.trim() === '' && <span className={styles.missing}>no description</span>}
      </p>
      {type === 'image' && thumb !== null && (
        <div className={styles.acts}>
          <CropButton {...tile} src={thumb} onCrop={(crop) => on.onCrop(key, crop)}>
            Crop<VisuallyHidden> of {name}</VisuallyHidden>
          </CropButton>
        </div>
      )}
      {type === 'video' && <Sides tile={tile} onPoster={on.onPoster} onCaptions={on.onCaptions} />}
    </li>
  );
}
