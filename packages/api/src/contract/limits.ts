/**
 * Every limit of the product (spec part 1 §9 and part 2 §9; limits that are not from the spec are marked). Lengths are UTF-16 code
 * units, sizes are bytes, times are milliseconds unless the name says otherwise. Split into files by subject, so that a page loads
 * only its own.
 */

export * from './captcha/limits.ts';
export * from './donations/limits.ts';
export * from './events/limits.ts';
export * from './jobs/limits.ts';
export * as limits from './limits/all.ts';
export * from './news/limits.ts';
export * from './stories/limits.ts';
