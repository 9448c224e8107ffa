import { chmodSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { onTestFinished, vi } from 'vitest';
import { temporaryDirectory } from '../testing/test-database.ts';

/** A real film, from the design system. */
export const joinUs = join(import.meta.dirname, '../../../ui/static/film/join-us.mp4');

/** Creates a photo as a phone takes it: landscape, with a quarter turn and a location in its EXIF. */
export function photo(width: number, height: number, red = 128): Sharp {
  return sharp({ create: { width, height, channels: 3, background: { r: red, g: 40, b: 80 } } })
    .withExif({
      IFD0: { Make: 'Tree', Copyright: 'Kadamb' },
      IFD3: {
        GPSLatitudeRef: 'N',
        GPSLatitude: '18/1 31/1 45/1',
        GPSLongitudeRef: 'E',
        GPSLongitude: '73/1 51/1 23/1',
      },
    })
    .withMetadata({ orientation: 6 })
    .jpeg();
}

const everywhere = process.env.PATH;

/** Simulates a machine without ffmpeg, or with one that returns these bytes. @returns the calls of ffmpeg */
export function machine(still?: Buffer) {
  const path = temporaryDirectory();
  if (still) {
    writeFileSync(join(path, 'still'), still);
    writeFileSync(
      join(path, 'ffmpeg'),
      `#!/bin/sh\necho "$@" >> ${join(path, 'words')}\ncat ${join(path, 'still')}\n`,
    );
    chmodSync(join(path, 'ffmpeg'), 0o755);
  }
  vi.stubEnv('PATH', still ? [path, everywhere].join(delimiter) : path);
  onTestFinished(() => void vi.unstubAllEnvs());
  return () => readFileSync(join(path, 'words'), 'utf8');
}
