/** One picture or film of a gallery. */
export interface MediaItem {
  type: 'image' | 'video';
  src: string;
  /** Shown over it, and its name: 'Garba night - Image 3'. */
  caption: string;
  /** What can be seen, where the caption does not say it. @default the caption */
  alt?: string;
  /** Shown until a film plays. */
  poster?: string;
  /** A film's spoken words: a WebVTT file. */
  captions?: { src: string; language: string; label: string };
}

/** The next place in a list that has no ends. */
export const wrapAround = (index: number, by: 1 | -1, length: number): number =>
  (index + by + length) % length;
