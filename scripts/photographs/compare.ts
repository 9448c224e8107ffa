import { mkdir, readdir } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';

/** Tolerated difference of a color, of 255: antialiasing sometimes rounds differently. */
const tolerance = 24;

const pixelsOf = (file: string) => sharp(file).removeAlpha().raw().toBuffer({ resolveWithObject: true });

/** Describes the difference of two pictures; `undefined` if they look the same. */
async function differenceOf(before: string, after: string): Promise<string | undefined> {
  const [one, other] = await Promise.all([pixelsOf(before), pixelsOf(after)]);
  const { width, height } = one.info;
  if (width !== other.info.width || height !== other.info.height)
    return `${width} × ${height} became ${other.info.width} × ${other.info.height}`;
  let changed = 0;
  for (let at = 0; at < one.data.length; at += 3)
    for (let color = at; color < at + 3; color += 1)
      if (Math.abs((one.data[color] ?? 0) - (other.data[color] ?? 0)) > tolerance) {
        changed += 1;
        break;
      }
  return changed > 0 ? `${changed} pixels differ` : undefined;
}

/** Puts two pictures side by side, to show what changed. */
async function beside(before: string, after: string, to: string): Promise<void> {
  const { width = 0, height = 0 } = await sharp(before).metadata();
  const second = await sharp(after).metadata();
  await sharp({
    create: {
      width: width + second.width + 20,
      height: Math.max(height, second.height),
      channels: 3,
      background: 'magenta',
    },
  })
    .composite([
      { input: before, left: 0, top: 0 },
      { input: after, left: width + 20, top: 0 },
    ])
    .png()
    .toFile(to);
}

/**
 * Compares two folders of screenshots, and writes every pair that differs side by side into `different` of the second.
 *
 * @returns the differences, one line each.
 */
export async function comparePhotographs(before: string, after: string): Promise<string[]> {
  const pictures = async (folder: string) =>
    (await readdir(folder)).filter((name) => name.endsWith('.png')).sort();
  const [old, current] = await Promise.all([pictures(before), pictures(after)]);
  const lines = [
    ...old.filter((name) => !current.includes(name)).map((name) => `${name}: gone`),
    ...current.filter((name) => !old.includes(name)).map((name) => `${name}: new`),
  ];
  const different = path.join(after, 'different');
  await mkdir(different, { recursive: true });
  for (const name of old.filter((one) => current.includes(one))) {
    const pair = [path.join(before, name), path.join(after, name)] as const;
    const difference = await differenceOf(...pair);
    if (difference === undefined) continue;
    lines.push(`${name}: ${difference}`);
    await beside(...pair, path.join(different, name));
  }
  return lines;
}
