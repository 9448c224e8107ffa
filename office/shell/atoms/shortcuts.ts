import { atom } from 'jotai';

/** Levels of shortcuts. Those of a dialog take precedence over those of a list, and those over the global ones. */
export const shortcutLevels = ['global', 'list', 'dialog'] as const;
export type ShortcutLevel = (typeof shortcutLevels)[number];

/**
 * Actions by key: `j`, `?`, `Shift+x`, a sequence such as `g d`, `Mod+k` for Ctrl or ⌘. Shortcuts with `Mod+` also work while
 * typing.
 */
export type Shortcuts = Readonly<Record<string, () => void>>;

export interface ShortcutScope {
  level: ShortcutLevel;
  /** Returns the current shortcuts. */
  keys: () => Shortcuts;
}

/** Registered shortcuts, in the order of registration. */
export const shortcutsAtom = atom<readonly ShortcutScope[]>([]);
