import { useRef } from 'react';
import { useShortcuts } from '../../../shell/useShortcuts.ts';
import { chooseId } from '../components/GalleryTile/GalleryTile.tsx';
import { rangeBetween, type Tile } from '../components/tiles.ts';

/** Selection, and the function that changes it. */
interface Chosen {
  chosen: ReadonlySet<string>;
  onChosen: (keys: ReadonlySet<string>) => void;
}

/** Keyboard shortcuts: `x` selects or deselects the focused tile; `Shift x` selects the range from the last one. */
export function useTileKeys(tiles: readonly Tile[], { chosen, onChosen }: Chosen): void {
  const last = useRef<string>(undefined);
  const choosable = tiles.filter(({ state }) => state === 'ready').map(({ key }) => key);
  const choose = (isRange: boolean) => {
    const line = document.activeElement?.closest('li');
    const key = choosable.find((one) => line?.contains(document.getElementById(chooseId(one))));
    // Without a focused tile the key moves the focus to the first one.
    if (key === undefined) return document.getElementById(chooseId(choosable[0] ?? ''))?.focus();
    const next = new Set(chosen);
    if (isRange) for (const one of rangeBetween(choosable, last.current, key)) next.add(one);
    else if (!next.delete(key)) next.add(key);
    last.current = key;
    onChosen(next);
  };
  useShortcuts('list', { x: () => choose(false), 'Shift+x': () => choose(true) });
}
