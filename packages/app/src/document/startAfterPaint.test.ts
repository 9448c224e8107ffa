import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Start, startScript } from './startAfterPaint.ts';

interface Appended {
  rel?: string;
  href?: string;
  type?: string;
  src?: string;
  integrity?: string;
  onload?: () => void;
  onerror?: () => void;
}

/** Fake page that runs the script, with the events of a browser or a visitor. */
function pageOf(start: Start) {
  const window = new EventTarget();
  const appended: Appended[] = [];
  const removed = vi.fn();
  const painted = new EventTarget();
  const frames: (() => void)[] = [];
  class PerformanceObserver {
    private readonly tell: () => void;
    constructor(tell: (entries: unknown, observer: PerformanceObserver) => void) {
      this.tell = () => tell(undefined, this);
    }
    observe() {
      painted.addEventListener('paint', this.tell);
    }
    disconnect() {
      painted.removeEventListener('paint', this.tell);
    }
  }
  const document = {
    currentScript: { remove: removed },
    createElement: () => ({}),
    head: { append: (element: Appended) => appended.push(element) },
  };
  const names = ['document', 'addEventListener', 'PerformanceObserver', 'requestAnimationFrame'];
  new Function(...names, startScript(start))(
    document,
    window.addEventListener.bind(window),
    PerformanceObserver,
    (draw: () => void) => frames.push(draw),
  );
  return {
    scripts: () => appended.filter(({ type }) => type === 'module'),
    ahead: () => appended.flatMap(({ rel, href }) => (rel === 'modulepreload' ? [href] : [])),
    removed,
    happens: (type: string) => window.dispatchEvent(new Event(type)),
    /** Reports the first paint, as the browser does. */
    paints: () => painted.dispatchEvent(new Event('paint')),
    /** Draws one more frame, as the browser does. */
    draws: () => {
      for (const draw of frames.splice(0)) draw();
    },
  };
}

/** Waits until all pending promises have resolved. */
const settled = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('loads the script once, after everything visible is loaded and painted', async () => {
  const page = pageOf({ entry: '/a.js', needed: ['/a.js', '/b.js'] });
  expect(page.removed).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(3_000);
  expect(page.scripts()).toEqual([]);
  // A frame before the first paint shows nothing.
  for (const happens of [() => page.happens('load'), page.draws, page.paints]) {
    happens();
    await settled();
    expect(page.scripts()).toEqual([]);
  }
  page.draws();
  await settled();
  expect(page.scripts()).toMatchObject([{ src: '/a.js' }]);
  expect(page.ahead()).toEqual(['/b.js']);
  page.happens('keydown');
  await vi.advanceTimersByTimeAsync(10_000);
  expect(page.scripts()).toMatchObject([{ src: '/a.js' }]);
});

test.each([
  ['a picture that hangs', []],
  ['a tab that nobody looks at, so that nothing is painted,', ['load']],
])('%s does not delay the start by more than four seconds', async (_, events) => {
  const page = pageOf({ entry: '/a.js', needed: [] });
  for (const event of events) page.happens(event);
  await vi.advanceTimersByTimeAsync(3_999);
  expect(page.scripts()).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(page.scripts()).toMatchObject([{ src: '/a.js' }]);
});

test.each(['pointerdown', 'keydown'])('starts at once when the visitor interacts: %s', async (type) => {
  const page = pageOf({ entry: '/a.js', needed: [] });
  page.happens(type);
  await settled();
  expect(page.scripts()).toMatchObject([{ src: '/a.js' }]);
});

test('loads the script with the integrity of the built file', async () => {
  const page = pageOf({ entry: '/a.js', needed: [], integrity: 'sha384-x' });
  page.happens('keydown');
  await settled();
  expect(page.scripts()).toMatchObject([{ src: '/a.js', integrity: 'sha384-x' }]);
});
