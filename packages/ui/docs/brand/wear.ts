import type { Theme } from '@banyan/ui/palette';
import { plainCss } from './brand.ts';
import { recolour } from './drawings.ts';

/** Applies a theme and a mode to a whole document, including its drawings, without a reload. */
export function wear(page: Document, theme: Theme, mode: 'light' | 'dark'): void {
  page.documentElement.dataset.mode = mode;
  const id = 'worn';
  const style = page.getElementById(id) ?? page.head.appendChild(page.createElement('style'));
  style.id = id;
  style.textContent = plainCss(theme);
  for (const image of page.images) recolour(image, theme);
}
