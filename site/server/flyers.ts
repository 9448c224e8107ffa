import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { FlyerLook } from '@banyan/server';
import { defaultDrawing } from '@banyan/ui/artwork';
import { recoloured } from '@banyan/ui/palette';
import { chapterThemes, national } from '@banyan/ui/themes';
import { site } from '../src/content/site.ts';

/** Theme of a chapter; the national one for `null`. */
const themeOf = (chapter: string | null) => chapterThemes.find(({ id }) => id === chapter) ?? national;

/**
 * Describes what flyers of events show of this site: its name, its chapters’ colors and its drawings.
 * @param folder Folder of the site’s files, with `art` in it.
 */
export const flyerLook = (folder: string): FlyerLook => ({
  name: site.name,
  place: site.place,
  colors: (chapter) => {
    const { brand, accent } = themeOf(chapter);
    return { field: brand[900], soft: brand[200], accent: accent[400] };
  },
  defaultDrawing,
  async drawing(address, chapter) {
    // Addresses are typed by volunteers, so only names inside of these two folders are read.
    if (!/^\/(?:art|samples)(?:\/[\w-]+)+\.svg$/.test(address)) return undefined;
    try {
      return recoloured(await readFile(path.join(folder, address), 'utf8'), themeOf(chapter));
    } catch {
      return undefined;
    }
  },
});
