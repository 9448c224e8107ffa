import { type Focus, upperThird } from '@banyan/api/contract';
import type { Sharp } from 'sharp';

/** Pixels of a picture, and its size. */
interface Pixels {
  width: number;
  height: number;
  /** Returns a new pipeline over the pixels. */
  image: () => Sharp;
}

/** Range of brightness, of 255, up to which a picture is one surface: black, or a covered lens. */
const plain = 12;

/** Size of a crop of another shape than the picture, so that sharp has to choose its place. */
const cropFor = ({ width, height }: Pixels) =>
  width > height * 1.3 ? { width: 64, height: 64 } : { width: 96, height: 48 };

/**
 * Guess of the focal point: in a picture taller than wide the middle of its upper third, because there the face is; else where sharp
 * sees most detail, saturated color and skin. A picture of one surface keeps its middle.
 */
export async function guessFocus(pixels: Pixels): Promise<Focus> {
  const { image, width, height } = pixels;
  if (height > width) return upperThird;
  const crop = cropFor(pixels);
  const { data, info } = await image()
    .resize({ ...crop, fit: 'cover', position: 'attention' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  if (Math.max(...data) - Math.min(...data) <= plain) return { x: 0.5, y: 0.5 };
  // sharp gives the point in pixels of the picture that it has scaled for the crop.
  const scale = Math.max(crop.width / width, crop.height / height);
  const share = (at: number | undefined, length: number) => {
    const found = at === undefined ? 0.5 : at / (length * scale);
    return Math.round(Math.min(found, 1) * 1000) / 1000;
  };
  return { x: share(info.attentionX, width), y: share(info.attentionY, height) };
}

/** Side in pixels at which letters still have edges, and the noise of a camera is averaged out. */
const readingSide = 360;
/** Difference of brightness between neighbors, of 255: up to it they are one surface. */
const surface = 4;
/** Difference of brightness between neighbors, of 255: from it on there is an edge. */
const edge = 60;
/** Least share of neighbors that are one surface, and that are an edge, in a picture with text. */
const least = { flat: 0.55, hard: 0.012 };

/**
 * Guess whether a picture has text to be read: a flyer, or a page of a telephone. It is not wider than high, most of it is flat
 * surfaces, and these have many hard edges. A photograph has texture, a blurred or black one no edges.
 */
export async function guessText({ image, width, height }: Pixels): Promise<boolean> {
  if (width > height) return false;
  const { data, info } = await image()
    .resize({ width: readingSide, height: readingSide, fit: 'inside', withoutEnlargement: true })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  let [flat, hard, pairs] = [0, 0, 0];
  for (let at = 1; at < data.length; at += 1) {
    if (at % info.width === 0) continue;
    const difference = Math.abs((data[at] ?? 0) - (data[at - 1] ?? 0));
    pairs += 1;
    if (difference <= surface) flat += 1;
    if (difference >= edge) hard += 1;
  }
  return pairs > 0 && flat / pairs > least.flat && hard / pairs > least.hard;
}
