import { atom } from 'jotai';

/** Where keys hold. Those of a dialog come before those of a list, and those before the Office's own. */
export const shortcutLevels = ['global', 'list', 'dialog'] as const;
export type ShortcutLevel = (typeof shortcutLevels)[number];

/**
 * What each key does: `j`, `?`, `Shift+x`, two after one another as `g d`, `Mod+k` for Ctrl or ⌘. Those with `Mod+` hold while
 * somebody types, too.
 */
export type Shortcuts = Readonly<Record<string, () => void>>;

export interface ShortcutScope {
  level: ShortcutLevel;
  /** What its keys do now. */
  keys: () => Shortcuts;
}

/** Whoever listens to keys, in the order in which they came. */
export const shortcutsAtom = atom<readonly ShortcutScope[]>([]);
