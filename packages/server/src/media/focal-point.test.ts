import sharp from 'sharp';
import { expect, test } from 'vitest';
import { guessFocus, guessText } from './focal-point.ts';

interface Shape {
  width: number;
  height: number;
}

const drawn = (shapes: string, { width, height }: Shape) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${shapes}</svg>`);

/** Decoded pixels of a picture with the grain of a camera, under drawn shapes. */
async function picture(shapes: string, shape: Shape, grain = 12) {
  const noise = { type: 'gaussian', mean: 110, sigma: grain } as const;
  const { data, info } = await sharp({ create: { ...shape, channels: 3, background: 'gray', noise } })
    .composite([{ input: drawn(shapes, shape) }])
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  return { ...shape, image: () => sharp(data, { raw: { width, height, channels } }) };
}

const face = (x: number, y: number) =>
  `<circle cx="${x}" cy="${y}" r="90" fill="#d9a184"/><circle cx="${x - 30}" cy="${y - 20}" r="12"/><circle cx="${x + 30}" cy="${y - 20}" r="12"/>`;
const lines = Array.from({ length: 14 }, (_, line) =>
  [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11].map(
    (letter) => `<rect x="${60 + letter * 80}" y="${520 + line * 55}" width="9" height="34" fill="white"/>`,
  ),
).join('');
const flyer = `<rect width="1080" height="1350" fill="#162769"/><rect x="60" y="90" width="700" height="240" fill="#ffb129"/>${lines}`;

test('finds a face in a wide photo, also near its edge', async () => {
  for (const [x, y] of [
    [300, 200],
    [900, 600],
    [90, 400],
  ] as const) {
    const focus = await guessFocus(await picture(face(x, y), { width: 1200, height: 800 }));
    expect(Math.abs(focus.x - x / 1200)).toBeLessThan(0.1);
    expect(Math.abs(focus.y - y / 800)).toBeLessThan(0.1);
  }
});

test('keeps the upper third of a picture taller than wide', async () => {
  const { x, y } = await guessFocus(await picture('', { width: 300, height: 1200 }));
  expect([x, y]).toEqual([0.5, 0.333]);
});

test.each([
  ['of one pixel', { width: 1, height: 1 }],
  ['all black', { width: 900, height: 600 }],
])('keeps the middle of a picture %s', async (_, shape) => {
  const black = await picture('<rect width="100%" height="100%"/>', shape);
  expect(await guessFocus(black)).toEqual({ x: 0.5, y: 0.5 });
  expect(await guessText(black)).toBe(false);
});

test('recognizes a flyer, and takes no photo for one', async () => {
  const tall = { width: 1080, height: 1350 };
  expect(await guessText(await picture(flyer, tall))).toBe(true);
  expect(await guessText(await picture(face(540, 500), tall))).toBe(false);
  expect(await guessText(await picture(flyer, { width: 1600, height: 1350 }))).toBe(false);
});
