import { readFile } from 'node:fs/promises';
import type { FlyerLook } from '../../settings/flyer-look.ts';

/** Drawings of the site, as the build copies them. */
const drawings = new URL('../../../../ui/static', import.meta.url);

/** Flyers of a site in its national colors. */
export const testLook: FlyerLook = {
  name: 'Engineering Alumni',
  place: 'Pune — United States',
  colors: () => ({ field: '#0f1b4b', soft: '#c2d1f3', accent: '#ffb129' }),
  defaultDrawing: () => '/art/event-default-3.svg',
  drawing: (path) => readFile(`${drawings.pathname}${path}`, 'utf8').catch(() => undefined),
};
