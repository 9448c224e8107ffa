import type { Theme } from '@banyan/ui/palette';
import { plainCss } from './brand.ts';
import { recolour } from './drawings.ts';

/** Puts a whole document into a theme and a mode, its drawings too, without loading it again. */
export function wear(page: Document, theme: Theme, mode: 'light' | 'dark'): void {
  page.documentElement.dataset.mode = mode;
  const id = 'worn';
  const style = page.getElementById(id) ?? page.head.appendChild(page.createElement('style'));
  style.id = id;
  style.textContent = plainCss(theme);
  for (const image of page.images) recolour(image, theme);
}
