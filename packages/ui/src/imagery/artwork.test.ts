import { existsSync } from 'node:fs';
import { afterEach, expect, test } from 'vitest';
import { artworkSrc, defaultDrawing, serveArtFrom } from './artwork.ts';

afterEach(() => serveArtFrom('/art/'));

test('serves drawings from the site’s root unless the site sets another folder', () => {
  expect(artworkSrc('event-default')).toBe('/art/event-default.svg');
  serveArtFrom('/bay-area/art/');
  expect(artworkSrc('event-default')).toBe('/bay-area/art/event-default.svg');
});

test('gives a title the same default drawing each time, different ones to neighbors, and uses all six', () => {
  expect(defaultDrawing('Annual general meeting')).not.toBe(defaultDrawing('The first picnic'));
  const drawn = Array.from({ length: 60 }, (_, place) => defaultDrawing(`Picnic ${place}`));
  expect(new Set(drawn).size).toBe(6);
  expect(defaultDrawing('Picnic 1')).toBe(drawn[1]);
  for (const address of new Set(drawn))
    expect(existsSync(new URL(`../../static${address}`, import.meta.url))).toBe(true);
});
