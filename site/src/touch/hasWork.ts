import { tryStorage } from '@banyan/ui/hooks';
import { isFresh } from '../pages/isFresh.ts';

const draft = /^banyan\.draft\./;

const hasDraft = (storage: Storage): boolean => Object.keys(storage).some((key) => draft.test(key));

/** Data that did not come before the page had to go out: it stands there loading. */
const isMissing = (read: unknown): boolean =>
  typeof read === 'object' && read !== null && 'ready' in read && read.ready === false;

/**
 * Whether a page that came as HTML has something to do before anybody touches it: to bring back a draft, to read its address,
 * to show what came of a post, to fetch what was not there in time, or to ask again for what was rendered long ago.
 *
 * @param loaderData What the loader of its route returned.
 */
export function hasWork(loaderData: unknown): boolean {
  if (location.search !== '' || location.hash !== '') return true;
  if (tryStorage(() => hasDraft(sessionStorage) || hasDraft(localStorage))) return true;
  if (typeof loaderData !== 'object' || loaderData === null) return false;
  if ('serverState' in loaderData && loaderData.serverState !== null) return true;
  if (Object.values(loaderData).some(isMissing)) return true;
  return 'now' in loaderData && typeof loaderData.now === 'number' && !isFresh(loaderData.now);
}
