import anekLatinCore from './fonts/anek-latin-core.woff2?url';

/**
 * Addresses of the fonts that a page's first paint needs, for `<link rel="preload" as="font">`. The serif is left out on
 * purpose: it may arrive late, its stand-in has the same widths.
 */
export const fontPreloads: readonly string[] = [anekLatinCore];
