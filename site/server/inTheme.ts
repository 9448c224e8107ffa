import { recoloured } from '@banyan/ui/palette';
import { chapterThemes } from '@banyan/ui/themes';
import { type SiteFile, tagOf } from './files.ts';

/**
 * Returns a drawing in the colors of a chapter: a picture in `<img>` cannot read the colors of the page around it. Returns any other
 * file, and the drawing for an unknown chapter, unchanged.
 *
 * @param id Id of the theme, as in the query `?theme=`.
 */
export function inTheme(file: SiteFile, id: string | null): SiteFile {
  const theme = chapterThemes.find((one) => one.id === id);
  if (!theme || file.type !== 'image/svg+xml') return file;
  const body = new TextEncoder().encode(recoloured(new TextDecoder().decode(file.body), theme));
  return { type: file.type, immutable: file.immutable, etag: tagOf(body), body };
}
