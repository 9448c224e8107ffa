import decodeQR from 'qr/decode.js';
import type { ReadCode } from './codeReader.ts';

/** Pixels of the longer side that a code is looked for in: enough for a phone held at arm's length, and quick. */
const longest = 640;

/** A decoder for browsers that bring none. */
export function frameReader(): ReadCode {
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d', { willReadFrequently: true });
  return async (film) => {
    const { videoWidth, videoHeight } = film;
    if (!context || videoWidth === 0) return undefined;
    const scale = Math.min(1, longest / Math.max(videoWidth, videoHeight));
    canvas.width = Math.round(videoWidth * scale);
    canvas.height = Math.round(videoHeight * scale);
    context.drawImage(film, 0, 0, canvas.width, canvas.height);
    try {
      return decodeQR(context.getImageData(0, 0, canvas.width, canvas.height));
    } catch {
      // It throws for a picture that shows none.
      return undefined;
    }
  };
}
