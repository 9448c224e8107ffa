import { recoloured, type Theme } from '@banyan/ui/palette';
import { plainCss } from './brand.ts';

const drawings = new Map(
  Object.entries(
    import.meta.glob<string>('../../static/art/*.svg', { query: '?raw', import: 'default', eager: true }),
  ).map(([path, svg]) => [path.replace(/^.*\//, ''), svg]),
);

/** The drawing that an address is of, also once it has been put into colours. */
const fileOf = (image: HTMLImageElement): string =>
  image.dataset.file ?? /\/art\/([\w-]+\.svg)$/.exec(image.src)?.[1] ?? '';

/** Puts a whole document into a theme and a mode, its drawings too, without loading it again. */
export function wear(page: Document, theme: Theme, mode: 'light' | 'dark'): void {
  page.documentElement.dataset.mode = mode;
  const id = 'worn';
  const style = page.getElementById(id) ?? page.head.appendChild(page.createElement('style'));
  style.id = id;
  style.textContent = plainCss(theme);
  for (const image of page.images) {
    const file = fileOf(image);
    const drawing = drawings.get(file);
    if (drawing === undefined) continue;
    image.dataset.file = file;
    image.src = `data:image/svg+xml,${encodeURIComponent(recoloured(drawing, theme))}`;
  }
}
