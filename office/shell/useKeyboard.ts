import { useEffect } from 'react';
import { store } from './atoms/asked.ts';
import { type ShortcutScope, shortcutLevels, shortcutsAtom } from './atoms/shortcuts.ts';

/** Maximum time between the two keys of a sequence, in milliseconds. */
const togetherMs = 1_500;

const isWithin = (target: EventTarget | null, selector: string) =>
  target instanceof Element && target.closest(selector) !== null;

const chordOf = ({ key, ctrlKey, metaKey, shiftKey }: KeyboardEvent): string => {
  if (ctrlKey || metaKey) return `Mod+${key.length === 1 ? key.toLowerCase() : key}`;
  return shiftKey && /^[A-Za-z]$/.test(key) ? `Shift+${key.toLowerCase()}` : key;
};

/** Sorts shortcuts by precedence: the highest level first, and the newest first within a level. */
const inOrder = (scopes: readonly ShortcutScope[], isInDialog: boolean) =>
  scopes
    .filter(({ level }) => !isInDialog || level === 'dialog')
    .toReversed()
    .sort((one, other) => shortcutLevels.indexOf(other.level) - shortcutLevels.indexOf(one.level));

/**
 * Installs the only keyboard listener. @param isOff Turns all shortcuts off, because voice control would trigger them by accident.
 */
export function useKeyboard(isOff: boolean): void {
  useEffect(() => {
    if (isOff) return;
    let first = { key: '', at: Number.NEGATIVE_INFINITY };
    const onKey = (event: KeyboardEvent) => {
      if (event.altKey || event.repeat || event.isComposing || event.defaultPrevented) return;
      const chord = chordOf(event);
      const isTyping = isWithin(
        event.target,
        'input:not([type="checkbox"], [type="radio"]), select, textarea, [contenteditable]',
      );
      if (isTyping && !chord.startsWith('Mod+')) return;
      const pair = event.timeStamp - first.at < togetherMs ? `${first.key} ${chord}` : undefined;
      first = { key: chord, at: event.timeStamp };
      for (const scope of inOrder(store.get(shortcutsAtom), isWithin(event.target, '[role="dialog"]'))) {
        const keys = scope.keys();
        const run = (pair === undefined ? undefined : keys[pair]) ?? keys[chord];
        if (!run) continue;
        event.preventDefault();
        first = { key: '', at: Number.NEGATIVE_INFINITY };
        run();
        return;
      }
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [isOff]);
}
