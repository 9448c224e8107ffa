import lighthouse from 'lighthouse';
import { median } from './table.ts';

/**
 * How Lighthouse slows things down for its phone. `simulate` loads at full speed and computes what a slow phone would
 * have seen; `devtools` slows the browser itself down and watches.
 */
export const throttlingMethods = ['simulate', 'devtools'] as const;
export type ThrottlingMethod = (typeof throttlingMethods)[number];

/** What one page load felt like. */
export interface Timing {
  /** Largest Contentful Paint, ms. */
  lcp: number;
  /** Cumulative Layout Shift, a score. */
  cls: number;
  /** Total Blocking Time, ms. */
  blocking: number;
}

const audits = {
  lcp: 'largest-contentful-paint',
  cls: 'cumulative-layout-shift',
  blocking: 'total-blocking-time',
} as const;

/** How often a page is tried: on a busy machine a browser's trace breaks off now and then. */
const tries = 3;

/** One Lighthouse run with its default phone and an empty cache. @throws an error when the page could not be measured three times. */
export async function time(url: string, port: number, throttlingMethod: ThrottlingMethod): Promise<Timing> {
  for (let tried = 1; ; tried += 1) {
    try {
      return await timeOnce(url, port, throttlingMethod);
    } catch (error) {
      if (tried === tries) throw error;
    }
  }
}

async function timeOnce(url: string, port: number, throttlingMethod: ThrottlingMethod): Promise<Timing> {
  const result = await lighthouse(url, {
    port,
    throttlingMethod,
    onlyAudits: Object.values(audits),
    // The page for unknown addresses answers 404, and is timed like any other.
    ignoreStatusCode: true,
    disableFullPageScreenshot: true,
    logLevel: 'silent',
  });
  const value = (id: string): number => {
    const audit = result?.lhr.audits[id];
    if (audit?.numericValue !== undefined) return audit.numericValue;
    const reason = result?.lhr.runtimeError?.message ?? audit?.errorMessage ?? 'no reason given';
    throw new Error(`Lighthouse has no ${id} for ${url}: ${reason}`);
  };
  return { lcp: value(audits.lcp), cls: value(audits.cls), blocking: value(audits.blocking) };
}

/** The median of each figure by itself. */
const medianOf = (timings: readonly Timing[]): Timing => ({
  lcp: median(timings.map((timing) => timing.lcp)),
  cls: median(timings.map((timing) => timing.cls)),
  blocking: median(timings.map((timing) => timing.blocking)),
});

/** The page and its twin, timed in turns, so that a busy moment of this machine falls on both. */
export async function timePair(
  page: string,
  twin: string,
  { port, mode, runs }: { port: number; mode: ThrottlingMethod; runs: number },
): Promise<{ page: Timing; twin: Timing }> {
  const pages: Timing[] = [];
  const twins: Timing[] = [];
  for (let run = 0; run < runs; run += 1) {
    pages.push(await time(page, port, mode));
    twins.push(await time(twin, port, mode));
  }
  return { page: medianOf(pages), twin: medianOf(twins) };
}
