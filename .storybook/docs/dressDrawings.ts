import { themes } from '@banyan/ui/themes';
import { recolour } from '../../packages/ui/docs/brand/drawings.ts';

/** Draws every drawing of this document in the colors of the theme around it. */
export function dressDrawings(): void {
  for (const image of document.images) {
    const worn = image.closest<HTMLElement>('[data-theme]')?.dataset.theme;
    const theme = themes.find(({ id }) => id === worn);
    if (theme) recolour(image, theme);
  }
}
