import { limits } from '../../site/build/sizes.ts';

/** A page that is weighed and timed. */
export interface BenchPage {
  path: `/${string}`;
}

/** Every page of the site; a new page is one more line. The last one stands for all addresses that do not exist. */
export const benchPages: readonly BenchPage[] = [
  { path: '/' },
  { path: '/about' },
  { path: '/contact' },
  { path: '/membership' },
  { path: '/membership/register' },
  { path: '/donate' },
  { path: '/donate-home' },
  { path: '/resources' },
  { path: '/alumni-directory' },
  { path: '/alumni-stories' },
  { path: '/alumni-stories/the-pump-that-learned-to-whisper' },
  { path: '/chapters' },
  { path: '/chapters/bay-area' },
  { path: '/class-of' },
  { path: '/class-of/1987' },
  { path: '/submit-story' },
  { path: '/job-board' },
  { path: '/submit-job' },
  { path: '/news' },
  { path: '/news/news-canteen-scholarship' },
  { path: '/events' },
  { path: '/events/month' },
  { path: '/events/register/event-long-table' },
  { path: '/events/past/event-garba-night' },
  { path: '/search' },
  { path: '/my' },
  { path: '/no-such-page' },
];

/** What every page may cost, in bytes of gzip and as plain numbers. */
export const pageBudgets = {
  /** Before anybody touches it. */
  javascript: limits.javascript,
  /** HTML with the styles in it, under Brotli: what one flight of packets brings. */
  firstAnswer: limits.firstAnswer,
  css: limits.css,
  /** Before any interaction. */
  fonts: 80_000,
  /** Largest Contentful Paint, as a multiple of the plain-HTML twin's. */
  lcpRatio: 1.05,
  /** Cumulative Layout Shift, a score. */
  cls: 0,
  /** Total Blocking Time, ms. */
  blocking: 50,
} as const;
