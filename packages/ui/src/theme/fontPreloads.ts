import anekLatinCore from './fonts/anek-latin-core.woff2?url';

/**
 * Addresses of the fonts for a page’s first paint, for `<link rel="preload" as="font">`. The serif is left out on purpose: it may
 * arrive late, because its fallback has the same widths.
 */
export const fontPreloads: readonly string[] = [anekLatinCore];
