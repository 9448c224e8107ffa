import type { Metadata } from 'sharp';

/** Pictures that have to be in memory whole, or several times, before they become smaller; all others need some lines of it. */
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

/** How large a picture may be. */
export interface Bounds {
  pixels: number;
  /** Kinds that may have fewer pixels; 0 is none at all. */
  fewer: Readonly<Partial<Record<PictureKind, number>>>;
  /** Pixels of the longer side. */
  side: number;
}

/** Which of these a picture is, by what its head says of it. */
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
