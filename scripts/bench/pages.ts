/** A page that is weighed and timed. */
export interface BenchPage {
  path: `/${string}`;
  /** Most JavaScript that the page may load before anybody touches it, in bytes of gzip. */
  javascript: number;
}

/** Every page of the site; a new page is one more line. The last one stands for all addresses that do not exist. */
export const benchPages: readonly BenchPage[] = [
  { path: '/', javascript: 118_000 },
  { path: '/about', javascript: 118_000 },
  { path: '/contact', javascript: 118_000 },
  { path: '/membership', javascript: 118_000 },
  { path: '/membership/register', javascript: 118_000 },
  { path: '/donate', javascript: 118_000 },
  { path: '/donate-home', javascript: 118_000 },
  { path: '/resources', javascript: 118_000 },
  { path: '/alumni-directory', javascript: 118_000 },
  { path: '/alumni-stories', javascript: 118_000 },
  { path: '/alumni-stories/the-pump-that-learned-to-whisper', javascript: 118_000 },
  { path: '/chapters', javascript: 118_000 },
  { path: '/chapters/bay-area', javascript: 118_000 },
  { path: '/class-of', javascript: 118_000 },
  { path: '/class-of/1987', javascript: 118_000 },
  { path: '/submit-story', javascript: 118_000 },
  { path: '/job-board', javascript: 118_000 },
  { path: '/submit-job', javascript: 118_000 },
  { path: '/news', javascript: 118_000 },
  { path: '/news/news-canteen-scholarship', javascript: 118_000 },
  { path: '/events', javascript: 118_000 },
  { path: '/events/month', javascript: 118_000 },
  { path: '/events/register/event-long-table', javascript: 118_000 },
  { path: '/events/past/event-garba-night', javascript: 118_000 },
  { path: '/search', javascript: 118_000 },
  { path: '/my', javascript: 118_000 },
  { path: '/no-such-page', javascript: 118_000 },
];

/** What every page may cost, in bytes of gzip and as plain numbers. */
export const pageBudgets = {
  css: 20_000,
  /** Before any interaction. */
  fonts: 80_000,
  /** Largest Contentful Paint, as a multiple of the plain-HTML twin's. */
  lcpRatio: 1.1,
  /** Cumulative Layout Shift, a score. */
  cls: 0.02,
} as const;
