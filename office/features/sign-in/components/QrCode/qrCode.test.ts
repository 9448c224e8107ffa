import { qrDrawing } from '@banyan/ui/qr';
import encodeQR from 'qr';
import decodeQR from 'qr/decode.js';
import { expect, test } from 'vitest';

/** Draws a path as an image with the given number of pixels per module. */
function picture(path: string, side: number, pixels: number) {
  const size = side * pixels;
  const data = new Uint8Array(size * size * 4).fill(255);
  for (const [, x, y, width] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\3z/g))
    for (let down = 0; down < pixels; down += 1) {
      const from = ((Number(y) * pixels + down) * size + Number(x) * pixels) * 4;
      for (let at = from; at < from + Number(width) * pixels * 4; at += 4) data.fill(0, at, at + 3);
    }
  return { width: size, height: size, data };
}

test('draws a QR code that decodes to the original link', () => {
  const link = `https://alumni.example.org/office/join#${'aZ09-_'.repeat(7)}x`;
  const { side, path } = qrDrawing(encodeQR(link, 'raw'));
  expect(decodeQR(picture(path, side, 4))).toBe(link);
});
