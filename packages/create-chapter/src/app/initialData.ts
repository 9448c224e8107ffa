import { loaderTimeoutMs, initialData as readInTime } from '@banyan/app/reading';

/** Longest delay of a page for its data, in milliseconds: short in a browser, longer when the site is built. */
const timeoutMs = import.meta.env.SSR ? 8_000 : loaderTimeoutMs;

/** Reads data that a page should have at once. Never fails and never waits long: the page reads it again anyway. */
export const initialData = <T>(read: (signal: AbortSignal) => Promise<T>) => readInTime(read, { timeoutMs });
