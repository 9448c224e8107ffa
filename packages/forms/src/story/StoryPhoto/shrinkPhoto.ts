import { limits, storyEntries, storyMessages } from '@banyan/api/contract';
import * as v from 'valibot';

/** A photograph that can be sent, or why there is none. */
export type PhotoOutcome = { file: File; image: HTMLCanvasElement; name: string } | { refused: string };

/** The largest size of these proportions whose longer side is at most this. Never larger than it was. */
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
  // White paper under it: JPEG knows no transparency, which would turn black.
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
 * Chromium encodes JPEG in the main thread's idle moments and lets a busy page wait for up to ten seconds; WebP it encodes
 * beside the page. Safari, which cannot write WebP, answers with a PNG and is asked for a JPEG instead.
 */
async function compressed(canvas: HTMLCanvasElement): Promise<Blob | null> {
  const webp = await encoded(canvas, 'image/webp');
  return webp?.type === 'image/webp' ? webp : encoded(canvas, 'image/jpeg');
}

/**
 * Makes a photograph small enough to be sent, then checks it with the contract's rule. Whatever it was, it is drawn anew: where and with what it was taken never leaves the browser. A picture that this browser cannot read is refused in words,
 * HEIC in most of them. Never rejects.
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
