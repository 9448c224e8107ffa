import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import { artworkSrc, serveArtFrom } from './artwork.ts';

afterEach(() => serveArtFrom('/art/'));

test('drawings are where the site begins', () => {
  expect(artworkSrc('event-default')).toBe('/art/event-default.svg');
});

test('a site below another one says where its drawings are, also for what was imported before', async () => {
  const { ValueCard } = await import('../sections/Values/ValueCard.tsx');
  serveArtFrom('/bay-area/art/');
  const markup = renderToStaticMarkup(
    <ValueCard kind="connect" title="Connect">
      Picnics.
    </ValueCard>,
  );
  expect(markup).toContain('src="/bay-area/art/value-connect.svg"');
});
