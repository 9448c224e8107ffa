import { HttpError } from './http-error.ts';

/** Length of a window in milliseconds: ten minutes. */
export const rateWindowMs = 600_000;

/** When the window began in which a moment lies; both in milliseconds since 1970. */
export const rateWindowStart = (now: number): number => Math.floor(now / rateWindowMs) * rateWindowMs;

/** The answer to somebody who tried too often in this window: 429, and when the next one begins. */
export function tooOften(message: string, now: number): HttpError {
  const seconds = Math.ceil((rateWindowStart(now) + rateWindowMs - now) / 1_000);
  return new HttpError(429, message, { headers: { 'Retry-After': String(seconds) } });
}
