import { recoloured, type Theme } from '@banyan/ui/palette';

const drawings = new Map(
  Object.entries(
    import.meta.glob<string>('../../static/art/*.svg', { query: '?raw', import: 'default', eager: true }),
  ).map(([path, svg]) => [path.replace(/^.*\//, ''), svg]),
);

/** The drawing that an address is of, also once it has been put into colours. */
const fileOf = (image: HTMLImageElement): string =>
  /\/art\/([\w-]+\.svg)$/.exec(image.src)?.[1] ?? image.dataset.file ?? '';

/** Puts a drawing into the colours of a theme: a picture file cannot read those of the page. Any other picture stays as it is. */
export function recolour(image: HTMLImageElement, theme: Theme): void {
  const file = fileOf(image);
  const drawing = drawings.get(file);
  if (drawing === undefined) return;
  const src = `data:image/svg+xml,${encodeURIComponent(recoloured(drawing, theme))}`;
  if (image.src === src) return;
  image.dataset.file = file;
  image.src = src;
}
