import type { PictureSource } from '../../elements/Picture/index.ts';

/** Picture or video of a gallery. */
export interface MediaItem {
  type: 'image' | 'video';
  /** Address of the file itself: downloaded, and shown if there is no better format. */
  src: string;
  /** Smaller copies of a picture with their widths: `a-800.jpg 800w, a-1600.jpg 1600w`. */
  srcSet?: string;
  /** Picture in better formats, best first. */
  sources?: readonly PictureSource[];
  /** Size of the download in words: `312 MB`. */
  size?: string;
  /** Caption shown above it, and its accessible name: 'Garba night - Image 3'. */
  caption: string;
  /** Alternative text if the caption does not describe the picture; also shown in tile and viewer. @default the caption */
  alt?: string;
  /** Address of the picture shown until a video plays. */
  poster?: string;
  /** Captions of a video: a WebVTT file. */
  captions?: { src: string; language: string; label: string };
}

/** Next index in a list that wraps around at both ends. */
export const wrapAround = (index: number, by: 1 | -1, length: number): number =>
  (index + by + length) % length;
