import { type BenchPage, pageBudgets } from './pages.ts';
import { kilobytes, milliseconds, type Table, verdict } from './table.ts';
import type { ThrottlingMethod, Timing } from './timings.ts';
import type { Fetched, Kind, PageWeight, Phase } from './weights.ts';

const before: readonly Phase[] = ['load', 'idle'];
const total: readonly Phase[] = ['load', 'idle', 'use'];

/** What one page weighs, each figure beside its budget. */
export function weightTable(page: BenchPage, { files, blocking, beforePaint }: PageWeight): Table {
  const of = (kind: Kind, phases: readonly Phase[]) =>
    files.filter((file) => file.kind === kind && phases.includes(file.phase));
  const scripts = of('javascript', total);
  const row = (
    name: string,
    some: readonly Fetched[],
    budget?: number,
    figure: 'gzip' | 'brotli' = 'gzip',
  ) => {
    return [
      name,
      String(some.length),
      kilobytes(sum(some, 'raw')),
      kilobytes(sum(some, 'gzip')),
      kilobytes(sum(some, 'brotli')),
      kilobytes(sum(some, 'wire')),
      budget === undefined ? '' : kilobytes(budget),
      budget === undefined ? '' : verdict(sum(some, figure), budget),
    ];
  };
  return {
    title: `What ${page.path} weighs`,
    columns: ['part', 'requests', 'raw', 'gzip', 'brotli', 'on the wire', 'budget (gzip)', ''],
    rows: [
      row('HTML, of the budget as Brotli', of('html', total), pageBudgets.firstAnswer, 'brotli'),
      row('CSS', of('css', total), pageBudgets.css),
      row('JavaScript, initial', of('javascript', ['load'])),
      row('JavaScript, idle', of('javascript', ['idle'])),
      row('JavaScript, before use', of('javascript', before), pageBudgets.javascript),
      row('JavaScript, in use', of('javascript', ['use'])),
      row('JavaScript, total', scripts),
      row('… that blocks the first paint', named(scripts, blocking), 0),
      row('… asked for before it', named(scripts, beforePaint), 0),
      row('fonts, before use', of('font', before), pageBudgets.fonts),
      row('fonts, in use', of('font', ['use'])),
      row('images, before use', of('image', before)),
      row('images, in use', of('image', ['use'])),
      row('data and other', of('other', total)),
      row('everything', files),
    ].filter(([, requests, , , , , budget]) => requests !== '0' || budget !== ''),
  };
}

/** How to read the tables of weights; printed once. */
export const weightNotes = [
  'Measured in a real browser at 412 × 823 with an empty cache. Initial: asked for before the load event. Idle: after it, with nobody doing anything. In use: standing in the first field and scrolled to the end.',
  'gzip and brotli are computed at their best level; on the wire is what this browser received.',
] as const;

/** A page in one throttling mode. */
export interface PageTiming {
  mode: ThrottlingMethod;
  page: Timing;
  twin: Timing;
}

/** How fast a page is beside its plain-HTML twin. */
export const timingTable = (title: string, timings: readonly PageTiming[]): Table => ({
  title,
  columns: [
    'throttling',
    'LCP',
    'twin',
    'ratio',
    `≤ ${pageBudgets.lcpRatio.toFixed(2)}`,
    'CLS',
    'twin',
    `≤ ${pageBudgets.cls}`,
    'blocking',
    'twin',
    `≤ ${milliseconds(pageBudgets.blocking)}`,
  ],
  rows: timings.map(({ mode, page, twin }) => [
    mode,
    milliseconds(page.lcp),
    milliseconds(twin.lcp),
    (page.lcp / twin.lcp).toFixed(3),
    verdict(page.lcp / twin.lcp, pageBudgets.lcpRatio),
    page.cls.toFixed(4),
    twin.cls.toFixed(4),
    // As it is shown: a few hundred-thousandths are no shift that anybody sees.
    verdict(Number(page.cls.toFixed(4)), pageBudgets.cls),
    milliseconds(page.blocking),
    milliseconds(twin.blocking),
    verdict(page.blocking, pageBudgets.blocking),
  ]),
});

/** How to read the tables of timings; printed once. */
export const timingNotes = (runs: number): readonly string[] => [
  `Lighthouse's phone with an empty cache, median of ${runs}; page and twin in turns. The twin is the same answer with every script removed. How far it is from itself here is how far this machine's noise reaches.`,
  `'simulate' computes what a slow phone would see, 'devtools' slows the browser down. Blocking time counts only what the page's own scripts and layout keep the main thread busy with.`,
  'Of blocking time some 40 ms, slowed down, are the measuring itself: React makes an error when it is loaded, for which a browser whose tools are attached, as Lighthouse attaches them, reads all of React once more for the number of a line. Without them the same statement takes 0 ms.',
  'What shifts, slowed down, is what stands beside or at the end of words when their font comes after the first paint: by some pixels, on the twin as on the page. Stand-ins have the size that changes the lines of the fewest titles; letters have widths of their own. Weighed: `font-display: optional` would shift nothing, and show nobody the fonts who comes for the first time on a slow network.',
];

const named = (files: readonly Fetched[], paths: readonly string[]): readonly Fetched[] =>
  files.filter((file) => paths.includes(file.path));

const sum = (files: readonly Fetched[], figure: 'raw' | 'gzip' | 'brotli' | 'wire'): number =>
  files.reduce((bytes, file) => bytes + file[figure], 0);
