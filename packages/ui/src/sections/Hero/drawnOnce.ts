import { tryStorage } from '../../hooks/tryStorage.ts';

const storageKey = 'banyan-drawn';

/**
 * Script for the `<head>` that runs before the first paint: if the drawing was already animated in this visit, it is shown
 * finished. A page without it animates on every full load.
 */
export const drawnScript = `try{if(sessionStorage.getItem('${storageKey}'))document.documentElement.dataset.drawn=''}catch(e){}`;

/** Remembers for this visit that the drawing was seen. If storage is refused, the next full load animates again. */
export const rememberDrawn = (): void => tryStorage(() => sessionStorage.setItem(storageKey, '1'));

/** Shows all drawings finished from now on: called when the first one leaves the screen, never during its animation. */
export const finishDrawing = (): void => {
  document.documentElement.dataset.drawn = '';
};
