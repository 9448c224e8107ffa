import { useEffect, useEffectEvent } from 'react';
import { store } from './atoms/asked.ts';
import { type ShortcutLevel, type Shortcuts, shortcutsAtom } from './atoms/shortcuts.ts';

/** Registers shortcuts while the component is mounted. @param level See `shortcutLevels`. */
export function useShortcuts(level: ShortcutLevel, keys: Shortcuts): void {
  const now = useEffectEvent(() => keys);
  useEffect(() => {
    const scope = { level, keys: () => now() };
    store.set(shortcutsAtom, (scopes) => [...scopes, scope]);
    return () => store.set(shortcutsAtom, (scopes) => scopes.filter((other) => other !== scope));
  }, [level]);
}
