import { useRef } from 'react';
import { useShortcuts } from '../../../shell/useShortcuts.ts';
import { chooseId } from '../components/GalleryTile/GalleryTile.tsx';
import { rangeBetween, type Tile } from '../components/tiles.ts';

/** Those that are chosen, and choosing others. */
interface Chosen {
  chosen: ReadonlySet<string>;
  onChosen: (keys: ReadonlySet<string>) => void;
}

/** `x` chooses the tile that the focus is in, or gives it back; `Shift x` all from the one before to this one. */
export function useTileKeys(tiles: readonly Tile[], { chosen, onChosen }: Chosen): void {
  const last = useRef<string>(undefined);
  const choosable = tiles.filter(({ state }) => state === 'ready').map(({ key }) => key);
  const choose = (isRange: boolean) => {
    const line = document.activeElement?.closest('li');
    const key = choosable.find((one) => line?.contains(document.getElementById(chooseId(one))));
    // With the focus elsewhere it goes to the first, where the key does something the next time.
    if (key === undefined) return document.getElementById(chooseId(choosable[0] ?? ''))?.focus();
    const next = new Set(chosen);
    if (isRange) for (const one of rangeBetween(choosable, last.current, key)) next.add(one);
    else if (!next.delete(key)) next.add(key);
    last.current = key;
    onChosen(next);
  };
  useShortcuts('list', { x: () => choose(false), 'Shift+x': () => choose(true) });
}
