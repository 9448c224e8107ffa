/** What a page reads from the API: what came with it, what the API says now, and how far that is. */
export { type InitialData, type InitialDataOptions, initialData, loaderTimeoutMs } from './initialData.ts';
export { type ListProgressOf, progressOf } from './progressOf.ts';
export { type ReadOptions, type ReadState, useApiRead } from './useApiRead.ts';
export { useRetryFocus } from './useRetryFocus.ts';
