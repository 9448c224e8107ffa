import { setTimeout as wait } from 'node:timers/promises';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { type Browser, chromium, type Page, type Request } from 'playwright-core';
import { browserArguments } from '../browser.ts';
import type { BenchPage } from './pages.ts';

const kinds = ['html', 'css', 'javascript', 'font', 'image', 'other'] as const;
export type Kind = (typeof kinds)[number];

/**
 * When a file was asked for: `load` before the load event, `idle` after it without anybody doing anything, `use` when a
 * reader stood in the first field and scrolled to the end.
 */
export type Phase = 'load' | 'idle' | 'use';

/** One file that a page fetched. */
export interface Fetched {
  path: string;
  kind: Kind;
  phase: Phase;
  /** Uncompressed. */
  raw: number;
  /** As it would travel with gzip or brotli at their best; the same as `raw` for what is compressed already. */
  gzip: number;
  brotli: number;
  /** Body as it travelled in this browser. */
  wire: number;
}

export interface PageWeight {
  files: readonly Fetched[];
  /** Paths of what the browser itself says held back the first paint. */
  blocking: readonly string[];
  /** Paths of what was asked for before the first paint, and so competed with it. */
  beforePaint: readonly string[];
}

/** Silence that counts as the end of loading; later than any idle callback of ours. */
const quietMs = 1_000;

const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: false,
};

/** A browser for weighing; close it afterwards. */
export const launchBrowser = (executablePath: string): Promise<Browser> =>
  chromium.launch({ executablePath, args: browserArguments });

/** Loads a page in a fresh context of a real browser, uses it a little, and weighs everything that it fetched. */
export async function weigh(browser: Browser, origin: string, { path }: BenchPage): Promise<PageWeight> {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  const { requests, enter, settled } = record(page);
  await page.goto(origin + path, { waitUntil: 'load' });
  enter('idle');
  await settled();
  const seen = await page.evaluate(paintTimes);
  enter('use');
  const field = page.locator('main :is(input, textarea, select):visible').first();
  if ((await field.count()) > 0) await field.focus();
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await settled();

  const files = await Promise.all([...requests].map(([request, phase]) => weighed(request, phase, origin)));
  await context.close();
  return { files: files.filter((file) => file !== undefined), ...seen };
}

/** Runs in the page: which files came in the way of the first paint. */
function paintTimes(): Pick<PageWeight, 'blocking' | 'beforePaint'> {
  const painted =
    performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.POSITIVE_INFINITY;
  const fetched = performance.getEntriesByType('resource');
  const pathOf = (entry: PerformanceEntry) => new URL(entry.name).pathname;
  return {
    blocking: fetched
      .filter((entry) => 'renderBlockingStatus' in entry && entry.renderBlockingStatus === 'blocking')
      .map(pathOf),
    beforePaint: fetched.filter((entry) => entry.startTime < painted).map(pathOf),
  };
}

/** Notes every request with the phase it fell into. */
function record(page: Page) {
  const requests = new Map<Request, Phase>();
  const open = new Set<Request>();
  let phase: Phase = 'load';
  let last = performance.now();
  page.on('request', (request) => {
    requests.set(request, phase);
    open.add(request);
    last = performance.now();
  });
  const ends = (request: Request) => {
    open.delete(request);
    last = performance.now();
  };
  page.on('requestfinished', ends);
  page.on('requestfailed', ends);
  return {
    requests,
    enter(next: Phase) {
      phase = next;
      last = performance.now();
    },
    /** Waits until nothing was asked for or answered during `quietMs`. */
    async settled() {
      while (open.size > 0 || performance.now() - last < quietMs) await wait(50);
    },
  };
}

async function weighed(request: Request, phase: Phase, origin: string): Promise<Fetched | undefined> {
  const response = await request.response();
  if (!request.url().startsWith(`${origin}/`) || !response) return undefined;
  const { responseBodySize: wire } = await request.sizes();
  const url = new URL(request.url());
  const type = response.headers()['content-type'] ?? '';
  // Asked again, because a browser forgets the bodies of preloads and module scripts.
  const body = new Uint8Array(await (await fetch(url)).arrayBuffer());
  const compressible = /text|javascript|json|xml/.test(type);
  return { path: url.pathname, kind: kindOf(type), phase, wire, ...sizesOf(body, compressible) };
}

/** A body's size as it is and under both encodings at their best level. */
export function sizesOf(
  body: Uint8Array,
  compressible: boolean,
): { raw: number; gzip: number; brotli: number } {
  const raw = body.byteLength;
  if (!compressible) return { raw, gzip: raw, brotli: raw };
  const quality = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  return {
    raw,
    gzip: gzipSync(body, { level: constants.Z_BEST_COMPRESSION }).byteLength,
    brotli: brotliCompressSync(body, { params: quality }).byteLength,
  };
}

function kindOf(type: string): Kind {
  if (type.startsWith('text/html')) return 'html';
  if (type.startsWith('text/css')) return 'css';
  if (type.includes('javascript')) return 'javascript';
  if (type.startsWith('font/')) return 'font';
  if (type.startsWith('image/')) return 'image';
  return 'other';
}
