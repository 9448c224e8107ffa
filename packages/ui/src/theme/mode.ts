import { tryStorage } from '../hooks/tryStorage.ts';

/** Light, dark, or whatever the reader's system says. */
export const modes = ['system', 'light', 'dark'] as const;
export type Mode = (typeof modes)[number];

/** Where the choice is remembered on this device. */
export const modeStorageKey = 'banyan-mode';

/** Narrows what was stored; anything unknown means the system decides. */
export const parseMode = (value: unknown): Mode => modes.find((mode) => mode === value) ?? 'system';

/**
 * Runs in the `<head>` before anything is painted, so that a remembered mode never flashes. Kept to one statement:
 * its hash stands in the Content-Security-Policy.
 */
export const modeScript = `try{var m=localStorage.getItem('${modeStorageKey}');if(m==='light'||m==='dark')document.documentElement.dataset.mode=m}catch(e){}`;

/** Puts a mode on the document and remembers it. Storage that is full or forbidden costs the memory, not the mode. */
export const applyMode = (mode: Mode): void => {
  if (mode === 'system') delete document.documentElement.dataset.mode;
  else document.documentElement.dataset.mode = mode;
  tryStorage(() => {
    if (mode === 'system') localStorage.removeItem(modeStorageKey);
    else localStorage.setItem(modeStorageKey, mode);
  });
};
