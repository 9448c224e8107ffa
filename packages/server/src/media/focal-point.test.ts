import sharp from 'sharp';
import { expect, test } from 'vitest';
import { guessFocus, guessText } from './focal-point.ts';

interface Shape {
  width: number;
  height: number;
}

/** Area of one color, with its middle: a disk if it is `round`. */
interface Area extends Shape {
  x: number;
  y: number;
  color: readonly [number, number, number];
  round?: boolean;
}

function isIn({ x, y, width, height, round }: Area, column: number, row: number): boolean {
  const [across, down] = [Math.abs(column - x) / (width / 2), Math.abs(row - y) / (height / 2)];
  return round ? across ** 2 + down ** 2 <= 1 : across <= 1 && down <= 1;
}

/** Decoded pixels of a picture with the grain of a camera, under areas. Later areas cover earlier ones. */
async function picture(areas: readonly Area[], shape: Shape) {
  const noise = { type: 'gaussian', mean: 110, sigma: 12 } as const;
  const { data, info } = await sharp({ create: { ...shape, channels: 3, background: 'gray', noise } })
    .raw()
    .toBuffer({ resolveWithObject: true });
  for (const area of areas) {
    const [left, top] = [Math.max(0, area.x - area.width / 2), Math.max(0, area.y - area.height / 2)];
    const [right, bottom] = [area.x + area.width / 2, area.y + area.height / 2];
    for (let row = Math.floor(top); row < Math.min(bottom, shape.height); row += 1)
      for (let column = Math.floor(left); column < Math.min(right, shape.width); column += 1)
        if (isIn(area, column, row)) data.set(area.color, (row * shape.width + column) * info.channels);
  }
  const { width, height, channels } = info;
  return { ...shape, image: () => sharp(data, { raw: { width, height, channels } }) };
}

const black = [0, 0, 0] as const;
const eye = { width: 24, height: 24, color: black, round: true };
const face = (x: number, y: number): Area[] => [
  { x, y, width: 180, height: 180, color: [217, 161, 132], round: true },
  { ...eye, x: x - 30, y: y - 20 },
  { ...eye, x: x + 30, y: y - 20 },
];
const strokes = Array.from({ length: 14 * 12 }, (_, stroke): Area => {
  const place = { x: 60 + (stroke % 12) * 80, y: 520 + Math.floor(stroke / 12) * 55 };
  return { ...place, width: 9, height: 34, color: [255, 255, 255] };
});
const flyer: Area[] = [
  { x: 800, y: 675, width: 1600, height: 1350, color: [22, 39, 105] },
  { x: 410, y: 210, width: 700, height: 240, color: [255, 177, 41] },
  ...strokes,
];

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
  const { x, y } = await guessFocus(await picture([], { width: 300, height: 1200 }));
  expect([x, y]).toEqual([0.5, 0.333]);
});

test.each([
  ['of one pixel', { width: 1, height: 1 }],
  ['all black', { width: 900, height: 600 }],
])('keeps the middle of a picture %s', async (_, shape) => {
  const dark = await picture([{ x: 0, y: 0, width: 2_000, height: 2_000, color: black }], shape);
  expect(await guessFocus(dark)).toEqual({ x: 0.5, y: 0.5 });
  expect(await guessText(dark)).toBe(false);
});

test('recognizes a flyer, and takes no photo for one', async () => {
  const tall = { width: 1080, height: 1350 };
  expect(await guessText(await picture(flyer, tall))).toBe(true);
  expect(await guessText(await picture(face(540, 500), tall))).toBe(false);
  expect(await guessText(await picture(flyer, { width: 1600, height: 1350 }))).toBe(false);
});
