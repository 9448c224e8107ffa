import { tryStorage } from '../../hooks/tryStorage.ts';

const storageKey = 'banyan-drawn';

/**
 * Runs in the `<head>` before anything is painted: where the front page was already drawn in this visit, its drawing
 * stands finished. A page without it draws on every full load.
 */
export const drawnScript = `try{if(sessionStorage.getItem('${storageKey}'))document.documentElement.dataset.drawn=''}catch(e){}`;

/** Remembers for this visit that the drawing was seen. Where storage is refused the next full load draws again. */
export const rememberDrawn = (): void => tryStorage(() => sessionStorage.setItem(storageKey, '1'));

/** From now on drawings stand finished: called when the first one leaves the screen, never while it is drawn. */
export const finishDrawing = (): void => {
  document.documentElement.dataset.drawn = '';
};
