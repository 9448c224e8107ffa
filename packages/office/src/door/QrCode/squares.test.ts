import encodeQR from 'qr';
import decodeQR from 'qr/decode.js';
import { expect, test } from 'vitest';
import { pathOf } from './squares.ts';

/** A picture of a path, each square of so many pixels. */
function picture(path: string, side: number, pixels: number) {
  const size = side * pixels;
  const data = new Uint8Array(size * size * 4).fill(255);
  for (const [, x, y] of path.matchAll(/M(\d+) (\d+)h1v1h-1z/g))
    for (let down = 0; down < pixels; down += 1)
      for (let across = 0; across < pixels; across += 1) {
        const at = ((Number(y) * pixels + down) * size + Number(x) * pixels + across) * 4;
        data.fill(0, at, at + 3);
      }
  return { width: size, height: size, data };
}

test('what is drawn is read by a camera as the link it was made of', () => {
  const link = `https://alumni.example.org/office/join#${'aZ09-_'.repeat(7)}x`;
  const squares = encodeQR(link, 'raw');
  expect(decodeQR(picture(pathOf(squares), squares.length, 4))).toBe(link);
});
