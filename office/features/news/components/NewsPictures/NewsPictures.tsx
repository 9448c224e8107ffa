import { FieldSet } from '@banyan/forms/fields';
import { Badge, Button, Icon, VisuallyHidden } from '@banyan/ui/elements';
import { classNames } from '@banyan/ui/style';
import { ArrowLeft, ArrowRight, X } from 'lucide';
import { useId, useState } from 'react';
import { DropBar } from '../../../gallery/components/DropBar/DropBar.tsx';
import * as tileStyles from '../../../gallery/components/GalleryTile/GalleryTile.css.ts';
import { TileOnItsWay } from '../../../gallery/components/GalleryTile/TileOnItsWay.tsx';
import type { Tile } from '../../../gallery/components/tiles.ts';
import * as styles from './NewsPictures.css.ts';

export interface NewsPicturesProps {
  /** In their order, the first leads; what is on its way stands where it will. */
  tiles: readonly Tile[];
  /** How many there may be. */
  most: number;
  /** Longest text of what can be seen. */
  mostCharacters: number;
  /** Files were dropped or chosen. */
  onFiles: (files: readonly File[]) => void;
  /** Keys of all tiles, in their new order. */
  onOrder: (keys: readonly string[]) => void;
  /** Description of a picture has changed: its key, and the text on one line. */
  onDescribe: (key: string, alt: string) => void;
  /** Not to be in the piece. */
  onLeaveOut: (key: string) => void;
  /** Not to go up after all, or not to be tried again. */
  onDrop: (key: string) => void;
  /** Tries once more to send a picture, by its key. */
  onTryAgain: (key: string) => void;
  /** What is wrong with them. */
  error?: string | undefined;
  /** Id of the sentence that says why nothing can be sent now. */
  unavailableBecause?: string | undefined;
}

/** The keys with the one at a place, and the one beside it, the other way round. */
function swapped(keys: readonly string[], at: number, step: -1 | 1): string[] {
  const rest = keys.filter((_, place) => place !== at);
  return [...rest.slice(0, at + step), ...keys.slice(at, at + 1), ...rest.slice(at + step)];
}

/** The pictures of a piece of news: sent, described and put in order. A gallery of an event has a `GalleryBoard`. */
export function NewsPictures({
  tiles,
  most,
  mostCharacters,
  onFiles,
  onOrder,
  onDescribe,
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
  /** After the next picture is drawn, when what is to have the focus is there. */
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
  const ready = ({ key, thumb, alt }: Tile, at: number) => {
    const name = `picture ${at + 1}`;
    return (
      <>
        <div className={classNames(tileStyles.picture, at === 0 && tileStyles.lead)}>
          {thumb !== null && <img src={thumb} alt="" loading="lazy" decoding="async" />}
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
