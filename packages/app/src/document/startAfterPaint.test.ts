import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { startScript } from './startAfterPaint.ts';

/** A page that runs the script: what was asked for, and what a browser or a visitor does to it. */
function pageOf(entry: string, needed: readonly string[]) {
  const window = new EventTarget();
  const imported: string[] = [];
  const ahead: { rel?: string; href?: string }[] = [];
  const removed = vi.fn();
  const document = {
    currentScript: { remove: removed },
    createElement: () => ({}),
    head: { append: (link: { rel?: string; href?: string }) => ahead.push(link) },
  };
  // `import()` cannot be handed in: it becomes a function that can.
  const script = startScript(entry, needed).replace('import(', 'load(');
  new Function('document', 'addEventListener', 'load', script)(
    document,
    window.addEventListener.bind(window),
    (address: string) => imported.push(address),
  );
  return { imported, ahead, removed, happens: (type: string) => window.dispatchEvent(new Event(type)) };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('nothing is asked for until everything that can be seen is there; then once', () => {
  const page = pageOf('/a.js', ['/a.js', '/b.js']);
  expect(page.removed).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(3_000);
  expect(page.imported).toEqual([]);
  page.happens('load');
  expect(page.imported).toEqual([]);
  vi.advanceTimersByTime(0);
  expect(page.imported).toEqual(['/a.js']);
  expect(page.ahead).toEqual([
    { rel: 'modulepreload', href: '/a.js' },
    { rel: 'modulepreload', href: '/b.js' },
  ]);
  page.happens('keydown');
  vi.advanceTimersByTime(10_000);
  expect(page.imported).toEqual(['/a.js']);
});

test('a picture that hangs does not keep the page from coming to life', () => {
  const page = pageOf('/a.js', []);
  vi.advanceTimersByTime(3_999);
  expect(page.imported).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(page.imported).toEqual(['/a.js']);
});

test.each(['pointerdown', 'keydown'])('whoever is busy with it already does not wait: %s', (type) => {
  const page = pageOf('/a.js', []);
  page.happens(type);
  expect(page.imported).toEqual(['/a.js']);
});
