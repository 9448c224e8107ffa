/**
 * Every number the product is bound by (spec part 1 §9 and part 2 §9; the rest is ours and says so). Lengths are UTF-16
 * code units, sizes are bytes, times are milliseconds unless the name says otherwise. In files by subject: a page loads
 * the numbers of its own.
 */

export * from './captcha/limits.ts';
export * from './donations/limits.ts';
export * from './events/limits.ts';
export * from './jobs/limits.ts';
export * as limits from './limits/all.ts';
export * from './news/limits.ts';
export * from './stories/limits.ts';
