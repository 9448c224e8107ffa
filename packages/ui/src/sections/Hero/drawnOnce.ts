const storageKey = 'banyan-drawn';

/**
 * Runs in the `<head>` before anything is painted: where the front page was already drawn in this visit, its drawing
 * stands finished. A page without it draws on every full load.
 */
export const drawnScript = `try{if(sessionStorage.getItem('${storageKey}'))document.documentElement.dataset.drawn=''}catch(e){}`;

/** Remembers for this visit that the drawing was seen. */
export const rememberDrawn = (): void => {
  try {
    sessionStorage.setItem(storageKey, '1');
  } catch {
    // Storage may be refused; then the next full load draws again.
  }
};

/** From now on drawings stand finished: called when the first one leaves the screen, never while it is drawn. */
export const finishDrawing = (): void => {
  document.documentElement.dataset.drawn = '';
};
