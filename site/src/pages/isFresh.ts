import { serverNow } from '@banyan/api/client';

/**
 * Maximum age of page data that need not be read again, in milliseconds. A server renders a page again every minute, and browser
 * clocks are slightly off.
 */
const freshForMs = 5 * 60_000;

/**
 * True if the page was rendered just now, as by a server. A static host’s page was rendered at build time, so its data is worth
 * reading again.
 *
 * @param renderedAt Milliseconds since 1970.
 */
export const isFresh = (renderedAt: number): boolean => Math.abs(serverNow() - renderedAt) < freshForMs;
