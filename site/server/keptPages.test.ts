import { expect, test } from 'vitest';
import { keptPages } from './keptPages.ts';
import type { PublishedFile } from './pages.ts';

const pageOf = (text: string): PublishedFile => ({
  file: { type: 'text/html', immutable: false, etag: `"${text}"`, body: new TextEncoder().encode(text) },
  headers: {},
});

function pages(most?: number) {
  let clock = 0;
  const kept = keptPages({ now: () => clock, ...(most && { most }) });
  const passes = (ms: number) => {
    clock += ms;
  };
  const keep = (pathname: string) => {
    const page = pageOf(pathname);
    kept.begin(pathname)(page);
    return page;
  };
  return { ...kept, keep, passes };
}

test('a page is there for a second from when its rendering began', () => {
  const { read, begin, passes } = pages();
  const keep = begin('/news/one');
  passes(400);
  const page = pageOf('news');
  keep(page);
  expect(read('/news/two')).toBeUndefined();
  begin('/news/one');
  passes(599);
  expect(read('/news/one')).toBe(page);
  passes(1);
  expect(read('/news/one')).toBeUndefined();
});

test('shortly before its end one visitor has it rendered, and the others get it meanwhile', () => {
  const { read, begin, keep, passes } = pages();
  const page = keep('/news/one');
  passes(849);
  expect(read('/news/one')).toBe(page);
  passes(1);
  expect(read('/news/one')).toBeUndefined();
  const renewed = begin('/news/one');
  expect(read('/news/one')).toBe(page);
  const next = pageOf('/news/one');
  renewed(next);
  passes(149);
  expect(read('/news/one')).toBe(next);
  passes(700);
  expect(read('/news/one')).toBe(next);
  passes(1);
  expect(read('/news/one')).toBeUndefined();
});

test('after a change nobody gets what was rendered before it, nor what was being rendered', () => {
  const { read, begin, changed, keep } = pages();
  keep('/news/one');
  const late = begin('/news/two');
  changed();
  late(pageOf('old'));
  expect([read('/news/one'), read('/news/two')]).toEqual([undefined, undefined]);
  const page = keep('/news/two');
  expect(read('/news/two')).toBe(page);
});

test('those that were rendered last stay', () => {
  const { read, keep } = pages(2);
  const [first] = [keep('/a'), keep('/b')];
  expect(read('/a')).toBe(first);
  const again = keep('/a');
  const last = keep('/c');
  expect([read('/a'), read('/b'), read('/c')]).toEqual([again, undefined, last]);
});
