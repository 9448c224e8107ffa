import type { GalleryItem } from '@banyan/api/office';
import { expect, test } from 'vitest';
import { editsAfter, editsIn, isOther, itemsToSave, noEdits, tilesOf } from './board.ts';
import type { Entry } from './entries.ts';

const item = (path: string, more: Partial<GalleryItem> = {}): GalleryItem => ({
  path,
  type: 'image',
  filename: `${path}.jpg`,
  alt: '',
  poster: null,
  captions: null,
  thumb: path,
  width: null,
  height: null,
  focus: null,
  hasText: false,
  ...more,
});
const file = (name: string, more: Partial<Entry> = {}): Entry => ({
  key: `item:${name}`,
  part: 'item',
  name,
  size: 4,
  lastModified: 1,
  file: undefined,
  id: `id-${name}`,
  received: 4,
  state: 'ready',
  reason: '',
  item: item(`up-${name}`),
  ...more,
});
const [a, b, c] = [item('a'), item('b', { alt: 'A lamp' }), item('c')];
const keysOf = (tiles: readonly { key: string }[]) => tiles.map(({ key }) => key);
const pathsOf = (items: readonly { path: string }[]) => items.map(({ path }) => path);

test('an unchanged gallery has nothing to save', () => {
  expect(isOther([a, b], itemsToSave([a, b], [], noEdits))).toBe(false);
  expect(isOther([a, b], itemsToSave([a, b], [], { ...noEdits, words: { b: 'A lamp' } }))).toBe(false);
  expect(isOther([a, b], itemsToSave([a, b], [], { ...noEdits, words: { b: 'The lamp' } }))).toBe(true);
  expect(isOther([a, b], itemsToSave([a, b], [file('new')], noEdits))).toBe(true);
});

test('keeps the additions of both volunteers who changed a gallery, in the order of the later one', () => {
  const mine = { ...noEdits, order: ['item:new', 'c', 'a', 'b'], words: { a: 'Mine' } };
  // In the meantime somebody removed c, added x after a and y at the beginning, and described a and b.
  const theirs = [item('y'), item('a', { alt: 'Theirs' }), item('x'), item('b', { alt: 'Their lamp' })];
  const saved = itemsToSave(theirs, [file('new')], mine);
  expect(pathsOf(saved)).toEqual(['y', 'up-new', 'a', 'x', 'b']);
  expect(saved.map(({ alt }) => alt)).toEqual(['', '', 'Mine', '', 'Their lamp']);
  // Items removed by this volunteer stay removed.
  expect(pathsOf(itemsToSave(theirs, [], { ...mine, left: ['a'] }))).toEqual(['y', 'x', 'b']);
});

test('saves the focal point that was chosen, and keeps that of the others', () => {
  const edits = { ...noEdits, crops: { a: { focus: { x: 0.2, y: 0.1 } }, b: { hasText: true } } };
  const items = [a, { ...b, focus: { x: 1, y: 0 } }, c];
  expect(itemsToSave(items, [], edits).map(({ focus, hasText }) => [focus, hasText])).toEqual([
    [{ x: 0.2, y: 0.1 }, false],
    [{ x: 1, y: 0 }, true],
    [null, false],
  ]);
});

test('new files come after the saved items, also while they upload, and are saved once they are ready', () => {
  const entries = [
    file('1', { state: 'waiting', received: 2, item: null }),
    file('2', { state: 'waiting', item: null }),
    file('3', { state: 'refused', item: null, reason: 'No.' }),
    file('4'),
  ];
  expect(tilesOf([a], entries, noEdits).map(({ key, state, isPaused }) => [key, state, isPaused])).toEqual([
    ['a', 'ready', false],
    ['item:1', 'coming', true],
    ['item:2', 'working', false],
    ['item:3', 'refused', false],
    ['item:4', 'ready', false],
  ]);
  expect(pathsOf(itemsToSave([a], entries, noEdits))).toEqual(['a', 'up-4']);
  // A saved file is shown once, not twice.
  expect(keysOf(tilesOf([a, item('up-4')], entries, noEdits))).toEqual([
    'a',
    'up-4',
    'item:1',
    'item:2',
    'item:3',
  ]);
});

test('attaches a poster and captions once they are ready, even after a save that came before', () => {
  const film = item('film', { type: 'video', thumb: null });
  const still = file('still.jpg', {
    key: 'poster:still',
    part: 'poster',
    item: item('still', { thumb: 'small' }),
  });
  const words = file('words.vtt', {
    key: 'captions:words',
    part: 'captions',
    item: null,
    state: 'waiting',
    received: 1,
  });
  const edits = { ...noEdits, posters: { film: still.key }, captions: { film: words.key } };
  expect(tilesOf([film], [still, words], edits)).toMatchObject([
    { thumb: 'small', hasPoster: true, hasCaptions: false, sides: [{ words: 'Captions: 25 %' }] },
  ]);
  expect(itemsToSave([film], [still, words], edits)).toMatchObject([{ poster: 'still', captions: null }]);
  expect(editsAfter([still, words], edits, (key) => key)).toEqual({
    ...noEdits,
    captions: { film: words.key },
  });
});

test('ignores an invalid draft', () => {
  expect(editsIn(undefined)).toEqual(noEdits);
  expect(editsIn('{')).toEqual(noEdits);
  expect(editsIn('{"order":1}')).toEqual(noEdits);
  expect(editsIn('{"words":{"a":"A lamp"}}')).toEqual({ ...noEdits, words: { a: 'A lamp' } });
});

test('items that were not moved keep their place', () => {
  expect(keysOf(tilesOf([a, b, c], [], { ...noEdits, order: ['b', 'a'] }))).toEqual(['b', 'c', 'a']);
});
