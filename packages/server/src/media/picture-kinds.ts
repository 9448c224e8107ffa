import type { Metadata } from 'sharp';

/** Kinds of pictures that need to be in memory whole, or several times, to be shrunk. All others need only some lines at once. */
export const pictureKinds = [
  'progressive JPEG',
  'progressive JPEG in 4:4:4',
  'PNG',
  'interlaced PNG',
  'PNG of 16 bits',
  'WebP',
  'AVIF',
] as const;
export type PictureKind = (typeof pictureKinds)[number];

/** Maximum size of a picture. */
export interface Bounds {
  pixels: number;
  /** Kinds with a lower limit of pixels; 0 refuses the kind. */
  fewer: Readonly<Partial<Record<PictureKind, number>>>;
  /** Maximum length of the longer side in pixels. */
  side: number;
}

/** Returns the kind of a picture from the data in its header. */
export function kindOf({
  format,
  isProgressive,
  chromaSubsampling,
  depth,
}: Metadata): PictureKind | undefined {
  if (format === 'jpeg' && isProgressive)
    return chromaSubsampling === '4:2:0' ? 'progressive JPEG' : 'progressive JPEG in 4:4:4';
  if (format === 'webp') return 'WebP';
  if (format === 'heif') return 'AVIF';
  if (format !== 'png') return undefined;
  if (isProgressive) return 'interlaced PNG';
  return depth === 'ushort' ? 'PNG of 16 bits' : 'PNG';
}
