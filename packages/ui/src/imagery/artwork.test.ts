import { afterEach, expect, test } from 'vitest';
import { artworkSrc, serveArtFrom } from './artwork.ts';

afterEach(() => serveArtFrom('/art/'));

test('drawings are where the site begins, unless it says otherwise', () => {
  expect(artworkSrc('event-default')).toBe('/art/event-default.svg');
  serveArtFrom('/bay-area/art/');
  expect(artworkSrc('event-default')).toBe('/bay-area/art/event-default.svg');
});
