/** Reads of a page from the API: initial data, current data, and progress. */
export { type InitialData, type InitialDataOptions, initialData, loaderTimeoutMs } from './initialData.ts';
export { type ListProgressOf, progressOf } from './progressOf.ts';
export { type ReadOptions, type ReadState, useApiRead } from './useApiRead.ts';
export { useRetryFocus } from './useRetryFocus.ts';
