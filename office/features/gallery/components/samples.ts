import type { Tile } from './tiles.ts';

const tile = (number: number, more: Partial<Tile> = {}): Tile => ({
  key: `/api/media/${number}/IMG_${2040 + number}.jpg`,
  name: `IMG_${2040 + number}.jpg`,
  type: 'image',
  state: 'ready',
  thumb: '/art/event-lamps.svg',
  alt: '',
  width: 480,
  height: 360,
  focus: { x: 0.5, y: 0.5 },
  hasText: false,
  size: 0,
  received: 0,
  isPaused: false,
  reason: '',
  canTryAgain: false,
  hasPoster: false,
  hasCaptions: false,
  sides: [],
  ...more,
});

const mega = 1_048_576;

export const lead = tile(1, {
  thumb: '/art/event-garba.svg',
  alt: 'Two dhols, one floor: the whole hall turns left',
});
export const bare = tile(10, { thumb: '/art/event-music.svg' });
export const dance = tile(11, {
  key: 'dance',
  name: 'dance.mp4',
  type: 'video',
  thumb: null,
  alt: 'Nine seconds of the fast round',
});
export const coming = tile(21, {
  key: 'coming',
  state: 'coming',
  thumb: null,
  size: 30 * mega,
  received: 19 * mega,
});
export const waiting = tile(22, { key: 'waiting', state: 'coming', thumb: null, size: 3 * mega });
export const paused = tile(23, {
  key: 'paused',
  state: 'coming',
  thumb: null,
  size: 30 * mega,
  received: 8 * mega,
  isPaused: true,
});
export const working = tile(24, {
  key: 'working',
  state: 'working',
  thumb: null,
  size: mega,
  received: mega,
});
export const refused = tile(25, {
  key: 'refused',
  name: 'IMG_0009.heic',
  state: 'refused',
  thumb: null,
  reason: 'HEIC cannot be read. Export it as JPEG.',
  canTryAgain: true,
});

/** Sample tiles, one for each state. */
export const sampleTiles: readonly Tile[] = [
  lead,
  tile(4, { alt: 'The lamp in the middle, lit by Gauri Kanchan' }),
  bare,
  dance,
  coming,
  working,
  refused,
  tile(30, { thumb: '/art/event-long-table.svg', alt: 'Forty metres of dinner' }),
];

export const manyTiles: readonly Tile[] = Array.from({ length: 200 }, (_, number) =>
  tile(number, { alt: number % 3 === 0 ? '' : `Photo ${number} of the evening` }),
);
