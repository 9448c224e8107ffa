import type { PictureSource } from '../../elements/Picture/index.ts';

/** One picture or film of a gallery. */
export interface MediaItem {
  type: 'image' | 'video';
  /** The file itself: what is downloaded, and shown where there is no better. */
  src: string;
  /** Smaller copies of a picture with their widths: `a-800.jpg 800w, a-1600.jpg 1600w`. */
  srcSet?: string;
  /** A picture in better formats, best first. */
  sources?: readonly PictureSource[];
  /** How much a download is, in words: `312 MB`. */
  size?: string;
  /** Shown over it, and its name: 'Garba night - Image 3'. */
  caption: string;
  /** What can be seen, where the caption does not say it; tile and viewer show it, too. @default the caption */
  alt?: string;
  /** Shown until a film plays. */
  poster?: string;
  /** A film's spoken words: a WebVTT file. */
  captions?: { src: string; language: string; label: string };
}

/** The next place in a list that has no ends. */
export const wrapAround = (index: number, by: 1 | -1, length: number): number =>
  (index + by + length) % length;
