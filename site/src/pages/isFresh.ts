import { serverNow } from '@banyan/api/client';

/**
 * For how long what came with a page is as good as asking again, in milliseconds: a server renders it anew every minute, and
 * the clocks of browsers are a little off.
 */
const freshForMs = 5 * 60_000;

/**
 * Whether a page was made just now, as a server's was. A static host's was made when the site was built, and then what reads
 * it again is worth its weight.
 *
 * @param renderedAt Milliseconds since 1970.
 */
export const isFresh = (renderedAt: number): boolean => Math.abs(serverNow() - renderedAt) < freshForMs;
