import decodeQR from 'qr/decode.js';
import type { ReadCode } from './codeReader.ts';

/** Longer side of the picture that is searched for a code, in pixels. It is enough for a phone at arm’s length, and fast. */
const longest = 640;

/** Decoder for browsers without one. */
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
      // The decoder throws if the picture has no code.
      return undefined;
    }
  };
}
