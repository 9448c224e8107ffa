import { loaderTimeoutMs, initialData as readInTime } from '@banyan/app/reading';

/** How long a page may be held back for its data, in milliseconds: hardly in a browser, a while when the site is built. */
const timeoutMs = import.meta.env.SSR ? 8_000 : loaderTimeoutMs;

/** Reads what a page would like to have at once. Never fails and never waits long: the page asks again anyway. */
export const initialData = <T>(read: (signal: AbortSignal) => Promise<T>) => readInTime(read, { timeoutMs });
