import { tryStorage } from '../hooks/tryStorage.ts';

/** Light, dark, or the mode of the reader’s system. */
export const modes = ['system', 'light', 'dark'] as const;
export type Mode = (typeof modes)[number];

/** Storage key of the choice on this device. */
export const modeStorageKey = 'banyan-mode';

/** Parses the stored value; any unknown value means the system’s mode. */
export const parseMode = (value: unknown): Mode => modes.find((mode) => mode === value) ?? 'system';

/**
 * Script for the `<head>` that runs before the first paint, so that a remembered mode never flashes. A single statement: its hash
 * is in the Content-Security-Policy.
 */
export const modeScript = `try{var m=localStorage.getItem('${modeStorageKey}');if(m==='light'||m==='dark')document.documentElement.dataset.mode=m}catch(e){}`;

/** Applies a mode to the document and remembers it. If storage is full or blocked, the mode is applied but not remembered. */
export const applyMode = (mode: Mode): void => {
  if (mode === 'system') delete document.documentElement.dataset.mode;
  else document.documentElement.dataset.mode = mode;
  tryStorage(() => {
    if (mode === 'system') localStorage.removeItem(modeStorageKey);
    else localStorage.setItem(modeStorageKey, mode);
  });
};
