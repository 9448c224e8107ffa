import { Button, VisuallyHidden } from '@banyan/ui/elements';
import { type ReactNode, useState } from 'react';
import { chooseId, describeId, GalleryTile, type TileHandlers } from '../GalleryTile/GalleryTile.tsx';
import { countsOf, countWords, itemsWords, movedBefore, type Tile } from '../tiles.ts';
import * as styles from './GalleryBoard.css.ts';

export interface GalleryBoardProps extends Omit<TileHandlers, 'onChoose' | 'onNext'> {
  /** In the order of the gallery; what is on its way stands where it will. */
  tiles: readonly Tile[];
  /** Keys of tiles that are chosen to be moved or left out. */
  chosen: ReadonlySet<string>;
  /** Others are chosen. */
  onChosen: (keys: ReadonlySet<string>) => void;
  /** Longest text of what can be seen, in characters. */
  mostCharacters: number;
  /** Keys of all tiles, in their new order. @param moved How many were moved */
  onOrder: (keys: readonly string[], moved: number) => void;
  /** These are not to be in the gallery. */
  onLeaveOut: (keys: readonly string[]) => void;
  /** Sends all those once more that did not arrive. */
  onTryAllAgain: () => void;
  /** Saves the gallery as it stands. */
  onSave: () => void;
  /** Whether there is something to be saved. */
  isChanged: boolean;
  /** What was asked for is under way; nothing of it can be pressed twice. @default false */
  busy?: boolean;
  /** Id of the sentence that says why nothing can be saved now. */
  unavailableBecause?: string | undefined;
  /** "Draft saved 8:11 PM, not published", of the draft. */
  said?: ReactNode;
}

const focus = (id: string | undefined) => id !== undefined && document.getElementById(id)?.focus();

/** After the next picture is drawn, when what is to have the focus is there. */
const focusSoon = (id: string | undefined) => requestAnimationFrame(() => focus(id));

const isBare = ({ state, alt }: Tile) => state === 'ready' && alt.trim() === '';

/** The next tile that nobody has described, behind one or from the beginning. */
function nextBare(tiles: readonly Tile[], behind?: string): Tile | undefined {
  const at = tiles.findIndex(({ key }) => key === behind);
  return [...tiles.slice(at + 1), ...tiles.slice(0, at + 1)].find(
    (tile) => isBare(tile) && tile.key !== behind,
  );
}

interface HereProps {
  many: number;
  /** Words for what it would stand before. */
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

/** A gallery that is being put together: counted, described, put in order by keys as well as by hand, and saved. */
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
