import { HttpError } from './http-error.ts';

/** Length of a window in milliseconds: ten minutes. */
export const rateWindowMs = 600_000;

/** Returns the start of the window that contains a time; both in milliseconds since 1970. */
export const rateWindowStart = (now: number): number => Math.floor(now / rateWindowMs) * rateWindowMs;

/** Creates the error for too many attempts in this window: 429, with the start of the next window as Retry-After. */
export function tooOften(message: string, now: number): HttpError {
  const seconds = Math.ceil((rateWindowStart(now) + rateWindowMs - now) / 1_000);
  return new HttpError(429, message, { headers: { 'Retry-After': String(seconds) } });
}
