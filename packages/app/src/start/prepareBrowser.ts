import { keepTranslatedText } from '@banyan/ui/hooks';
import { watchMissingCode } from './missingCode.ts';
import { typeAgain } from './typedText.ts';

/** Loads lazy pictures before printing, because some browsers leave them out. */
const loadBeforePrint = () =>
  window.addEventListener('beforeprint', () => {
    for (const image of document.images) image.loading = 'eager';
  });

/**
 * Prepares a page for the effects of browsers, translators and deployments.
 *
 * @param changes Changes made before, see `changesScript`. @default nothing
 */
export function watchBrowser(changes: readonly MutationRecord[] = []): void {
  keepTranslatedText(changes);
  watchMissingCode();
  typeAgain();
  loadBeforePrint();
}

/** Calls {@link watchBrowser} for a page that is rendered in the browser. Call it once, before React is started. */
export function prepareBrowser(): void {
  // Ends the recording of early presses, because nothing was on the page yet.
  window.banyanPresses?.();
  watchBrowser();
}
