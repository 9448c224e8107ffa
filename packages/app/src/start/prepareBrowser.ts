import { keepTranslatedText } from '@banyan/ui/hooks';
import { watchMissingCode } from './missingCode.ts';
import { typeAgain } from './typedText.ts';

/** Pictures that are not in sight yet are on paper, too: some browsers leave lazy ones out. */
const loadBeforePrint = () =>
  window.addEventListener('beforeprint', () => {
    for (const image of document.images) image.loading = 'eager';
  });

/**
 * Prepares a page for what browsers, translators and deployments do to it.
 *
 * @param changes What was changed before, see `changesScript`. @default nothing
 */
export function watchBrowser(changes: readonly MutationRecord[] = []): void {
  keepTranslatedText(changes);
  watchMissingCode();
  typeAgain();
  loadBeforePrint();
}

/** {@link watchBrowser} for a page that the browser draws itself. Call it once, before React is started. */
export function prepareBrowser(): void {
  // Nothing was there to be pressed early.
  window.banyanPresses?.();
  watchBrowser();
}
