/** The files of the package's folder `static/art` that components show by themselves. */
export type ArtworkName =
  | 'event-default'
  | `event-default-${2 | 3 | 4 | 5 | 6}`
  | 'image-not-available'
  | 'image-unavailable'
  | 'video-thumbnail'
  | `${'value' | 'placeholder'}-${'connect' | 'career' | 'give-back'}`;

let folder = '/art/';

/**
 * Where a site serves a copy of `@banyan/ui/static/art`, with a slash at the end: `/bay-area/art/`. Call it once before
 * anything is rendered, in the browser and where pages are written out. Without it the folder is `/art/`.
 */
export const serveArtFrom = (address: string): void => {
  folder = address;
};

/** The address of a drawing that stands in where there is no picture. */
export const artworkSrc = (name: ArtworkName): string => `${folder}${name}.svg`;

/** Suffixes of the drawings `event-default*.svg` in `static/art`. */
const defaults = ['', '-2', '-3', '-4', '-5', '-6'] as const;

/** The drawing of an event or story without a picture: its own, so that two in one list look like two. */
export const defaultDrawing = (title: string): string => {
  let sum = 0;
  for (const letter of title) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 997;
  return artworkSrc(`event-default${defaults[sum % defaults.length] ?? ''}`);
};
