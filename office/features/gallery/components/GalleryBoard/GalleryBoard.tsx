import { Button, VisuallyHidden } from '@banyan/ui/elements';
import { type ReactNode, useState } from 'react';
import { chooseId, describeId, GalleryTile, type TileHandlers } from '../GalleryTile/GalleryTile.tsx';
import { countsOf, countWords, itemsWords, movedBefore, type Tile } from '../tiles.ts';
import * as styles from './GalleryBoard.css.ts';

export interface GalleryBoardProps extends Omit<TileHandlers, 'onChoose' | 'onNext'> {
  /** Tiles in the order of the gallery, including uploads in progress at their future place. */
  tiles: readonly Tile[];
  /** Keys of the tiles selected to be moved or removed. */
  chosen: ReadonlySet<string>;
  /** Called with the new selection. */
  onChosen: (keys: ReadonlySet<string>) => void;
  /** Maximum length of a description, in characters. */
  mostCharacters: number;
  /** Called with the keys of all tiles in their new order. @param moved Number of tiles that were moved */
  onOrder: (keys: readonly string[], moved: number) => void;
  /** Removes these tiles from the gallery. */
  onLeaveOut: (keys: readonly string[]) => void;
  /** Retries all failed uploads. */
  onTryAllAgain: () => void;
  /** Saves the gallery. */
  onSave: () => void;
  /** Set while there are unsaved changes. */
  isChanged: boolean;
  /** Set while a request is under way; no button can be pressed twice. @default false */
  busy?: boolean;
  /** Id of the sentence that explains why nothing can be saved now. */
  unavailableBecause?: string | undefined;
  /** Saved state of the draft: "Draft saved 8:11 PM, not published". */
  said?: ReactNode;
}

const focus = (id: string | undefined) => id !== undefined && document.getElementById(id)?.focus();

/** Moves the focus after the next frame, when its target exists. */
const focusSoon = (id: string | undefined) => requestAnimationFrame(() => focus(id));

const isBare = ({ state, alt }: Tile) => state === 'ready' && alt.trim() === '';

/** Next tile without a description, after a tile or from the beginning. */
function nextBare(tiles: readonly Tile[], behind?: string): Tile | undefined {
  const at = tiles.findIndex(({ key }) => key === behind);
  return [...tiles.slice(at + 1), ...tiles.slice(0, at + 1)].find(
    (tile) => isBare(tile) && tile.key !== behind,
  );
}

interface HereProps {
  many: number;
  /** Description of the place before which the selection would be put. */
  place: string;
  onHere: () => void;
}

const Here = ({ many, place, onHere }: HereProps) => (
  <button
    type="button"
    aria-label={`Here: put the ${many} chosen ${place}`}
    className={styles.here}
    onClick={onHere}
  >
    Here
  </button>
);

/** Gallery editor: counts, describes, orders (by keyboard or dragging) and saves the photos and films. */
export function GalleryBoard({
  tiles,
  chosen,
  onChosen,
  mostCharacters,
  onOrder,
  onLeaveOut,
  onTryAllAgain,
  onSave,
  isChanged,
  busy = false,
  unavailableBecause,
  said,
  ...on
}: GalleryBoardProps) {
  const [moved, setMoved] = useState('');
  const keys = tiles.map(({ key }) => key);
  const picked = keys.filter((key) => chosen.has(key));
  const counts = countsOf(tiles);
  const bare = counts.items - counts.described;
  const first = tiles.find(({ state }) => state === 'ready');

  const choose = (key: string, isChosen: boolean) => {
    setMoved('');
    onChosen(new Set(isChosen ? [...picked, key] : picked.filter((one) => one !== key)));
  };
  const move = (before: Tile | undefined) => {
    onOrder(movedBefore(keys, new Set(picked), before?.key), picked.length);
    setMoved(`${itemsWords(picked.length)} moved ${before ? `before ${before.name}` : 'to the end'}.`);
    onChosen(new Set());
    focusSoon(picked[0] && chooseId(picked[0]));
  };
  const leaveOut = () => {
    onLeaveOut(picked);
    setMoved(`${itemsWords(picked.length)} removed. Save to keep this change.`);
    onChosen(new Set());
    const rest = tiles.find(({ key, state }) => state === 'ready' && !chosen.has(key));
    focusSoon(rest && chooseId(rest.key));
  };
  const hereBefore = (tile: Tile) =>
    picked.length > 0 &&
    !chosen.has(tile.key) && (
      <Here many={picked.length} place={`before ${tile.name}`} onHere={() => move(tile)} />
    );

  return (
    <div className={styles.board}>
      <div className={styles.counts}>
        <p role="status" className={styles.counted}>
          <span className={styles.items}>{itemsWords(counts.items)}</span> {countWords(counts)}
          {moved && <VisuallyHidden>. {moved}</VisuallyHidden>}
        </p>
        <div className={styles.acts}>
          {bare > 0 && (
            <Button
              variant="quiet"
              size="small"
              onClick={() => {
                const next = nextBare(tiles);
                focus(next && describeId(next.key));
              }}
            >
              Next photo without alt text
            </Button>
          )}
          {tiles.some(({ state, canTryAgain }) => state === 'refused' && canTryAgain) && (
            <Button variant="quiet" size="small" onClick={onTryAllAgain}>
              Try the {counts.refused} again
            </Button>
          )}
        </div>
      </div>
      {tiles.length > 0 && (
        <ul className={styles.grid}>
          {tiles.map((tile) => (
            <GalleryTile
              {...on}
              key={tile.key}
              tile={tile}
              isLead={tile === first}
              isChosen={chosen.has(tile.key)}
              mostCharacters={mostCharacters}
              before={hereBefore(tile)}
              onChoose={choose}
              onNext={(key) => {
                const next = nextBare(tiles, key);
                focus(next && describeId(next.key));
              }}
            />
          ))}
        </ul>
      )}
      {picked.length > 0 && <Here many={picked.length} place="at the end" onHere={() => move(undefined)} />}
      {(tiles.length > 0 || isChanged) && (
        <div className={styles.foot}>
          <Button
            variant="accent"
            busy={busy}
            unavailable={unavailableBecause !== undefined}
            aria-describedby={unavailableBecause ?? 'gallery-said'}
            onClick={onSave}
          >
            Save the gallery
          </Button>
          {picked.length > 0 && (
            <Button variant="line" onClick={leaveOut}>
              Remove the {picked.length} chosen
            </Button>
          )}
          <p id="gallery-said" className={styles.said}>
            {picked.length > 0
              ? `${itemsWords(picked.length)} chosen. Press “Here” where they should go.`
              : isChanged
                ? 'Nothing is public until you save.'
                : 'No changes to save.'}
            {bare > 0 && ` ${bare} without a description.`} {said}
          </p>
        </div>
      )}
    </div>
  );
}
