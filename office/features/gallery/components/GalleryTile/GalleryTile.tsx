import { Badge, Icon, VisuallyHidden } from '@banyan/ui/elements';
import { classNames } from '@banyan/ui/style';
import { Film } from 'lucide';
import type { KeyboardEvent, ReactNode } from 'react';
import { box } from '../../../../shell/components/box.css.ts';
import { FileButton } from '../FileButton/FileButton.tsx';
import type { Tile } from '../tiles.ts';
import * as styles from './GalleryTile.css.ts';
import { TileOnItsWay } from './TileOnItsWay.tsx';

export interface TileHandlers {
  /** It was chosen, or is not any more. */
  onChoose: (key: string, isChosen: boolean) => void;
  /** What can be seen is typed. */
  onDescribe: (key: string, alt: string) => void;
  /** Enter was pressed in there. */
  onNext: (key: string) => void;
  /** Not to go up after all, or not to be tried again. */
  onDrop: (key: string) => void;
  /** Sends it once more. */
  onTryAgain: (key: string) => void;
  /** What is seen before a film plays was chosen. */
  onPoster: (key: string, file: File) => void;
  /** What is heard in a film, as a WebVTT file, was chosen. */
  onCaptions: (key: string, file: File) => void;
}

export interface GalleryTileProps extends TileHandlers {
  /** The picture or film, and how far its file is. */
  tile: Tile;
  /** It stands first, and so leads the page. */
  isLead: boolean;
  /** Whether it is one of those that something is to be done with. */
  isChosen: boolean;
  /** Longest text of what can be seen. */
  mostCharacters: number;
  /** Stands before it: where what is chosen can be put. */
  before?: ReactNode;
}

/** Id of the field of what can be seen, by the tile's key. */
export const describeId = (key: string) => `seen-${key}`;
/** Id of the box that chooses it. */
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

/** A picture or film of a gallery that is being put together, whatever state its file is in. */
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
          <img src={thumb} alt="" loading="lazy" decoding="async" />
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
      {type === 'video' && <Sides tile={tile} onPoster={on.onPoster} onCaptions={on.onCaptions} />}
    </li>
  );
}
