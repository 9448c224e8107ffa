import { limits, storyEntries, storyMessages } from '@banyan/api/contract';
import * as v from 'valibot';

/** Photograph that can be sent, or the reason there is none. */
export type PhotoOutcome = { file: File; image: HTMLCanvasElement; name: string } | { refused: string };

/** Returns the largest size of these proportions whose longer side is at most `most`. Never larger than the original. */
export function sizeWithin({ width, height }: { width: number; height: number }, most: number) {
  const scale = Math.min(1, most / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

const quality = 0.86;

async function drawn(file: Blob): Promise<HTMLCanvasElement> {
  const picture = await createImageBitmap(file);
  const canvas = document.createElement('canvas');
  Object.assign(canvas, sizeWithin(picture, limits.photo.keptSide));
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser cannot draw.');
  // Paints white under the picture: JPEG has no transparency, and transparent parts would turn black.
  const paper = new Uint8ClampedArray(canvas.width * canvas.height * 4).fill(255);
  context.putImageData(new ImageData(paper, canvas.width, canvas.height), 0, 0);
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  return canvas;
}

const encoded = (canvas: HTMLCanvasElement, type: string) =>
  new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, quality));

/**
 * Chromium encodes JPEG in the main thread's idle moments, which takes up to ten seconds on a busy page; it encodes WebP off the
 * main thread. Safari cannot write WebP and returns a PNG, so it is asked for a JPEG instead.
 */
async function compressed(canvas: HTMLCanvasElement): Promise<Blob | null> {
  const webp = await encoded(canvas, 'image/webp');
  return webp?.type === 'image/webp' ? webp : encoded(canvas, 'image/jpeg');
}

/**
 * Makes a photograph small enough to be sent, then checks it with the contract's rule. It is always drawn again, so that its
 * metadata (place, camera) never leaves the browser. A picture that this browser cannot read is refused with a message; most cannot
 * read HEIC. Never rejects.
 */
export async function shrinkPhoto(chosen: File): Promise<PhotoOutcome> {
  try {
    const image = await drawn(chosen);
    const blob = await compressed(image);
    if (!blob) return { refused: storyMessages.photoNotImage };
    const file = new File([blob], 'photo', { type: blob.type });
    const checked = v.safeParse(storyEntries.photo, file);
    return checked.success
      ? { file, image, name: chosen.name }
      : { refused: checked.issues[0]?.message ?? storyMessages.photoNotImage };
  } catch {
    return { refused: storyMessages.photoNotImage };
  }
}
