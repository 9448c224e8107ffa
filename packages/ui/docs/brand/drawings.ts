import { recoloured, type Theme } from '@banyan/ui/palette';

const drawings = new Map(
  Object.entries(
    import.meta.glob<string>('../../static/art/*.svg', { query: '?raw', import: 'default', eager: true }),
  ).map(([path, svg]) => [path.replace(/^.*\//, ''), svg]),
);

/** File name of an image’s drawing. After recoloring it is in `data-file`. */
const fileOf = (image: HTMLImageElement): string =>
  /\/art\/([\w-]+\.svg)$/.exec(image.src)?.[1] ?? image.dataset.file ?? '';

/** Puts a drawing into the colors of a theme, because a picture file cannot read the page’s colors. Other pictures stay unchanged. */
export function recolour(image: HTMLImageElement, theme: Theme): void {
  const file = fileOf(image);
  const drawing = drawings.get(file);
  if (drawing === undefined) return;
  const src = `data:image/svg+xml,${encodeURIComponent(recoloured(drawing, theme))}`;
  if (image.src === src) return;
  image.dataset.file = file;
  image.src = src;
}
