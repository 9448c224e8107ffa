import type { RequestContext } from '../request.ts';

/**
 * For the loader of a page that depends on data alone: when it was made, where nobody makes it again. A server renews it with
 * every change of the data, so what it sends needs no second look; a file of the build gets older, and its code comes by itself
 * (`hasWork`).
 */
export const madeOnce = (context: RequestContext | undefined): { now?: number } =>
  context?.isBuild ? { now: Date.now() } : {};
