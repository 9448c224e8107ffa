import { chmodSync, copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { getEvent } from '@banyan/api/contract';
import sharp, { type Sharp } from 'sharp';
import * as v from 'valibot';
import { onTestFinished, vi } from 'vitest';
import { type MediaPlace, testMedia } from '../../../media/store/test-media.ts';
import { terminal } from '../../../testing/terminal.ts';
import { temporaryDirectory, testServer } from '../../../testing/test-server.ts';

/** A real film, as it lies in the design system. */
export const joinUs = join(import.meta.dirname, '../../../../../ui/static/film/join-us.mp4');

/** A photo as a telephone takes it: lying, with a quarter turn and the place in its EXIF. */
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

/**
 * An event, a folder, and a volunteer who makes the one the gallery of the other.
 * @param place Where galleries are kept. @default the media folder
 */
export async function evening(place: MediaPlace = 'folder') {
  const { environment, at, bucket } = await testMedia(place);
  const site = await testServer(environment);
  await site.event({ id: 'event-garba', title: 'Garba night', images: '["/art/event-garba.svg"]' });
  const folder = temporaryDirectory();
  const banyan = terminal(site.dataDir, environment);
  return {
    ...site,
    folder,
    banyan,
    environment,
    bucket,
    media: join(site.dataDir, 'media'),
    stored: at(site.dataDir),
    another: (id: string) => site.event({ id }),
    put: (name: string, content: string | Uint8Array) => writeFileSync(join(folder, name), content),
    photo: async (name: string, image: Sharp = photo(60, 40)) =>
      void (await image.toFile(join(folder, name))),
    film: (name: string) => copyFileSync(joinUs, join(folder, name)),
    run: () => banyan('event', 'media', 'event-garba', folder, '--as', 'Sneha Shirish'),
    row: () =>
      site.database
        .selectFrom('events')
        .selectAll()
        .where('id', '=', 'event-garba')
        .executeTakeFirstOrThrow(),
    async event() {
      const answer = await site.request('/events/get-events/event-garba');
      const { data } = v.parse(getEvent.answer, await answer.json());
      if (!data) throw new Error('The event is not shown.');
      return data;
    },
    file: async (path: string) =>
      Buffer.from(await (await site.request(path.replace(/^\/api/, ''))).arrayBuffer()),
  };
}

const everywhere = process.env.PATH;

/** A machine without ffmpeg, or with one that answers these bytes. */
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
