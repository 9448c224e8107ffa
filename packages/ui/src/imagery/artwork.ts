/** Files in the package’s folder `static/art` that components show by themselves. */
export type ArtworkName =
  | 'event-default'
  | `event-default-${2 | 3 | 4 | 5 | 6}`
  | 'image-not-available'
  | 'image-unavailable'
  | 'video-thumbnail'
  | `${'value' | 'placeholder'}-${'connect' | 'career' | 'give-back'}`;

let folder = '/art/';

/**
 * Sets the address of a site’s copy of `@banyan/ui/static/art`, with a trailing slash: `/bay-area/art/`. Call it once before the
 * first render, in the browser and where pages are prerendered. Without it the folder is `/art/`.
 */
export const serveArtFrom = (address: string): void => {
  folder = address;
};

/** Address of a drawing shown in place of a missing picture. */
export const artworkSrc = (name: ArtworkName): string => `${folder}${name}.svg`;

/** Suffixes of the drawings `event-default*.svg` in `static/art`. */
const defaults = ['', '-2', '-3', '-4', '-5', '-6'] as const;

/** Default drawing of an event or story without a picture, selected by its title, so that neighbors in a list differ. */
export const defaultDrawing = (title: string): string => {
  let sum = 0;
  for (const letter of title) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 997;
  return artworkSrc(`event-default${defaults[sum % defaults.length] ?? ''}`);
};
