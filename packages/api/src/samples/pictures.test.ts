import { existsSync, readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { mediaType } from '../contract/events/media.ts';
import {
  sampleEvents,
  sampleFaces,
  sampleMembers,
  sampleNews,
  samplePhotos,
  samplePortraits,
  sampleStories,
} from './index.ts';

const now = new Date('2026-11-22T12:00:00Z');
const events = sampleEvents(now);
const owners = [
  ...events.map(({ _id, images }) => [_id, images] as const),
  ...sampleNews(now).map(({ _id, images }) => [_id, images] as const),
  ...sampleStories(now).map(({ id, image }) => [id, image ? [image] : []] as const),
];

test('every past event with a gallery has at least six pictures', () => {
  const galleries = events.filter(({ date, images }) => date < now.toISOString() && images.length > 1);
  expect(galleries.map(({ _id }) => _id)).toEqual([
    'event-garba-night',
    'event-ridge-walk',
    'event-grid-storage',
    'event-summer-picnic',
    'event-scholarship-5k',
    'event-evening-of-lamps',
  ]);
  for (const { _id, images } of galleries) {
    const pictures = images.filter((path) => mediaType(path) === 'image');
    expect(pictures.length, _id).toBeGreaterThanOrEqual(6);
  }
});

test('every picture of an event or news item has its own alternative text', () => {
  const said = [...events, ...sampleNews(now)].flatMap(({ images, media }) =>
    images
      .filter((path) => mediaType(path) === 'image')
      .map((path) => media.find((known) => known.path === path)?.alt ?? ''),
  );
  expect(said.filter((alt) => alt === '')).toEqual([]);
  expect(new Set(said).size).toBe(said.length);
});

test('no picture is used by two samples or twice by one', () => {
  const shown = owners.flatMap(([owner, paths]) => paths.map((path) => ({ owner, path })));
  const repeated = shown.filter(
    ({ path }, place) => shown.findIndex((other) => other.path === path) !== place,
  );
  expect(repeated).toEqual([]);
});

test('every sample picture is a file that the site serves', () => {
  const served = new URL('../../../ui/static/', import.meta.url);
  for (const [owner, paths] of owners)
    for (const path of paths)
      expect([owner, path, existsSync(new URL(`.${path}`, served))]).toEqual([owner, path, true]);
});

test('every photograph is of a sample that exists, is used once, and says what can be seen', () => {
  const ids = new Set(owners.map(([id]) => id));
  const photos = Object.values(samplePhotos).flat();
  expect(
    [...Object.keys(samplePhotos), ...Object.keys(samplePortraits)].filter((id) => !ids.has(id)),
  ).toEqual([]);
  expect(photos.map(({ alt }) => alt)).not.toContain('');
  const names = [...photos.map(({ name }) => name), ...Object.values(samplePortraits)];
  const files = readdirSync(new URL('../../../server/src/samples/photos/', import.meta.url));
  expect(names.map((name) => `${name}.avif`).toSorted()).toEqual(files.toSorted());
});

test('every face is of a sample member and a file that the site serves', () => {
  const emails = sampleMembers.map(({ firstName, lastName }) =>
    `${firstName}.${lastName}@example.org`.toLowerCase(),
  );
  const files = readdirSync(new URL('../../../ui/static/samples/faces/', import.meta.url));
  expect([...sampleFaces.keys()].filter((email) => !emails.includes(email))).toEqual([]);
  expect([...sampleFaces.values()].toSorted()).toEqual(
    files.map((file) => `/samples/faces/${file}`).toSorted(),
  );
});
